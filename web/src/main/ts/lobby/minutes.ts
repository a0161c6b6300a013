import type { GameInfo } from "../wire/types.ts";

/** About how many minutes a game takes with this number of players. */
export function minutesFor(game: GameInfo, players: number): number {
  return game.minutes[Math.max(0, Math.min(players - game.fewest, game.minutes.length - 1))] ?? 0;
}
