import type { GameInfo } from "../wire/types.ts";

/** The games grouped by leaflet, in the order of the leaflets. */
export function byLeaflet(games: readonly GameInfo[]): [string, GameInfo[]][] {
  const groups = new Map<string, GameInfo[]>();
  for (const game of games) groups.set(game.leaflet, [...(groups.get(game.leaflet) ?? []), game]);
  return [...groups].sort(([a], [b]) => a.localeCompare(b));
}
