import { read, write } from "./localStorage.ts";

/** How strong the bots of this device's quick games are, and how often the player has won against them. */
interface Opposition {
  /** The level the player chose, or MATCH. */
  level: number;
  /** A match for the player, in hundredths of a level: it follows the results; 0 before the first. */
  strength?: number;
  wins: number;
  /** The last table that was counted. */
  table: string;
}

/** Chosen instead of a level: bots that follow the results on this device. */
export const MATCH = 0;
export const STRONGEST = 5;
/** What one can choose from: a match for the player, then the levels from gentle to strong. */
export const CHOICES = Array.from({ length: STRONGEST + 1 }, (_, i) => MATCH + i);
const GENTLE = { race: 1, other: 2 };
/** After this many wins stronger bots are offered. */
const WINS_FOR_MORE = 2;
/** How far one result moves the match for the player, in hundredths of a level. */
const STEP = 25;

const stored = () => read<Opposition>("bots", { level: MATCH, wins: 0, table: "" });

/** What the player chose for quick games: a match unless a level was chosen after a result. */
export function chosenLevel(): number {
  return stored().level;
}

/** How strong bots of this choice are: a level, or a match for the player, which begins gently. */
export function strengthOf(choice: number, race: boolean): number {
  return choice || stored().strength || 100 * (race ? GENTLE.race : GENTLE.other);
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

/** Chooses a level for quick games, or a match, which goes on from the strength it had. */
export function chooseLevel(level: number): void {
  const before = stored();
  write("bots", { ...before, level, strength: level === MATCH ? (before.strength ?? 0) : 100 * level, wins: 0 });
}
