import { S } from "../texts/strings.ts";
import type { Entry, Face, Field, Offer, OptionList, Piece, Scene, Sheet, Word, Zone } from "../wire/types.ts";

/** The scene with the options of every field that names a list and values of it. What needs none stays the same object. */
export function withOptions(scene: Scene): Scene {
  const lists = scene.lists ?? [];
  if (lists.length === 0) return scene;
  const offers = scene.offers.map((offer) => {
    const fields = offer.fields.map((field) => withListed(field, lists));
    return fields.every((field, i) => field === offer.fields[i]) ? offer : { ...offer, fields };
  });
  return offers.every((offer, i) => offer === scene.offers[i]) ? scene : { ...scene, offers };
}

function withListed(field: Field, lists: readonly OptionList[]): Field {
  if (field.kind !== "choose" || field.list === undefined) return field;
  const all = lists.find((list) => list.id === field.list)?.options ?? [];
  const options = (field.values ?? []).flatMap((value) => all.filter((option) => option.value === value));
  const before: readonly unknown[] = field.options ?? [];
  const same = options.length === before.length && options.every((option, i) => option === before[i]);
  return same ? field : { ...field, options };
}

/** How a piece is read out. */
export function nameOf(face: Face): string {
  return face.name ?? face.text ?? "";
}

/** The pieces of a zone, in order. */
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

/** The pieces of a scene by id; those that cannot be picked have none. */
export function piecesById(scene: Scene): Map<string, Piece> {
  const all = new Map<string, Piece>();
  for (const zone of scene.zones) for (const piece of piecesOf(zone)) if (piece.id) all.set(piece.id, piece);
  return all;
}

/** The names of everything an answer can refer to by id: pieces, words, stacks and sheet lines. */
export function namesById(scene: Scene): Map<string, string> {
  const all = new Map<string, string>();
  for (const [id, piece] of piecesById(scene)) all.set(id, nameOf(piece.face));
  for (const zone of scene.zones) {
    if (zone.kind === "stack") all.set(zone.id, zone.label);
    if (zone.kind === "words") for (const word of zone.words) all.set(word.id, wordText(word));
    if (zone.kind === "sheet") for (const entry of zone.entries) all.set(entry.id, entry.written || entry.label);
  }
  return all;
}

export function letterOf(face: Face): string {
  return face.form === "LETTER" ? (face.text ?? "").toUpperCase() : "";
}

export function wordText(word: Word): string {
  const letters = word.pieces.map((piece) => letterOf(piece.face));
  return letters.every((letter) => letter !== "")
    ? letters.join("")
    : word.pieces.map((piece) => nameOf(piece.face)).join(", ");
}

/** The names of some pieces for screen readers. */
export function spokenList(pieces: Piece[]): string {
  const names: string[] = [];
  let hidden = 0;
  for (const piece of pieces) {
    if (piece.face.form === "BACK") hidden++;
    else names.push(nameOf(piece.face));
  }
  if (hidden > 0) names.push(hidden === 1 ? S.oneFacedown : S.manyFacedown(hidden));
  return names.join(", ");
}

export function entriesOf(scene: Scene): Entry[] {
  return scene.zones.filter((zone): zone is Sheet => zone.kind === "sheet").flatMap((sheet) => sheet.entries);
}

const idsOfOffers = new WeakMap<Offer, Set<string>>();

/** All ids in an offer's fields. */
export function offerIds(offer: Offer): ReadonlySet<string> {
  const known = idsOfOffers.get(offer);
  if (known) return known;
  const ids = new Set<string>();
  idsOfOffers.set(offer, ids);
  for (const field of offer.fields) {
    if (field.kind === "pick" || field.kind === "spell") for (const id of field.ids) ids.add(id);
  }
  return ids;
}

/** A key of an offer that is stable across scenes: verb, label and fixed fields. */
export function offerKey(offer: Offer): string {
  const fixed = offer.fields.flatMap((field) => (field.kind === "fixed" ? [field.name + "=" + field.value] : []));
  return [offer.verb, offer.label, ...fixed].join("|");
}
