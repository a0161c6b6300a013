import { SOON, type GuestToken } from "../storage/eveningPasses.ts";
import { EVENING, LAST_EVENING } from "../texts/eveningTexts.ts";
import type { SeatToken } from "../storage/tickets.ts";
import type { Evening, EveningTable, Guest, Phase } from "../wire/evening.ts";

/** Whether the game that is played, or comes next, is known to be the last one. */
export function isLastGame({ plan: { end }, round, spent }: Evening): boolean {
  return (end.what === "games" && round >= end.count) || (end.what === "minutes" && spent >= end.count * 60_000);
}

/** What is said at an evening as it is: nobody is promised a game that does not come. */
export function textsOf(evening: Evening): typeof EVENING {
  return isLastGame(evening) ? LAST_EVENING : EVENING;
}

/** A pair that stays at the head table or moves to another one, or people who were at none and have a place now. */
export interface Move {
  names: string[];
  table: number;
  way: "up" | "down" | "stay" | "joins";
}

/**
 * Where everybody of the last game goes, or stays, by the custom of progressive play: pairs together, but where the
 * hostess has changed places each as they sit now.
 */
export function movesOf(evening: Evening): Move[] {
  const last = evening.last;
  if (!last || evening.plan.evening["movement"] !== "custom" || evening.tables.length < 2) return [];
  const moved = last.tables.flatMap(({ chairs, winner }, index): Move[] => {
    const from = index + 1;
    return [winner, 1 - winner].flatMap((pair): Move[] => {
      const seated = evening.guests.filter(
        ({ id, table }) => table > 0 && [chairs[pair], chairs[pair + 2]].includes(id),
      );
      return [...new Set(seated.map(({ table }) => table))].map((table) => ({
        names: seated.filter((guest) => guest.table === table).map(({ name }) => name),
        table,
        way: table < from ? "up" : table > from ? "down" : "stay",
      }));
    });
  });
  const isNew = ({ id, level, table }: Guest) =>
    level === 0 && table > 0 && !last.tables.some(({ chairs }) => chairs.includes(id));
  const joining = evening.guests.filter(isNew).map(({ name, table }): Move => ({ names: [name], table, way: "joins" }));
  return [...moved, ...joining];
}

/** The number of the game whose results are told between the games. */
export function toldRound({ round }: Evening): number {
  return round - 1;
}

/** What decided the guest’s own table of a game, once it is told. */
export function decidedAt(evening: Evening, round: number): string {
  const outcome = evening.last?.tables.find(({ chairs }) => chairs.includes(evening.eye));
  return outcome && round === toldRound(evening) ? outcome.told : "";
}

/** How long the room reads that the bell has stopped all tables, unless the next game needs the screen. */
export const BELL_MS = 8000;

/** How much longer the room’s screen tells of the bell, by the evening’s own time; 0 where it does not. */
export function bellLeft({ phase, last, now }: Evening): number {
  const told = phase === "seated" || phase === "over";
  return told && last ? Math.max(0, last.ended + BELL_MS - now) : 0;
}

/** The number of the table whose end rings the bell: the first at which people play. */
export function bellTable({ tables, guests }: Evening): number {
  const isPerson = (id: number) => guests.some((guest) => guest.id === id && guest.level === 0 && guest.here);
  return tables.find(({ chairs }) => chairs.some(isPerson))?.number ?? 1;
}

/** How the tables of the last game were decided, until the next one begins; for a guest, the table they sat at. */
export function decidedOf({ last, phase }: Evening, eye = -1): string[] {
  if (!last || phase === "playing" || phase === "stopped") return [];
  return last.tables.filter(({ chairs }) => eye < 0 || chairs.includes(eye)).map(({ told }) => told);
}

/** Who shares a device and has no place at one table now, by device: the hostess may change places. */
export function sharersApart({ phase, guests }: Evening): string[][] {
  if (phase !== "seated" && phase !== "playing") return [];
  return guests.flatMap(({ id }) => {
    const shared = guests.filter(({ device, here, table }) => device === id && here && table > 0);
    return new Set(shared.map(({ table }) => table)).size > 1 ? [shared.map(({ name }) => name)] : [];
  });
}

