import type { Evening } from "../wire/evening.ts";

/** A pair that stays at the head table or moves to another one. */
export interface Move {
  names: [string, string];
  table: number;
  way: "up" | "down" | "stay";
}

/** Where the winners and the losers of the head table moved after the last game, by the custom of progressive play. */
export function movesOf(evening: Evening): Move[] {
  const last = evening.last;
  if (!last || evening.plan.evening["movement"] !== "custom" || evening.tables.length < 2) return [];
  const name = (id: number | undefined) => evening.guests.find((guest) => guest.id === id)?.name ?? "";
  const tables = last.tables.length;
  return last.tables.flatMap((outcome, index): Move[] => {
    const pair = (which: number): [string, string] => [name(outcome.chairs[which]), name(outcome.chairs[which + 2])];
    const winners = pair(outcome.winner);
    const losers = pair(1 - outcome.winner);
    if (index > 0) return [{ names: winners, table: index, way: "up" }];
    return [
      { names: winners, table: 1, way: "stay" },
      { names: losers, table: tables, way: "down" },
    ];
  });
}

/** The guests by rank: most gold stars first, then fewest red ones; guests who left without a star are omitted. */
export function rankedGuests(evening: Evening) {
  return evening.guests
    .filter((guest) => guest.here || guest.gold + guest.red > 0)
    .sort((a, b) => b.gold - a.gold || a.red - b.red || a.id - b.id);
}
