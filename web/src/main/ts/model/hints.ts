import { S } from "../texts/strings.ts";
import type { Hint, Offer, Scene } from "../wire/types.ts";

/** Stands in the list of given hints for: no more hints about this game. */
export const NO_MORE_HINTS = "*";

/**
 * The hint to show now: one about a verb that is offered, each once and in the lesson's order, otherwise the opening
 * one, which comes before all others or not at all. Where a game has no lesson, an offer explains itself by its fields.
 */
export function currentHint(
  lesson: readonly Hint[],
  told: readonly string[],
  scene: Scene,
  asked: boolean,
): Hint | undefined {
  if (told.includes(NO_MORE_HINTS)) return undefined;
  const fresh = lesson.filter((hint) => !told.includes(hint.verb));
  const first = told.length === 0 ? fresh.find((hint) => hint.verb === "") : undefined;
  if (!asked) return first;
  const written = fresh.find((hint) => scene.offers.some((offer) => offer.verb === hint.verb)) ?? first;
  if (written || lesson.length > 0) return written;
  const offer = scene.offers.find((each) => !told.includes(each.verb));
  return offer && { verb: offer.verb, text: S.lessonFallback(offer.label, wants(offer)) };
}

/** A text in parts of whole sentences, each as long as fits into a few lines of a phone. */
export function tipPages(text: string, most: number): string[] {
  const pages: string[] = [];
  for (const sentence of text.match(/[^.!?]+[.!?]+(?:["”’)]+)?\s*|[^.!?]+$/g) ?? [text]) {
    const last = pages[pages.length - 1];
    if (last !== undefined && (last + sentence).trim().length <= most) pages[pages.length - 1] = last + sentence;
    else pages.push(sentence);
  }
  return pages.map((page) => page.trim()).filter((page) => page !== "");
}

function wants(offer: Offer): string {
  return offer.fields.flatMap((field) => (field.kind === "fixed" ? [] : [field.label])).join("; ");
}
