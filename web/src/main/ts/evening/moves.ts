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
export type Waiting =
  "plays" | "called" | "paused" | "finished" | "nextGame" | "bell" | "away" | "left" | "bot" | "here";

export function waitingOf(evening: Evening, guest: Guest): Waiting {
  if (guest.level > 0) return "bot";
  if (!guest.here) return "left";
  const table = evening.tables.find((each) => each.chairs.includes(guest.id));
  if (evening.phase === "playing") {
    if (!table) return "nextGame";
    if (table.score) return "finished";
    if (evening.paused) return "paused";
    return table.missing?.includes(guest.id) ? "called" : "plays";
  }
  if (!guest.connected) return "away";
  return evening.phase === "seated" && table ? "bell" : "here";
}

/** The guests whom the room calls by name, with the number of their table: it has begun without them. */
export function calledGuests(evening: Evening): { guest: Guest; table: number }[] {
  return evening.tables
    .filter((table) => !table.gathers)
    .flatMap((table) =>
      evening.guests
        .filter((guest) => table.chairs.includes(guest.id) && waitingOf(evening, guest) === "called")
        .map((guest) => ({ guest, table: table.number })),
    );
}

/** Where a guest is in the evening, as their own page tells it; while they are called, the call itself is read. */
export type Place = "over" | "left" | "gathering" | "waits" | "seated" | "called" | "finished" | "stopped";

export function placeOf(evening: Evening): Place {
  const { phase } = evening;
  if (phase === "over" || !evening.guests.find((guest) => guest.id === evening.eye)?.here)
    return phase === "over" ? "over" : "left";
  const table = evening.tables.find((each) => each.chairs.includes(evening.eye));
  if (phase === "gathering") return "gathering";
  if (!table) return "waits";
  if (phase === "playing") return table.score ? "finished" : "called";
  return phase;
}

/** What the bar above a table of an evening says. */
export type TableWord = "gathers" | "held" | "stopped" | "ended" | "runs" | "next" | "waits" | "over";

/** @param ended whether the table's game came to its own end */
export function tableWordOf(
  evening: Evening | undefined,
  { state, round }: { state: string; round: number },
  ended: boolean,
): TableWord {
  const place = evening && placeOf(evening);
  if (place === "over") return place;
  if (place && evening.round > round && evening.phase !== "playing") return place === "seated" ? "next" : "waits";
  if (ended && (state === "runs" || state === "stopped")) return "ended";
  return state as TableWord;
}

/** Where the bell calls a guest to. */
export interface Call {
  id: string;
  /** Their table; none where the prizes are given. */
  table?: EveningTable;
}

/**
 * Where the bell calls a guest to who looks at a table (or at none): to their own table while its game is on, and at the
 * end from any table to the prizes.
 */
export function callOf(evening: Evening, at: string): Call | undefined {
  const place = placeOf(evening);
  if (place === "over") return at ? { id: evening.evening } : undefined;
  const table = evening.tables.find((each) => each.chairs.includes(evening.eye));
  return place === "called" && table?.table && table.table !== at ? { id: table.table, table } : undefined;
}
