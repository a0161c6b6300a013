import type { GameInfo } from "../wire/types.ts";

/** About how long a game of so many players takes. */
export function minutesFor(game: GameInfo, players: number): number {
  return game.minutes[Math.max(0, Math.min(players - game.fewest, game.minutes.length - 1))] ?? 0;
}