/** The phase as it is told: a pause, or that the bell has rung and some tables still wait for their people. */
export function phaseWord(evening: Evening): Phase | "paused" | "gathers" {
  if (evening.paused) return "paused";
  if (evening.phase === "seated" && bellLeft(evening) > 0) return "stopped";
  return evening.phase === "playing" && evening.tables.some((table) => table.gathers) ? "gathers" : evening.phase;
}

/**
 * The guests by rank: people who are here, then people who have left with stars, then the bots of the moment; among each
 * most gold stars first, then fewest red ones.
 */
export function rankedGuests(evening: Evening): Guest[] {
  const kind = (guest: Guest) => (guest.level > 0 ? 2 : guest.here ? 0 : 1);
  return evening.guests
    .filter(
      (guest) =>
        (guest.here && (evening.phase !== "over" || guest.gold + guest.red > 0)) ||
        (guest.level === 0 && guest.gold + guest.red > 0),
    )
    .sort((a, b) => kind(a) - kind(b) || b.gold - a.gold || a.red - b.red || a.id - b.id);
}

/** The three steps of the podium and who shares each: people who have played and are here, by their stars. */
export function podiumSteps(evening: Evening): { step: number; guests: Guest[] }[] {
  const played = rankedGuests(evening).filter((each) => each.level === 0 && each.here && each.gold + each.red > 0);
  const ahead = (one: Guest, other: Guest) => one.gold > other.gold || (one.gold === other.gold && one.red < other.red);
  const stepOf = (guest: Guest) => 1 + played.filter((other) => ahead(other, guest)).length;
  return [1, 2, 3].flatMap((step) => {
    const guests = played.filter((guest) => stepOf(guest) === step);
    return guests.length > 0 ? [{ step, guests }] : [];
  });
}

/** What a guest waits for, or does, as the desk tells it at a glance. */
export type Waiting =
  | "plays"
  | "called"
  | "lost"
  | "botPlays"
  | "holds"
  | "paused"
  | "finished"
  | "nextGame"
  | "bell"
  | "away"
  | "left"
  | "bot"
  | "here";

export function waitingOf(evening: Evening, guest: Guest): Waiting {
  if (guest.level > 0) return "bot";
  if (!guest.here) return "left";
  const table = evening.tables.find((each) => each.chairs.includes(guest.id));
  if (evening.phase === "playing") {
    if (!table) return "nextGame";
    if (table.score) return "finished";
    if (evening.paused) return "paused";
    if (table.bots?.includes(guest.id)) return "botPlays";
    if (table.missing?.includes(guest.id)) return table.away?.includes(guest.id) ? "lost" : "called";
    return table.awaited?.includes(guest.id) ? "holds" : "plays";
  }
  if (!guest.connected) return "away";
  return evening.phase === "seated" && table ? "bell" : "here";
}

/** Whoever neither plays nor is ready to, by what they wait for: what the desk says first. */
export function glanceOf(evening: Evening): { waits: Waiting; names: string[] }[] {
  return (["called", "lost", "botPlays", "holds", "away", "finished", "nextGame"] as const).flatMap((waits) => {
    const names = evening.guests.filter((guest) => waitingOf(evening, guest) === waits).map((guest) => guest.name);
    return names.length > 0 ? [{ waits, names }] : [];
  });
}

/** For whom a table waits that plays: people who are not there, and people who hold it up; for no chair of a bot. */
export function awaitedAt({ phase, paused }: Evening, { missing = [], awaited = [] }: EveningTable): number[] {
  return phase === "playing" && !paused ? [...missing, ...awaited] : [];
}

/** Whether a bot plays for the guest who looks, or has played in this game. */
export function botFor({ phase, eye, tables }: Evening): "plays" | "played" | "" {
  const own = tables.find(({ chairs }) => chairs.includes(eye));
  if (phase !== "playing") return "";
  return own?.bots?.includes(eye) ? "plays" : own?.helped?.includes(eye) ? "played" : "";
}

