import { read, write } from "./localStorage.ts";

/** By game: the length that was chosen last, and whether a game was ever played to its end here. */
interface Kept {
  last: Record<string, string>;
  finished: string[];
}

const kept = () => read<Kept>("lengths", { last: {}, finished: [] });

/** The length to begin with: the one chosen last, or "" for somebody who has not finished this game yet. */
export function wantedLength(game: string): string {
  const { last, finished } = kept();
  return finished.includes(game) ? (last[game] ?? "") : "";
}

export function rememberLength(game: string, length: string): void {
  const { last, finished } = kept();
  write("lengths", { last: { ...last, [game]: length }, finished });
}

export function rememberFinished(game: string): void {
  const { last, finished } = kept();
  write("lengths", { last, finished: [...new Set([...finished, game])] });
}
