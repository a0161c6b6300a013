import type { Piece, Row } from "../../wire/types.ts";
import { rowSize, type How, type Size } from "./zoneSizes.ts";

/** Where the pieces of a row lie in their box: they keep their places while others come and go. */
export interface Slots {
  /** The pieces in the order of the scene, and by their places; "" is a free one. */
  order: readonly string[];
  places: readonly string[];
  columns: number;
  /** The upper left corner of the first place, the caption included. */
  left: number;
  top: number;
}

/** What a piece is known by: those that cannot be told apart, by where they lie. */
export function slotKey(piece: Piece, at: number): string {
  return piece.id || "#" + at;
}

/** Lays the pieces of a row in the middle of its box. */
export function spread(zone: Row, box: Size, how: How): Slots {
  const { columns, lines, pitch, gap, size } = rowSize(zone, zone.pieces.length, box.width, how);
  const left = (box.width - (columns * pitch - gap)) / 2;
  const order = zone.pieces.map(slotKey);
  return {
    order,
    places: order,
    // A single line goes on to the right.
    columns: lines > 1 ? columns : Math.max(columns, Math.floor((box.width - left + gap) / pitch)),
    left: Math.max(0, left),
    top: Math.max(0, (box.height - size.height) / 2),
  };
}

/**
 * The same row a scene later: what stays lies where it lay, what comes takes a free place. Undefined where the pieces
 * stand in another order, which says something then, or where there is no room for them.
 */
export function kept(zone: Row, before: Slots, box: Size, how: How): Slots | undefined {
  const order = zone.pieces.map(slotKey);
  const stays = before.order.filter((key) => order.includes(key));
  if (stays.length === 0 || stays.some((key, i) => order[i] !== key)) return undefined;
  const places = before.places.map((key) => (order.includes(key) ? key : ""));
  for (const key of order.slice(stays.length)) {
    const free = places.indexOf("");
    if (free < 0) places.push(key);
    else places[free] = key;
  }
  const { line, gap, size } = rowSize(zone, before.columns, box.width, how);
  const more = Math.ceil(places.length / before.columns) - 1;
  if (before.top + size.height + more * (line + gap) > box.height + 1) return undefined;
  return { ...before, order, places };
}
