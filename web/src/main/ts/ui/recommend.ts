import type { GameInfo } from "../wire/types.ts";

/** What a game is mostly about: setting words, holding cards, or being quick. */
export type Kind = "words" | "cards" | "laugh";

/** About how many minutes a game takes with this number of players. */
function minutesFor(game: GameInfo, players: number): number {
  return game.minutes[Math.max(0, Math.min(players - game.fewest, game.minutes.length - 1))] ?? 0;
}

export const FILTERS = ["all", "words", "cards", "short", "two", "crowd", "children"] as const;
export type Filter = (typeof FILTERS)[number];

const USUAL_PLAYERS = 3;
const SHORT_MINUTES = 10;
const CROWD = 8;
const CHILDREN_MINUTES = 15;

function hasLetters(game: GameInfo): boolean {
  return game.picture?.every((face) => face.form === "LETTER") ?? false;
}

export function kindOf(game: GameInfo): Kind {
  if (hasLetters(game)) return "words";
  return game.race ? "laugh" : "cards";
}

export function passes(game: GameInfo, filter: Filter): boolean {
  switch (filter) {
    case "all":
      return true;
    case "words":
      return hasLetters(game);
    case "cards":
      return !hasLetters(game);
    case "short":
      return minutesFor(game, USUAL_PLAYERS) <= SHORT_MINUTES;
    case "two":
      return game.fewest <= 2;
    case "crowd":
      return game.most >= CROWD;
    case "children":
      return !hasLetters(game) && minutesFor(game, USUAL_PLAYERS) <= CHILDREN_MINUTES;
  }
}

/** The games in the order of the front page: what was played here first, then by how soon a newcomer enjoys them. */
export function inOrder(games: readonly GameInfo[], played: readonly string[]): GameInfo[] {
  const place = (game: GameInfo) => {
    const at = played.indexOf(game.title);
    return at >= 0 ? at - played.length : (game.rank ?? games.length);
  };
  return [...games].sort((a, b) => place(a) - place(b));
}

/** A game to start with, and why: a kind of player, a game to go on with, or one that is like it. */
export interface Start {
  game: GameInfo;
  why: Kind | "again" | "alike";
}

/**
 * Three games to start with: one of each kind; or, where somebody has played here, the last game, the nearest that is
 * like it, and one of another kind.
 */
export function startWith(games: readonly GameInfo[], played: readonly string[]): Start[] {
  const ordered = inOrder(games, []);
  const fresh = ordered.filter((game) => !played.includes(game.title));
  const last = ordered.find((game) => game.title === played[0]);
  if (!last)
    return (["words", "cards", "laugh"] as const).flatMap((why) => {
      const game = ordered.find((each) => kindOf(each) === why);
      return game ? [{ game, why }] : [];
    });
  const alike = fresh.find((game) => kindOf(game) === kindOf(last));
  const other = fresh.find((game) => kindOf(game) !== kindOf(last));
  return [
    { game: last, why: "again" },
    ...(alike ? [{ game: alike, why: "alike" as const }] : []),
    ...(other ? [{ game: other, why: kindOf(other) }] : []),
  ];
}

/** The game whose puzzle is recommended on a day; another one every day. */
export function puzzleOfDay(games: readonly GameInfo[], now: Date): GameInfo | undefined {
  const puzzles = inOrder(games, []).filter((game) => game.puzzle);
  const day = Math.floor((now.getTime() / 60_000 - now.getTimezoneOffset()) / 1440);
  return puzzles[day % Math.max(1, puzzles.length)];
}
