import { S } from "../texts/strings.ts";
import type { Club, ClubTable } from "../wire/club.ts";
import type { GameInfo } from "../wire/types.ts";
import { listText } from "../model/text.ts";
import { inOrder } from "../ui/recommend.ts";

/** The names of those who sit at a table, without one's own: "Ben, Ruth and 2 others". */
export function companyOf(club: Club, table: ClubTable): string {
  const names = table.chairs
    .filter((member) => member >= 0 && member !== club.me)
    .map((member) => club.members.find((each) => each.member === member)?.name ?? S.club.aGuest);
  const more = table.chairs.filter((member) => member < 0).length;
  return listText(more > 0 ? [...names, S.club.others(more)] : names, S.and);
}

const ALONE_SEATS = 3;

/** How many chairs a game for so many members has: for one alone, a few for bots. */
export function chairsFor(game: GameInfo, players: number): number {
  return Math.min(game.most, Math.max(game.fewest, players > 1 ? players : ALONE_SEATS));
}

/** The games that so many members can play: those for just as many first, then those that need bots. */
export function gamesFor(games: readonly GameInfo[], players: number): GameInfo[] {
  const bots = (game: GameInfo) => Math.max(0, game.fewest - players);
  return inOrder(games, [])
    .filter((game) => players <= game.most)
    .sort((one, other) => bots(one) - bots(other));
}