/** The guests whom the room calls by name, with the number of their table: it has begun without them. */
export function calledGuests(evening: Evening): { guest: Guest; table: number }[] {
  return evening.tables
    .filter((table) => !table.gathers)
    .flatMap((table) =>
      evening.guests
        .filter((guest) => table.chairs.includes(guest.id) && ["called", "lost"].includes(waitingOf(evening, guest)))
        .map((guest) => ({ guest, table: table.number })),
    );
}

/** Where a guest is in the evening, as their own page tells it; while they are called, the call itself is read. */
export type Place = "over" | "left" | "gathering" | "waits" | "seated" | "called" | "finished" | "stopped";

export function placeOf(evening: Evening): Place {
  const { phase } = evening;
  if (phase === "over") return phase;
  if (!evening.guests.find((guest) => guest.id === evening.eye)?.here) return "left";
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

/** The same, and first that the bell has stopped its game, where it has: what comes next does not hide it. */
export function tableWordsOf(...of: Parameters<typeof tableWordOf>): TableWord[] {
  const word = tableWordOf(...of);
  const [, { state }, ended] = of;
  return state === "stopped" && !ended && word !== "stopped" ? ["stopped", word] : [word];
}

/** For whom of its guests a device is carried to a table: the first whose game is on, and not on another device. */
export function carriedFor(seen: readonly Evening[], guests: readonly GuestToken[]): Evening | undefined {
  const isElsewhere = ({ eye, tables }: Evening) => {
    const given = guests.find(({ guest }) => guest === eye)?.elsewhere;
    return tables.some(({ table, chairs }) => given && table === given && chairs.includes(eye));
  };
  const called = (each: Evening) => placeOf(each) === "called";
  return seen.find((each) => called(each) && !isElsewhere(each)) ?? seen.find((each) => !called(each));
}

/** The chairs of a device's guests at the table of the one who looks. */
export function chairsHere(evening: Evening, guests: readonly GuestToken[]): SeatToken[] {
  const table = evening.tables.find((each) => each.chairs.includes(evening.eye));
  return guests.flatMap(({ guest, token, elsewhere }) => {
    const seat = table?.chairs.indexOf(guest) ?? -1;
    return seat < 0 || (elsewhere && elsewhere === table?.table) ? [] : [{ seat, token }];
  });
}

/** Whether a guest is at their table, on whichever device, and not a bot for them. */
export function isAtTable({ missing = [], bots = [] }: EveningTable, guest: number): boolean {
  return !missing.includes(guest) && !bots.includes(guest);
}

/** How far a guest’s chair, who sits apart, has gone to a device at their table. */
export type Handing = "none" | "asked" | "shown" | "used";

export function handingOf(seen: Evening, guests: readonly GuestToken[]): Handing {
  const { elsewhere = "", code = "" } = guests.find(({ guest }) => guest === seen.eye) ?? {};
  const own = seen.tables.find(({ chairs }) => chairs.includes(seen.eye));
  if (elsewhere === SOON) return "asked";
  if (!own?.table || elsewhere !== own.table || !code) return "none";
  return isAtTable(own, seen.eye) ? "used" : "shown";
}

/** Whether the device must stay where it is: it shows a code, or is about to, by which somebody’s chair is taken. */
export function staysForCode(seen: readonly Evening[], guests: readonly GuestToken[]): boolean {
  return seen.some((each) => each.phase === "playing" && ["asked", "shown"].includes(handingOf(each, guests)));
}

/** The guests of a device who sit at another table than the one it is carried to, each with that table. */
export function apart(carried: Evening, others: readonly Evening[]): { seen: Evening; table: EveningTable }[] {
  const own = carried.tables.find((each) => each.chairs.includes(carried.eye));
  return others.flatMap((seen) => {
    const table = seen.tables.find((each) => each.chairs.includes(seen.eye));
    return table && own && table.number !== own.number ? [{ seen, table }] : [];
  });
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
