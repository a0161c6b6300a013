import type { Form, Kit, Prompt, Scene, Zone } from "../wire/types.ts";
import { spellOf } from "./composedWord.ts";
import { handOf } from "./roles.ts";

/**
 * The kit of a game that does not say its own, guessed from a scene. What was guessed before is kept, and only grows:
 * the dock is as high as any scene so far needs.
 */
export function guessKit(scene: Scene, prompt: Prompt | undefined, eye: number, before?: Kit): Kit {
  const hand = handOf(scene, eye);
  const pieces = hand?.pieces ?? [];
  const composes =
    before?.composes === true ||
    scene.offers.some((offer) => spellOf(offer) !== undefined) ||
    scene.zones.some(hasLetters);
  return {
    actions: [],
    hand: Math.max(before?.hand ?? 0, pieces.length, hand ? 1 : 0),
    form: formOf(pieces.map((piece) => piece.face.form)) ?? before?.form ?? "CARD",
    composes,
    timed: before?.timed === true || scene.watches.length > 0 || prompt?.deadline !== undefined,
  };
}

function formOf(forms: readonly Form[]): Form | undefined {
  return forms.includes("LETTER") ? "LETTER" : forms[0];
}

function hasLetters(zone: Zone): boolean {
  switch (zone.kind) {
    case "row":
      return zone.pieces.some((piece) => piece.face.form === "LETTER");
    case "words":
      return zone.words.some((word) => word.pieces.some((piece) => piece.face.form === "LETTER"));
    default:
      return false;
  }
}

/** How a hand is laid on the rack, from how many pieces it usually holds: rows, and pieces in a row. */
export interface RackPlan {
  rows: number;
  perRow: number;
  /** Cards overlap. */
  fan: boolean;
}

export function rackPlan(hand: number, cards: boolean, phone: boolean): RackPlan {
  const split = (most: number, ...limits: number[]): RackPlan => {
    const rows = limits.findIndex((limit) => hand <= limit) + 1 || limits.length;
    return { rows, perRow: Math.max(rows === 1 && phone ? 6 : most, Math.ceil(hand / rows)), fan: false };
  };
  if (!cards) return phone ? split(8, 8, 16, Infinity) : split(12, 18, Infinity);
  const beside = phone ? 5 : 11;
  if (hand <= beside) return { rows: 1, perRow: beside, fan: false };
  const rows = phone && hand > 8 ? 2 : 1;
  return { rows, perRow: Math.ceil(hand / rows), fan: true };
}
