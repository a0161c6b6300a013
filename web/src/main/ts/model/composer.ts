import type { Offer, Pick, Scene, Spell } from "../wire/types.ts";
import { entriesOf, letterOf, piecesById } from "./scene.ts";

/**
 * One letter in the composing stick. Printers call a single piece of type a sort.
 * A sort has the piece it was taken from, or none where any letter may be written.
 * `turn` tells which was taken first, wherever it stands now.
 */
export interface ComposedLetter {
  letter: string;
  piece: string;
  turn: number;
}

/** What the stick can hold just now: pieces within reach, and whether any letter at all may be written. */
export interface Reach {
  ids: Set<string>;
  /** Pieces that a pick names too: the second choice for a typed letter. */
  picked: Set<string>;
  /** Pieces that lie loose in rows: taken before those that stand in words. */
  loose: Set<string>;
  free: boolean;
  /** Letters that lie on a grid and are read where they lie. */
  lying: Set<string>;
  most: number;
}

export function spellOf(offer: Offer): Spell | undefined {
  const spells = offer.fields.filter((field): field is Spell => field.kind === "spell");
  return spells.length === 1 ? spells[0] : undefined;
}

/** The pick of a sheet's line that goes with a spelling: such an offer is written on the sheet, not in the stick. */
export function sheetLinePick(offer: Offer, scene: Scene): Pick | undefined {
  if (!spellOf(offer)) return undefined;
  const asked = offer.fields.filter((field) => field.kind !== "fixed");
  const pick = asked.find((field): field is Pick => field.kind === "pick");
  if (asked.length !== 2 || !pick || pick.most !== 1 || pick.ids.length === 0) return undefined;
  const lines = new Set(entriesOf(scene).map((entry) => entry.id));
  return pick.ids.every((id) => lines.has(id)) ? pick : undefined;
}

/** The offers whose word is set in the composing stick. */
export function composerOffers(scene: Scene): Offer[] {
  return scene.offers.filter((offer) => spellOf(offer) && !sheetLinePick(offer, scene));
}

export function composerReach(scene: Scene): Reach | undefined {
  const offers = composerOffers(scene);
  if (offers.length === 0) return undefined;
  const reach: Reach = { ids: new Set(), picked: new Set(), loose: new Set(), free: false, lying: new Set(), most: 0 };
  for (const zone of scene.zones) if (zone.kind === "row") for (const piece of zone.pieces) reach.loose.add(piece.id);
  for (const offer of offers) {
    const spell = spellOf(offer);
    if (!spell) continue;
    if (spell.ids.length === 0) reach.free = true;
    for (const id of spell.ids) reach.ids.add(id);
    reach.most = Math.max(reach.most, spell.most);
    for (const field of offer.fields) {
      if (field.kind === "pick") for (const id of field.ids) reach.picked.add(id);
      if (field.kind === "lay") for (const letter of lettersOn(scene, field.grid)) reach.lying.add(letter);
    }
  }
  return reach;
}

function lettersOn(scene: Scene, grid: string): string[] {
  return scene.zones.flatMap((zone) =>
    zone.kind === "grid" && zone.id === grid ? zone.cells.map((cell) => letterOf(cell.piece.face)) : [],
  );
}

export function spelledWord(letters: readonly ComposedLetter[]): string {
  return letters.map((item) => item.letter).join("");
}

/** Puts a piece in the stick, before the given place or at its end. */
export function setPiece(
  letters: readonly ComposedLetter[],
  scene: Scene,
  id: string,
  before = letters.length,
): ComposedLetter[] {
  const piece = piecesById(scene).get(id);
  const letter = piece ? letterOf(piece.face) : "";
  if (!letter) return [...letters];
  const from = letters.findIndex((item) => item.piece === id);
  const at = from >= 0 && from < before ? before - 1 : before;
  const rest = letters.filter((item) => item.piece !== id);
  return [...rest.slice(0, at), letters[from] ?? { letter, piece: id, turn: nextTurn(letters) }, ...rest.slice(at)];
}

function nextTurn(letters: readonly ComposedLetter[]): number {
  return letters.reduce((last, item) => Math.max(last, item.turn), 0) + 1;
}

/** The pieces in the stick, in the order in which they were taken. */
export function takenPieces(letters: readonly ComposedLetter[]): string[] {
  return [...letters]
    .sort((a, b) => a.turn - b.turn)
    .map((item) => item.piece)
    .filter((id) => id !== "");
}

export function removeAt(letters: readonly ComposedLetter[], index: number): ComposedLetter[] {
  return letters.filter((_, i) => i !== index);
}

export function move(letters: readonly ComposedLetter[], from: number, to: number): ComposedLetter[] {
  const item = letters[from];
  if (!item || to < 0 || to >= letters.length) return [...letters];
  const rest = removeAt(letters, from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** A typed letter takes a piece that bears it; nothing where there is none and letters cannot be written freely. */
export function typeLetter(
  letters: readonly ComposedLetter[],
  scene: Scene,
  key: string,
): ComposedLetter[] | undefined {
  const reach = composerReach(scene);
  const letter = key.toUpperCase();
  if (!reach || !/^[A-Z]$/.test(letter)) return undefined;
  const used = new Set(letters.map((item) => item.piece));
  const bearing: string[] = [];
  for (const [id, piece] of piecesById(scene)) {
    if (reach.ids.has(id) && !used.has(id) && letterOf(piece.face) === letter) bearing.push(id);
  }
  const rank = (id: string) => (reach.loose.has(id) ? 0 : 2) + (reach.picked.has(id) ? 1 : 0);
  const piece = bearing.sort((a, b) => rank(a) - rank(b))[0];
  if (piece) return [...letters, { letter, piece, turn: nextTurn(letters) }];
  if (reach.free || reach.lying.has(letter)) return [...letters, { letter, piece: "", turn: nextTurn(letters) }];
  return undefined;
}

/** A whole word typed anew, as far as it can be set. */
export function typeWord(scene: Scene, text: string): ComposedLetter[] {
  let letters: ComposedLetter[] = [];
  for (const letter of text) letters = typeLetter(letters, scene, letter) ?? letters;
  return letters;
}

/** What stays in the stick when the scene has changed: letters whose pieces still lie there, and within reach. */
export function keepValid(letters: readonly ComposedLetter[], scene: Scene): ComposedLetter[] {
  const pieces = piecesById(scene);
  const reach = composerReach(scene);
  return letters.filter((item) => {
    if (item.piece === "") return true;
    const piece = pieces.get(item.piece);
    return piece !== undefined && letterOf(piece.face) === item.letter && (!reach || reach.ids.has(item.piece));
  });
}
