import { read, write } from "./localStorage.ts";

/** The verbs whose hints a player has seen, by game; "*": no more hints. */
export function hintsGiven(game: string): string[] {
  return read<Record<string, string[]>>("taught", {})[game] ?? [];
}

export function rememberHint(game: string, verb: string): void {
  const all = read<Record<string, string[]>>("taught", {});
  write("taught", { ...all, [game]: [...new Set([...(all[game] ?? []), verb])] });
}

/** Whether the how-to-play sheet of a game was shown on this device; "*" in the list stands for every game. */
export function howToShown(game: string): boolean {
  const all = read<string[]>("howTo", []);
  return all.includes(game) || all.includes("*");
}

export function rememberHowTo(game: string): void {
  write("howTo", [...new Set([...read<string[]>("howTo", []), game])]);
}

/** Shows all hints and sheets again. */
export function forgetHints(): void {
  write("taught", {});
  write("howTo", []);
}
