import { momentText } from "../texts/moments.ts";
import { S } from "../texts/strings.ts";
import { listText } from "../model/text.ts";
import type { Club, ClubTable, TurnTime } from "../wire/club.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time is given for so many days at most, as the server reckons it. */
const MOST_GIVEN = 30 * DAY;

/** Whether the time of those who have to play runs. */
export function runs<T extends { phase: string; turnTime?: TurnTime }>(table: T): table is T & { turnTime: TurnTime } {
  return table.turnTime !== undefined && table.turnTime.until > 0 && table.phase === "playing";
}

/** Whether a table over days waits for this member to play. */
export function waitsForMe(table: ClubTable): boolean {
  return runs(table) && table.turnTime.awaited.includes(table.seat);
}

/** The table that waits for this member and whose time ends first, other than this one. */
export function nextWaiting(club: Club, except: string): ClubTable | undefined {
  const waiting = club.tables.filter((table) => table.table !== except && waitsForMe(table));
  return waiting.sort((one, other) => (one.turnTime?.until ?? 0) - (other.turnTime?.until ?? 0))[0];
}

/** Whom a table waits for, by name, oneself last; bots have none. */
export function awaitedNames(time: TurnTime, mine: number, nameAt: (seat: number) => string): string {
  const others = time.awaited.filter((seat) => seat !== mine).map(nameAt);
  return listText(time.awaited.includes(mine) ? [...others, S.club.youToo] : others, S.and);
}

/** Who sits at a club's table. */
export function nameAt(club: Club, table: ClubTable): (seat: number) => string {
  return (seat) => club.members.find((each) => each.member === table.chairs[seat])?.name ?? S.club.aGuest;
}

/** Until when those have time who have to play, if they are given that of one more turn; "" where they have enough. */
export function givenUntil(time: TurnTime, now: number): string {
  const until = Math.min(time.until + time.days * DAY, now + MOST_GIVEN);
  return until > time.until ? momentText(until, now) : "";
}

/** How much time is left, in the largest unit that is not nothing. */
export function leftText(until: number, now: number): string {
  const left = Math.max(0, until - now);
  if (left >= DAY) return S.club.daysLeft(Math.floor(left / DAY));
  return left >= HOUR ? S.club.hoursLeft(Math.floor(left / HOUR)) : S.club.minutesLeft(Math.ceil(left / MINUTE));
}
