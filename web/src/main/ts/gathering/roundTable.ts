/** The chairs round a small table, by the side at which they stand; each from left to right, or from top to bottom. */
export interface RoundTable {
  top: number[];
  left: number[];
  right: number[];
  bottom: number[];
}

/** Puts chairs clockwise round a table so that one's own stands below; up to four have a side each. */
export function roundTable(chairs: number, mine: number): RoundTable {
  const clockwise = Array.from({ length: chairs - 1 }, (_, i) => (mine + 1 + i) % chairs);
  const beside = chairs > 8 ? 2 : chairs > 2 ? 1 : 0;
  const rest = clockwise.length - 2 * beside;
  const above = chairs > 5 ? Math.ceil(rest / 2) : rest;
  const left = clockwise.slice(0, beside).reverse();
  const top = clockwise.slice(beside, beside + above);
  const right = clockwise.slice(beside + above, 2 * beside + above);
  return { top, left, right, bottom: [mine, ...clockwise.slice(2 * beside + above).reverse()] };
}
