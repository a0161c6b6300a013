import type { Field, Interlude, Kit, Offer, Option, Piece, Question, Scene } from "../../wire/types.ts";
import { offerOnFelt } from "../actions.ts";
import { hasCard, onlyChoice } from "../answer.ts";
import { spellOf } from "../composedWord.ts";
import { roleOf } from "../roles.ts";
import { letterOf } from "../scene.ts";
import type { Size } from "./zoneSizes.ts";

/** What is laid on the felt as a card, beside what the moment is about. */
export interface OnCard {
  interlude?: Interlude | undefined;
  question?: { question: Question; offer: Offer | undefined } | undefined;
  form?: Offer | undefined;
  /** How many ways to make a word are to choose from. */
  compositions: number;
}

/** The lengths of a card, in rem. */
const PADDING = 1.75;
const HEADING = 1.75;
const HEADING_LETTER = 0.62;
const LEGEND = 2.25;
const MEDAL = 3.125;
const MEDAL_GAP = 0.25;
const MEDALS_GAP = 0.375;
const PICTURE = 2.5;
const GAIN = 2.75;
const GAIN_ON_PHONE = 3.75;
const WHY_LETTER = 0.48;
const NARROW = 24;
const ABOUT_ALONE = 3.5;
/** So many options stand in so many columns, so that none is alone in the last row (felt.css). */
const NONE_ALONE = new Map([
  [6, 3],
  [7, 4],
]);
/** Longer lists are chosen from by group first. */
export const MANY_OPTIONS = 8;

interface At {
  race: boolean;
  /** Whether a pause is shown. */
  pauses: boolean;
  /** The offer that is being filled in. */
  open?: Offer | undefined;
  compositions: number;
}

/** What lies on the felt as a card: a pause, otherwise a form that is open, otherwise a question with its choices. */
export function cardOf(scene: Scene, { race, pauses, open, compositions }: At): OnCard {
  const interlude = pauses ? scene.interlude : undefined;
  const form = open && hasCard(open) ? open : undefined;
  const offer = offerOnFelt(scene, race);
  const { question } = scene;
  const about = isInSight(scene, question?.about ?? []) ? [] : (question?.about ?? []);
  const asks = !interlude && !open && question && (offer || about.length > 0);
  return { interlude, form, question: asks ? { question: { ...question, about }, offer } : undefined, compositions };
}

/** Whether a word lies open on the felt anyway, as what the moment is about. */
function isInSight(scene: Scene, about: readonly Piece[]): boolean {
  const text = (pieces: readonly Piece[]) => pieces.map((piece) => letterOf(piece.face)).join("");
  return scene.zones.some(
    (zone) =>
      zone.kind === "words" &&
      roleOf(zone) === "FOCUS" &&
      zone.words.some((word) => text(word.pieces) === text(about) && text(about) !== ""),
  );
}

export function isCard(card: OnCard): boolean {
  return Boolean(card.interlude ?? card.question ?? card.form) || card.compositions > 0;
}

/**
 * How high a card in a column of so many rem is, in rem. Where there is little room, a question that is answered in the
 * dock shows only what it is about: its text stands above the dock, too.
 */
export function cardHeight(card: OnCard, kit: Kit, width: number, tight = false): number {
  const { interlude, question, form } = card;
  const heading = (text: string) => Math.ceil((text.length * HEADING_LETTER) / (width - PADDING)) * HEADING;
  let height = 0;
  if (interlude) {
    height += PADDING + heading(interlude.title);
    const cued = kit.actions.filter((action) => action.cue).length;
    if (interlude.gains.length > 0) height += interlude.gains.reduce((sum, gain) => sum + gainHeight(gain, width), 2.5);
    else height += Math.ceil(cued / (width < NARROW ? 2 : cued)) * 7 + 3;
  }
  if (question) {
    const field = question.offer && onlyChoice(question.offer);
    if (tight && !field) return ABOUT_ALONE;
    height += PADDING + heading(question.question.text) + ((question.question.by ?? -1) >= 0 ? 1.125 : 0);
    if ((question.question.about ?? []).length > 0) height += 4;
    if (field) height += optionsHeight(field.options, width);
  }
  if (form && hasCard(form)) {
    height += PADDING + heading(form.label);
    for (const field of form.fields) height += fieldHeight(form, field, width);
  }
  if (card.compositions > 0) height += 2 + card.compositions * 3;
  return height;
}

/** Whether a form is filled in one blank after the other: it has no room for all of them. */
export function goesByBlanks(card: OnCard, kit: Kit, { width, height }: Size, rem: number): boolean {
  return card.form !== undefined && cardHeight(card, kit, width / rem) * rem > height + 1;
}

/** How high the row of a player is: on a phone what it was for stands below the name, beside the pieces. */
function gainHeight({ pieces, why }: Interlude["gains"][number], width: number): number {
  if (width >= NARROW) return GAIN;
  const beside = Math.max(5, width - PADDING - 2.5 - pieces.length * 1.25);
  const lines = Math.ceil((why.length * WHY_LETTER) / beside);
  return Math.max(GAIN_ON_PHONE, 2.25 + lines);
}

function fieldHeight(offer: Offer, field: Field, width: number): number {
  switch (field.kind) {
    case "choose":
      return field.options.length > 1 ? LEGEND + optionsHeight(field.options, width) : 0;
    case "spell":
      return spellOf(offer) ? 0 : 3.5;
    case "count":
    case "pick":
    case "lay":
      return 3.5;
    case "fixed":
      return 0;
  }
}

function optionsHeight(options: readonly Option[], width: number): number {
  const groups = new Set(options.map((option) => option.group ?? "")).size;
  const count = options.length > MANY_OPTIONS && groups > 1 ? groups : options.length;
  const inside = width - PADDING;
  const medal = count > MANY_OPTIONS ? Math.min(6, 0.22 * inside) : Math.min(7, 0.3 * inside);
  const columns = NONE_ALONE.get(count) ?? Math.floor((inside + MEDALS_GAP) / (medal + MEDALS_GAP));
  const picture = options.some((option) => option.face) ? PICTURE : 0;
  return Math.ceil(count / Math.min(columns, count)) * (MEDAL + picture + MEDAL_GAP) + 0.5;
}
