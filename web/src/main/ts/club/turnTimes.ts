import { S } from "../texts/strings.ts";
import { listText } from "../model/text.ts";
import type { Club, ClubTable } from "../wire/club.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whether a table over days waits for this member to play. */
export function waitsForMe(table: ClubTable): boolean {
  const time = table.turnTime;
  return time !== undefined && time.until > 0 && table.phase === "playing" && time.awaited.includes(table.seat);
}

/** The table that waits for this member and whose time ends first, other than this one. */
export function nextWaiting(club: Club, except: string): ClubTable | undefined {
  const waiting = club.tables.filter((table) => table.table !== except && waitsForMe(table));
  return waiting.sort((one, other) => (one.turnTime?.until ?? 0) - (other.turnTime?.until ?? 0))[0];
}

/** Whom a table waits for, by name; bots have none. */
export function awaitedNames(club: Club, table: ClubTable): string {
  const names = (table.turnTime?.awaited ?? []).map((seat) => {
    const member = table.chairs[seat] ?? -1;
    return club.members.find((each) => each.member === member)?.name ?? S.club.aGuest;
  });
  return listText(names, S.and);
}

/** How much time is left, in the largest unit that is not nothing. */
export function leftText(until: number, now: number): string {
  const left = Math.max(0, until - now);
  if (left >= DAY) return S.club.daysLeft(Math.floor(left / DAY));
  return left >= HOUR ? S.club.hoursLeft(Math.floor(left / HOUR)) : S.club.minutesLeft(Math.ceil(left / MINUTE));
}

/** A moment by one's own clock: "Friday, 19:00", and with its date when it is more than six days off. */
export function momentText(at: number, now: number): string {
  const far: Intl.DateTimeFormatOptions = at - now > 6 * DAY ? { day: "numeric", month: "long" } : {};
  return new Date(at).toLocaleString("en", {
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    ...far,
  });
}
