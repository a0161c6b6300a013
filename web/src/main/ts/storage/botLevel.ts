import { read, write } from "./localStorage.ts";

/** How strong the bots of this device's quick games are, and how often the player has won against them. */
interface Opposition {
  level: number;
  /** A match for the player, in hundredths of a level: it follows the results; 0 before the first. */
  strength?: number;
  wins: number;
  /** The last table that was counted. */
  table: string;
}

export const STRONGEST = 5;
const GENTLE = { race: 1, other: 2 };
/** After this many wins stronger bots are offered. */
const WINS_FOR_MORE = 2;
/** How far one result moves the match for the player, in hundredths of a level. */
const STEP = 25;

const stored = () => read<Opposition>("bots", { level: 0, wins: 0, table: "" });

/** The level of the bots in a quick game: gentle at first, then what the player chose after a result. */
export function botLevel(race: boolean): number {
  return stored().level || (race ? GENTLE.race : GENTLE.other);
}

/** The strength of the bots in a quick game: the level the player chose, otherwise a match for the player. */
export function matchingStrength(race: boolean): number {
  return stored().level || stored().strength || 100 * botLevel(race);
}

/** A win asks for somewhat stronger bots, a last place for somewhat weaker ones. */
function nextStrength(now: number, won: boolean, last: boolean): number {
  const step = won ? STEP : last ? -STEP : 0;
  return Math.min(100 * STRONGEST, Math.max(100, now + step));
}

/** Counts a result against bots alone, once for each table; what level to offer next, or 0. */
export function offeredLevel(table: string, level: number, won: boolean, last: boolean): number {
  const before = stored();
  if (before.table !== table) {
    const strength = nextStrength(before.strength || 100 * level, won, last);
    write("bots", { ...before, strength, wins: won ? before.wins + 1 : before.wins, table });
  }
  if (won && stored().wins >= WINS_FOR_MORE && level < STRONGEST) return level + 1;
  return last && level > 1 ? level - 1 : 0;
}

export function chooseLevel(level: number): void {
  write("bots", { ...stored(), level, strength: 100 * level, wins: 0 });
}
