import { read, write } from "./localStorage.ts";

/** The verbs whose hints a player has seen, by game; "*": no more hints. */
export function hintsGiven(game: string): string[] {
  return read<Record<string, string[]>>("taught", {})[game] ?? [];
}

export function rememberHint(game: string, verb: string): void {
  const all = read<Record<string, string[]>>("taught", {});
  write("taught", { ...all, [game]: [...new Set([...(all[game] ?? []), verb])] });
}

export function forgetHints(): void {
  write("taught", {});
}
