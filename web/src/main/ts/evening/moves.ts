import type { Evening, EveningTable, Guest } from "../wire/evening.ts";

/** A pair that stays at the head table or moves to another one. */
export interface Move {
  names: string[];
  table: number;
  way: "up" | "down" | "stay";
}

/** Where the winners and the losers of the head table moved after the last game, by the custom of progressive play. */
export function movesOf(evening: Evening): Move[] {
  const last = evening.last;
  if (!last || evening.plan.evening["movement"] !== "custom" || evening.tables.length < 2) return [];
  return last.tables.flatMap((outcome, index): Move[] => {
    const from = index + 1;
    const moved = (pair: number, head: boolean): Move[] => {
      const seated = evening.guests.filter(
        (guest) => guest.table > 0 && [outcome.chairs[pair], outcome.chairs[pair + 2]].includes(guest.id),
      );
      const [first] = seated;
      if (!first || (first.table === from && !head)) return [];
      const way = first.table < from ? "up" : first.table > from ? "down" : "stay";
      return [{ names: seated.map((guest) => guest.name), table: first.table, way }];
    };
    return [...moved(outcome.winner, index === 0), ...moved(1 - outcome.winner, false)];
  });
}

/**
 * The guests by rank: people who are here, then people who have left with stars, then the bots of the moment; among each
 * most gold stars first, then fewest red ones.
 */
export function rankedGuests(evening: Evening): Guest[] {
  const kind = (guest: Guest) => (guest.level > 0 ? 2 : guest.here ? 0 : 1);
  return evening.guests
    .filter((guest) => guest.here || (guest.level === 0 && guest.gold + guest.red > 0))
    .sort((a, b) => kind(a) - kind(b) || b.gold - a.gold || a.red - b.red || a.id - b.id);
}

/** Who stands on the podium, on which of three steps: people who have played and are here; equal stars share a step. */
export function podiumGuests(evening: Evening): { guest: Guest; step: number }[] {
  const played = rankedGuests(evening).filter((each) => each.level === 0 && each.here && each.gold + each.red > 0);
  const ahead = (one: Guest, other: Guest) => one.gold > other.gold || (one.gold === other.gold && one.red < other.red);
  return played
    .map((guest) => ({ guest, step: 1 + played.filter((other) => ahead(other, guest)).length }))
    .filter(({ step }) => step <= 3);
}

/** What a guest waits for, or does, as the desk tells it at a glance. */
export type Waiting = "plays" | "called" | "finished" | "nextGame" | "bell" | "away" | "left" | "bot" | "here";

export function waitingOf(evening: Evening, guest: Guest): Waiting {
  if (guest.level > 0) return "bot";
  if (!guest.here) return "left";
  const table = evening.tables.find((each) => each.chairs.includes(guest.id));
  if (evening.phase === "playing") {
    if (!table) return "nextGame";
    if (table.score) return "finished";
    return table.missing?.includes(guest.id) ? "called" : "plays";
  }
  if (!guest.connected) return "away";
  return evening.phase === "seated" && table ? "bell" : "here";
}

/** The guests whom their tables miss, with the number of the table. */
export function calledGuests(evening: Evening): { guest: Guest; table: number }[] {
  if (evening.phase !== "playing" || evening.paused) return [];
  return evening.tables.flatMap((table) =>
    (table.missing ?? []).flatMap((id) => {
      const guest = evening.guests.find((each) => each.id === id);
      return guest ? [{ guest, table: table.number }] : [];
    }),
  );
}

/** The table the bell calls a guest to: theirs, while its game is on. */
export function calledTo(evening: Evening): EveningTable | undefined {
  if (evening.phase !== "playing") return undefined;
  return evening.tables.find((table) => table.chairs.includes(evening.eye) && table.table && !table.score);
}
