import type { Piece } from "../wire/types.ts";

/** The pieces of a row in the order their owner arranged; new ones come last. */
export function arranged(pieces: readonly Piece[], order: readonly string[]): Piece[] {
  const rank = new Map(order.map((id, i) => [id, i]));
  return pieces
    .map((piece, i) => ({ piece, at: rank.get(piece.id) ?? order.length + i }))
    .sort((a, b) => a.at - b.at)
    .map(({ piece }) => piece);
}

/** Swaps two neighbours; nothing happens at the edge. */
export function swapped(ids: readonly string[], at: number, by: number): string[] {
  const to = at + by;
  const next = [...ids];
  const [a, b] = [next[at], next[to]];
  if (a === undefined || b === undefined) return next;
  [next[at], next[to]] = [b, a];
  return next;
}

/** A Fisher–Yates shuffle; `dice` returns numbers from 0 up to but not including 1. */
export function shuffled(ids: readonly string[], dice: () => number = Math.random): string[] {
  const next = [...ids];
  for (let i = next.length - 1; i > 0; i--) {
    const j = Math.floor(dice() * (i + 1));
    [next[i], next[j]] = [next[j] ?? "", next[i] ?? ""];
  }
  return next;
}

/** Moves an id before the given index. */
export function movedBefore(ids: readonly string[], id: string, before: number): string[] {
  const from = ids.indexOf(id);
  const to = from >= 0 && from < before ? before - 1 : before;
  const rest = ids.filter((other) => other !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}
