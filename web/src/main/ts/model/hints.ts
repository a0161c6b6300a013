import { S } from "../texts/strings.ts";
import type { Hint, Offer, Scene } from "../wire/types.ts";
import { fill, type Draft } from "./answer.ts";

/** Stands in the list of given hints for: no more hints about this game. */
export const NO_MORE_HINTS = "*";

/**
 * The hint to show now: the one about the thing to do, or else about a verb that is offered, each once and in the
 * lesson's order, otherwise the opening one, which comes before all others or not at all. Where a game has no lesson, an
 * offer explains itself by its fields.
 */
export function currentHint(
  lesson: readonly Hint[],
  told: readonly string[],
  scene: Scene,
  asked: boolean,
  leading?: string,
): Hint | undefined {
  if (told.includes(NO_MORE_HINTS)) return undefined;
  const fresh = lesson.filter((hint) => !told.includes(hint.verb));
  const first = told.length === 0 ? fresh.find((hint) => hint.verb === "") : undefined;
  if (!asked) return first;
  const offered = fresh.filter((hint) => scene.offers.some((offer) => offer.verb === hint.verb));
  const written = offered.find((hint) => hint.verb === leading) ?? offered[0] ?? first;
  if (written || lesson.length > 0) return written;
  const offer = scene.offers.find((each) => !told.includes(each.verb));
  return offer && { verb: offer.verb, text: S.lessonFallback(offer.label.replace(/\{[^}]+\}/g, "…"), wants(offer)) };
}

/** Whether the line of the turn is free for a tip: it only says what may be done, and nobody asks and nothing is told. */
export function hasTipsPlace({ question, interlude }: Scene): boolean {
  return !interlude && !question?.verb && (question?.by ?? -1) < 0;
}

/** As much of a hint as can be read at a glance: its first sentence. */
export function firstSentence(text: string): string {
  return /^.+?(?<!\bNo)[.!?]+["”’)]*(?=\s+[\p{Lu}“"]|$)/su.exec(text)?.[0] ?? text;
}

/** The one thing to touch next: a button, a piece, any piece of one's own hand, or nothing in particular. */
export type Lead = { to: "button" | "hand" | "none" } | { to: "piece"; id: string };

/** Where the player is led who is to make an offer: to what it still needs, and then to its button. */
export function leadTo(offer: Offer | undefined, draft: Draft, hand: readonly string[]): Lead {
  if (!offer || offer.warning) return { to: "none" };
  if (offer.at) return { to: "piece", id: offer.at };
  const filled = fill(offer, draft);
  if (filled.ready) return { to: "button" };
  const { missing } = filled;
  if (missing.kind === "lay") return { to: "none" };
  if (missing.kind !== "pick" && missing.kind !== "spell") return { to: "button" };
  const [only, ...more] = missing.ids;
  if (only !== undefined && more.length === 0) return { to: "piece", id: only };
  return { to: missing.ids.some((id) => hand.includes(id)) ? "hand" : "none" };
}

function wants(offer: Offer): string {
  return offer.fields.flatMap((field) => (field.kind === "fixed" ? [] : [field.label])).join("; ");
}
