import { read, write } from "./localStorage.ts";

/** How strong the bots of this device's quick games are, and how often the player has won against them. */
interface Opposition {
  level: number;
  wins: number;
  /** The last table that was counted. */
  table: string;
}

export const STRONGEST = 5;
const GENTLE = { race: 1, other: 2 };
/** After this many wins stronger bots are offered. */
const WINS_FOR_MORE = 2;

const stored = () => read<Opposition>("bots", { level: 0, wins: 0, table: "" });

/** The level of the bots in a quick game: gentle at first, then what the player chose after a result. */
export function botLevel(race: boolean): number {
  return stored().level || (race ? GENTLE.race : GENTLE.other);
}

/** Counts a result against bots alone, once for each table; what level to offer next, or 0. */
export function offeredLevel(table: string, level: number, won: boolean, last: boolean): number {
  const before = stored();
  if (before.table !== table) write("bots", { ...before, wins: won ? before.wins + 1 : before.wins, table });
  if (won && stored().wins >= WINS_FOR_MORE && level < STRONGEST) return level + 1;
  return last && level > 1 ? level - 1 : 0;
}

export function chooseLevel(level: number): void {
  write("bots", { ...stored(), level, wins: 0 });
}
