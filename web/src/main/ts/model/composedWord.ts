import { S } from "../texts/strings.ts";
import type { Offer, Pick, Scene, Spell } from "../wire/types.ts";
import { entriesOf, letterOf, piecesById } from "./scene.ts";

/**
 * A letter in the composer, the composing stick in which a player sets a word. `piece` is the id of the piece it was
 * taken from, or "" where letters are free; `turn` orders the letters by when they were taken. A `missing` letter was
 * asked for, but no piece bears it: it is shown as such, and a word with one is not sent.
 */
export interface ComposedLetter {
  letter: string;
  piece: string;
  turn: number;
  missing?: true;
}

/** What the composer accepts: pieces by id, and whether letters are free. */
export interface Reach {
  ids: Set<string>;
  /** Pieces that a pick names too: second choice for a typed letter. */
  picked: Set<string>;
  /** Pieces that lie loose in rows: preferred to those in words. */
  loose: Set<string>;
  free: boolean;
  /** Letters on a grid, which a word can run through. */
  lying: Set<string>;
  most: number;
}

export function spellOf(offer: Offer): Spell | undefined {
  const spells = offer.fields.filter((field): field is Spell => field.kind === "spell");
  return spells.length === 1 ? spells[0] : undefined;
}

/** The pick of a sheet line that goes with a spelling: such an offer is filled in on the sheet, not in the composer. */
export function sheetLinePick(offer: Offer, scene: Scene): Pick | undefined {
  if (!spellOf(offer)) return undefined;
  const asked = offer.fields.filter((field) => field.kind !== "fixed");
  const pick = asked.find((field): field is Pick => field.kind === "pick");
  if (asked.length !== 2 || !pick || pick.most !== 1 || pick.ids.length === 0) return undefined;
  const lines = new Set(entriesOf(scene).map((entry) => entry.id));
  return pick.ids.every((id) => lines.has(id)) ? pick : undefined;
}

/** The offers whose word is set in the composer; what somebody asks for comes first. */
export function composerOffers(scene: Scene): Offer[] {
  const offers = scene.offers.filter((offer) => spellOf(offer) && !sheetLinePick(offer, scene));
  const asked = offers.length > 1 ? askedWord(scene, offers) : undefined;
  return asked ? [asked, ...offers.filter((offer) => offer !== asked)] : offers;
}

/** The word that another player's question is about: the one that alone is made of what the game says matters now. */
export function askedWord(scene: Scene, offers: readonly Offer[] = composerOffers(scene)): Offer | undefined {
  if ((scene.question?.by ?? -1) < 0) return undefined;
  const focus = new Set(
    scene.zones.flatMap((zone) =>
      zone.kind === "row" && zone.role === "FOCUS" ? zone.pieces.map(({ id }) => id) : [],
    ),
  );
  const about = offers.filter((offer) => {
    const ids = spellOf(offer)?.ids ?? [];
    return ids.length > 0 && ids.every((id) => focus.has(id));
  });
  return about.length === 1 ? about[0] : undefined;
}

const reaches = new WeakMap<Scene, Reach | undefined>();

export function composerReach(scene: Scene): Reach | undefined {
  if (!reaches.has(scene)) reaches.set(scene, reachOf(scene));
  return reaches.get(scene);
}

function reachOf(scene: Scene): Reach | undefined {
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

/** The letters of the word that no piece bears. */
export function missingLetters(letters: readonly ComposedLetter[]): string[] {
  return letters.filter((item) => item.missing).map((item) => item.letter);
}

/** Whether this piece stands in the composer; pieces without an id never do, though free letters have none either. */
export function isComposed(letters: readonly ComposedLetter[], id: string): boolean {
  return id !== "" && letters.some((item) => item.piece === id);
}

/** What the length of a word still needs, or "". */
export function lengthWish(spell: Spell, length: number): string {
  if (length >= spell.least && length <= spell.most) return "";
  if (spell.least === spell.most) return S.exactLength(spell.least);
  return length < spell.least ? S.tooShort(spell.least) : S.tooLong(spell.most);
}

/** The letters of the pieces that the word has to use and does not use yet. */
export function lettersToUse(spell: Spell, scene: Scene, letters: readonly ComposedLetter[]): string[] {
  const pieces = piecesById(scene);
  const used = letters.map((item) => item.letter);
  return (spell.required ?? []).flatMap((id) => {
    const piece = pieces.get(id);
    const letter = piece ? letterOf(piece.face) : "";
    const at = used.indexOf(letter);
    if (at >= 0) used.splice(at, 1);
    return letter && at < 0 ? [letter] : [];
  });
}

/** Puts a piece into the composer, before the given index or at the end. */
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

/** The composer's pieces in the order in which they were taken. */
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

/** Adds a typed letter, with a piece that bears it, or as missing where there is none and letters are not free. */
export function typeLetter(letters: readonly ComposedLetter[], scene: Scene, key: string): ComposedLetter[] {
  const reach = composerReach(scene);
  const letter = key.toUpperCase();
  if (!reach || !/^[A-Z]$/.test(letter)) return [...letters];
  const used = new Set(letters.map((item) => item.piece));
  const bearing: string[] = [];
  for (const [id, piece] of piecesById(scene)) {
    if (reach.ids.has(id) && !used.has(id) && letterOf(piece.face) === letter) bearing.push(id);
  }
  const rank = (id: string) => (reach.loose.has(id) ? 0 : 2) + (reach.picked.has(id) ? 1 : 0);
  const piece = bearing.sort((a, b) => rank(a) - rank(b))[0];
  if (piece) return [...letters, { letter, piece, turn: nextTurn(letters) }];
  const free = { letter, piece: "", turn: nextTurn(letters) };
  return [...letters, reach.free || reach.lying.has(letter) ? free : { ...free, missing: true }];
}

/** Sets a typed word; letters that no piece bears are missing in it. */
export function typeWord(scene: Scene, text: string): ComposedLetter[] {
  let letters: ComposedLetter[] = [];
  for (const letter of text) letters = typeLetter(letters, scene, letter);
  return letters;
}

/**
 * The word after a new scene: a letter whose piece is gone, or no longer accepted, is missing from then on. When none
 * of the pieces is left the word is forgotten.
 */
export function keepValid(letters: readonly ComposedLetter[], scene: Scene): ComposedLetter[] {
  const pieces = piecesById(scene);
  const reach = composerReach(scene);
  const kept = letters.map((item): ComposedLetter => {
    if (item.piece === "") return item;
    const piece = pieces.get(item.piece);
    const lies = piece !== undefined && letterOf(piece.face) === item.letter;
    if (lies && (!reach || reach.ids.has(item.piece))) return item;
    return { letter: item.letter, piece: "", turn: item.turn, missing: true };
  });
  return kept.every((item) => item.missing) ? [] : kept;
}
