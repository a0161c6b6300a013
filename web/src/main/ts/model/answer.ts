import type { Answer, Choose, Field, Offer, Option, Pick, Scene } from "../wire/types.ts";
import { offerIds, offerKey } from "./scene.ts";
import { missingLetters, spelledWord, spellOf, takenPieces, type ComposedLetter } from "./composedWord.ts";

/** What a player has prepared: letters in the composer, picked things, and filled-in fields. */
export interface Draft {
  letters: readonly ComposedLetter[];
  picked: readonly string[];
  values: Readonly<Record<string, string>>;
  /** Every letter was typed, so the player has not chosen the pieces themselves. */
  typed?: boolean;
  /** The player has chosen how the typed word is composed. */
  settled?: boolean;
  /** The word that was sent or refused: typing on begins another. */
  told?: string;
}

export const EMPTY_DRAFT: Draft = { letters: [], picked: [], values: {} };

export type Filled = { ready: true; answer: Answer } | { ready: false; missing: Field };

/**
 * The key of a field's value in a draft: the square of a grid is shared by all offers, any other value belongs to its
 * offer.
 */
export function valueKey(offer: Offer, field: Field): string {
  return field.kind === "lay" ? "lay:" + field.grid : offerKey(offer) + "/" + field.name;
}

/** The answer to an offer, or the first field that still needs a value. */
export function fill(offer: Offer, draft: Draft): Filled {
  const fields: Record<string, string> = {};
  const picks = distributePicks(offer, draft);
  for (const field of offer.fields) {
    const value = valueOf(offer, field, draft, picks);
    if (value === undefined) return { ready: false, missing: field };
    if (value !== LEFT_OUT) fields[field.name] = value;
  }
  return { ready: true, answer: { verb: offer.verb, fields } };
}

const LEFT_OUT = Symbol("left out");

function valueOf(
  offer: Offer,
  field: Field,
  draft: Draft,
  picks: Map<Pick, string[]>,
): string | typeof LEFT_OUT | undefined {
  switch (field.kind) {
    case "fixed":
      return field.value;
    case "pick": {
      // Where exactly as many are there as are wanted, they are meant, unless something else was chosen; a word says
      // itself what it uses.
      const only = field.least > 0 && field.ids.length === field.least && !spellOf(offer);
      if (only && draft.picked.every((id) => offerIds(offer).has(id))) return field.ids.join(" ");
      const ids = picks.get(field) ?? [];
      if (ids.length >= Math.max(1, field.least) && ids.length <= field.most) return ids.join(" ");
      return field.least === 0 ? LEFT_OUT : undefined;
    }
    case "spell": {
      const composed = spellOf(offer) !== undefined;
      if (composed && missingLetters(draft.letters).length > 0) return undefined;
      const text = composed ? spelledWord(draft.letters) : (draft.values[valueKey(offer, field)] ?? "").toUpperCase();
      return text.length >= field.least && text.length <= field.most ? text : undefined;
    }
    case "choose": {
      if (field.options.length === 1) return field.options[0]?.value;
      const value = draft.values[valueKey(offer, field)];
      return field.options.some((option) => option.value === value) ? value : undefined;
    }
    case "count": {
      if (field.least === field.most) return String(field.least);
      const value = draft.values[valueKey(offer, field)] ?? "";
      const number = Number(value);
      return /^-?\d+$/.test(value) && number >= field.least && number <= field.most ? String(number) : undefined;
    }
    case "lay":
      return draft.values[valueKey(offer, field)];
  }
}

/**
 * Distributes the picked ids and the composer's pieces over an offer's picks: first what each must have, then what each
 * may have. Where nothing is spelled, the composer's pieces are meant only as long as nothing else is picked. A pick that gets more than it may have is left out where that is allowed, and the game works out what was
 * meant.
 */
function distributePicks(offer: Offer, draft: Draft): Map<Pick, string[]> {
  const picks = offer.fields.filter((field): field is Pick => field.kind === "pick");
  const shared = new Map<Pick, string[]>(picks.map((pick) => [pick, []]));
  const composed = spellOf(offer) || draft.picked.length === 0 ? takenPieces(draft.letters) : [];
  const left = [...new Set([...draft.picked, ...composed])];
  const give = (pick: Pick, upTo: number) => {
    const has = shared.get(pick) ?? [];
    for (let i = 0; i < left.length && has.length < upTo;) {
      const id = left[i];
      if (id !== undefined && pick.ids.includes(id)) {
        has.push(id);
        left.splice(i, 1);
      } else i++;
    }
  };
  for (const pick of picks) give(pick, pick.least);
  for (const pick of picks) give(pick, pick.most);
  for (const pick of picks) {
    const over = left.filter((id) => pick.ids.includes(id));
    if (over.length > 0) shared.get(pick)?.push(...over);
  }
  return shared;
}

