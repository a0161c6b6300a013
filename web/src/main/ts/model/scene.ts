import { S } from "../i18n/strings.ts";
import type { Entry, Face, Offer, Piece, Scene, Sheet, Word, Zone } from "../wire/types.ts";

/** Every piece that lies in a zone, in its order. */
function piecesOf(zone: Zone): Piece[] {
  switch (zone.kind) {
    case "row":
      return zone.pieces;
    case "stack":
      return [];
    case "words":
      return zone.words.flatMap((word) => word.pieces);
    case "grid":
      return zone.cells.map((cell) => cell.piece);
    case "sheet":
      return zone.entries.flatMap((entry) => entry.pieces);
  }
}

/** The pieces of a scene by their ids; those that cannot be picked are left out. */
export function piecesById(scene: Scene): Map<string, Piece> {
  const all = new Map<string, Piece>();
  for (const zone of scene.zones) for (const piece of piecesOf(zone)) if (piece.id) all.set(piece.id, piece);
  return all;
}

/** Everything an answer could name: pieces, words, stacks and sheet lines, each with the name it is called by. */
export function namesById(scene: Scene): Map<string, string> {
  const all = new Map<string, string>();
  for (const [id, piece] of piecesById(scene)) all.set(id, piece.face.name);
  for (const zone of scene.zones) {
    if (zone.kind === "stack") all.set(zone.id, zone.label);
    if (zone.kind === "words") for (const word of zone.words) all.set(word.id, wordText(word));
    if (zone.kind === "sheet") for (const entry of zone.entries) all.set(entry.id, entry.label);
  }
  return all;
}

export function letterOf(face: Face): string {
  return face.form === "LETTER" ? face.text.toUpperCase() : "";
}

export function wordText(word: Word): string {
  const letters = word.pieces.map((piece) => letterOf(piece.face));
  return letters.every((letter) => letter !== "")
    ? letters.join("")
    : word.pieces.map((piece) => piece.face.name).join(", ");
}

/** How a group of pieces is read out: letter by letter, or name by name. */
export function spokenList(pieces: Piece[]): string {
  const names: string[] = [];
  let hidden = 0;
  for (const piece of pieces) {
    if (piece.face.form === "BACK") hidden++;
    else names.push(piece.face.name);
  }
  if (hidden > 0) names.push(hidden === 1 ? S.oneFacedown : S.manyFacedown(hidden));
  return names.join(", ");
}

export function entriesOf(scene: Scene): Entry[] {
  return scene.zones.filter((zone): zone is Sheet => zone.kind === "sheet").flatMap((sheet) => sheet.entries);
}

/** Everything an offer's fields name. */
export function offerIds(offer: Offer): Set<string> {
  const ids = new Set<string>();
  for (const field of offer.fields) {
    if (field.kind === "pick" || field.kind === "spell") for (const id of field.ids) ids.add(id);
  }
  return ids;
}

/** An offer's name that outlives the scene: its verb and what is fixed in it. */
export function offerKey(offer: Offer): string {
  const fixed = offer.fields.flatMap((field) => (field.kind === "fixed" ? [field.name + "=" + field.value] : []));
  return [offer.verb, offer.label, ...fixed].join("|");
}
