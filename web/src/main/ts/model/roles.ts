import type { Piece, Role, Row, Scene, Zone } from "../wire/types.ts";
import { sheetLinePick } from "./composedWord.ts";
import { offerIds } from "./scene.ts";

/** What a zone is for: as the game says, or what such a zone usually is for. */
export function roleOf(zone: Zone): Role {
  if (zone.role) return zone.role;
  const middle = zone.owner < 0;
  switch (zone.kind) {
    case "row":
      return middle ? "FOCUS" : "HAND";
    case "words":
      return middle ? "FOCUS" : "TABLE";
    case "stack":
      return "TABLE";
    case "grid":
      return "FOCUS";
    case "sheet":
      return "RECORD";
  }
}

/** The player's hand, which is drawn on the rack; of several the longest. */
export function handOf(scene: Scene, eye: number): Row | undefined {
  return scene.zones
    .filter((zone): zone is Row => zone.kind === "row" && eye >= 0 && zone.owner === eye && roleOf(zone) === "HAND")
    .reduce<Row | undefined>((best, row) => (best && best.pieces.length >= row.pieces.length ? best : row), undefined);
}

/** Whether a zone is a hidden hand, drawn as a fan beside the name. */
export function isHeld(zone: Zone): boolean {
  return zone.kind === "row" && zone.pieces.length > 0 && zone.pieces.every(isHidden);
}

function isHidden(piece: Piece): boolean {
  return piece.face.form === "BACK" && !piece.id;
}

/** The ids of all that something can be done with just now. */
export function offeredIds(scene: Scene): Set<string> {
  const ids = new Set<string>();
  for (const offer of scene.offers) {
    for (const id of offerIds(offer)) ids.add(id);
    if (offer.at) ids.add(offer.at);
    for (const field of offer.fields) if (field.kind === "lay") ids.add(field.grid);
  }
  return ids;
}

/** The lines of sheets that can be written on. */
export function writtenLines(scene: Scene): Set<string> {
  return new Set(scene.offers.flatMap((offer) => sheetLinePick(offer, scene)?.ids ?? []));
}

/** Everything in a zone that an offer can name, the zone included. */
export function idsIn(zone: Zone): string[] {
  switch (zone.kind) {
    case "row":
      return [zone.id, ...zone.pieces.map((piece) => piece.id)];
    case "words":
      return [zone.id, ...zone.words.flatMap((word) => [word.id, ...word.pieces.map((piece) => piece.id)])];
    case "sheet":
      return [zone.id, ...zone.entries.flatMap((entry) => [entry.id, ...entry.pieces.map((piece) => piece.id)])];
    case "stack":
    case "grid":
      return [zone.id];
  }
}