/** Whether a thing goes with the others that are picked for an offer, where its picks say what goes with what. */
export function goesWith({ fields }: Offer, picked: readonly string[], id: string): boolean {
  return fields.every((field) => {
    if (field.kind !== "pick" || !field.with) return true;
    const { ids, with: pairs } = field;
    const other = fields.find((each): each is Pick => each.kind === "pick" && each !== field);
    if (!ids.includes(id)) {
      const chosen = ids.filter((each) => picked.includes(each));
      return (chosen.length > 0 ? chosen : ids).some((each) => pairs[each]?.includes(id));
    }
    const chosen = picked.filter((each) => other?.ids.includes(each));
    return (pairs[id] ?? []).some((each) => chosen.length === 0 || chosen.includes(each));
  });
}

/** The optional pick that is still empty, if any; the player is asked for it once. */
export function openPick(offer: Offer, draft: Draft): Pick | undefined {
  if (spellOf(offer)) return undefined;
  const picks = distributePicks(offer, draft);
  return offer.fields.find(
    (field): field is Pick =>
      field.kind === "pick" && field.least === 0 && field.ids.length > 0 && (picks.get(field) ?? []).length === 0,
  );
}

/** The only offer that is complete with what is picked, if it has just to be pressed. */
export function completedPick(scene: Scene, draft: Draft): Offer | undefined {
  if (draft.picked.length === 0) return undefined;
  const complete = scene.offers.filter(
    (offer) => !spellOf(offer) && draft.picked.every((id) => offerIds(offer).has(id)) && fill(offer, draft).ready,
  );
  return complete.length === 1 ? complete[0] : undefined;
}

/** Whether an offer's form is a card on the felt: something is chosen, counted or written in it. */
export function hasCard(offer: Offer): boolean {
  return offer.fields.some((field) =>
    field.kind === "choose"
      ? field.options.length > 1
      : field.kind === "count" || (field.kind === "spell" && !spellOf(offer)),
  );
}

/** Whether an offer is filled in on its card alone, so that nothing else on the felt is needed meanwhile. */
export function isFilledOnCard(offer: Offer): boolean {
  return hasCard(offer) && offer.fields.every((field) => ["fixed", "choose", "count"].includes(field.kind));
}

/** The choice before a field of a form, to which its way back leads. */
export function choiceBefore(offer: Offer, field: Field): Choose | undefined {
  return offer.fields
    .slice(0, offer.fields.indexOf(field))
    .findLast((each): each is Choose => each.kind === "choose" && each.options.length > 1);
}

/** Whether an offer has no field to fill in. */
export function isPlain(offer: Offer): boolean {
  return offer.fields.every((field) => field.kind === "fixed");
}

/** The options of an offer whose only field is a choice among a few: each becomes a button. */
export function fewChoices(offer: Offer, few = 4): { name: string; options: Option[] } | undefined {
  const only = onlyChoice(offer);
  return only && only.options.length <= few ? { name: only.name, options: only.options } : undefined;
}

/** The one field of an offer that is left to fill in, if it is a choice. */
export function onlyChoice(offer: Offer): Choose | undefined {
  const asked = offer.fields.filter((field) => field.kind !== "fixed");
  return asked.length === 1 && asked[0]?.kind === "choose" ? asked[0] : undefined;
}

/** An offer's fixed fields, as fields of an answer. */
export function fixedOf(offer: Offer): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const field of offer.fields) if (field.kind === "fixed") fields[field.name] = field.value;
  return fields;
}

/** The answer that writes a text on a line of a sheet. */
export function lineAnswer(offer: Offer, line: string, text: string): Answer {
  const fields = fixedOf(offer);
  for (const field of offer.fields) {
    if (field.kind === "pick") fields[field.name] = line;
    if (field.kind === "spell") fields[field.name] = text.toUpperCase();
  }
  return { verb: offer.verb, fields };
}

/** The answer that dropping this piece in the middle can only mean: that of the one offer it completes. */
export function soleOffer(offers: readonly Offer[], id: string): Answer | undefined {
  const meant = offers.flatMap((offer) => {
    if (spellOf(offer) || !offer.fields.some((field) => field.kind === "pick" && field.ids.includes(id))) return [];
    const filled = fill(offer, { ...EMPTY_DRAFT, picked: [id] });
    return filled.ready ? [filled.answer] : [];
  });
  return meant.length === 1 ? meant[0] : undefined;
}
