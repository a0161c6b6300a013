import type { BookedGame, ClubBook } from "../wire/club.ts";

/** A quarter of a year, as people call it; winter belongs to the year in which it began. */
export interface Season {
  name: "Winter" | "Spring" | "Summer" | "Autumn";
  year: number;
}

const NAMES = ["Winter", "Spring", "Summer", "Autumn"] as const;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The season of a moment, in one's own time zone. */
export function seasonOf(at: number): Season {
  const day = new Date(at);
  const month = day.getMonth();
  const name = NAMES[Math.floor(((month + 1) % 12) / 3)] ?? "Winter";
  return { name, year: name === "Winter" && month < 2 ? day.getFullYear() - 1 : day.getFullYear() };
}

export const seasonText = (season: Season) => `${season.name} ${season.year}`;

/** The seasons in which the club has played, the latest first. */
export function seasonsOf(book: ClubBook): string[] {
  return [...new Set(book.games.map((game) => seasonText(seasonOf(game.at))))];
}

/** The games of a season and a game; "" stands for all. */
export function gamesOf(book: ClubBook, season: string, game: string): BookedGame[] {
  return book.games.filter(
    (each) => (season === "" || seasonText(seasonOf(each.at)) === season) && (game === "" || each.game === game),
  );
}

/** A line of the book. */
export interface BookLine {
  member: number;
  name: string;
  played: number;
  won: number;
}

/** Who has played and won how often, most wins first; whoever has not played has no line. */
export function bookLines(book: ClubBook, games: readonly BookedGame[]): BookLine[] {
  return book.members
    .map(({ member, name }) => {
      const own = games.flatMap((game) => game.seats.filter((seat) => seat.member === member));
      return { member, name, played: own.length, won: own.filter((seat) => seat.place === 1).length };
    })
    .filter((line) => line.played > 0)
    .sort((a, b) => b.won - a.won || b.played - a.played || a.member - b.member);
}

export interface BookedWord {
  word: string;
  member: number;
  gain: number;
  game: BookedGame;
}

/** The word that brought most at once; among equals the longer one. */
export function finestWord(games: readonly BookedGame[], member?: number): BookedWord | undefined {
  return bestWord(games, member, (a, b) => b.gain - a.gain || b.word.length - a.word.length);
}

/** The word of most letters; among equals the one that brought more. */
export function longestWord(games: readonly BookedGame[], member?: number): BookedWord | undefined {
  return bestWord(games, member, (a, b) => b.word.length - a.word.length || b.gain - a.gain);
}

function bestWord(
  games: readonly BookedGame[],
  member: number | undefined,
  order: (a: BookedWord, b: BookedWord) => number,
): BookedWord | undefined {
  return games
    .flatMap((game) => game.words.map((word) => ({ ...word, game })))
    .filter((each) => member === undefined || each.member === member)
    .sort(order)[0];
}

/** Another member, and how often each of two came out before the other. */
export interface Rival {
  member: number;
  games: number;
  mine: number;
  theirs: number;
}

/** The member one has played against most often. */
export function rivalOf(games: readonly BookedGame[], me: number): Rival | undefined {
  const rivals = new Map<number, Rival>();
  for (const game of games) {
    const own = game.seats.find((seat) => seat.member === me);
    if (!own) continue;
    for (const other of game.seats) {
      if (other.member < 0 || other.member === me || (own.side !== "" && own.side === other.side)) continue;
      const rival = rivals.get(other.member) ?? { member: other.member, games: 0, mine: 0, theirs: 0 };
      rival.games++;
      if (own.place < other.place) rival.mine++;
      if (other.place < own.place) rival.theirs++;
      rivals.set(other.member, rival);
    }
  }
  return [...rivals.values()].sort((a, b) => b.games - a.games || a.member - b.member)[0];
}

/** The member one has played with most often on one side, and how often that was won. */
export function partnerOf(
  games: readonly BookedGame[],
  me: number,
): { member: number; games: number; won: number } | undefined {
  const partners = new Map<number, { member: number; games: number; won: number }>();
  for (const game of games) {
    const own = game.seats.find((seat) => seat.member === me);
    if (!own || own.side === "") continue;
    for (const other of game.seats) {
      if (other.member < 0 || other.member === me || other.side !== own.side) continue;
      const partner = partners.get(other.member) ?? { member: other.member, games: 0, won: 0 };
      partner.games++;
      if (own.place === 1) partner.won++;
      partners.set(other.member, partner);
    }
  }
  return [...partners.values()].sort((a, b) => b.games - a.games || a.member - b.member)[0];
}

/** How many days running a member has finished a game, up to today or yesterday; one missed day in a row is forgiven. */
export function streakOf(games: readonly BookedGame[], member: number, now: number): number {
  const days = new Set(
    games.filter((game) => game.seats.some((seat) => seat.member === member)).map((game) => dayNumber(game.at)),
  );
  let day = dayNumber(now);
  if (!days.has(day)) day--;
  let streak = 0;
  let missed = 0;
  for (; missed < 2; day--) {
    if (days.has(day)) {
      streak++;
      missed = 0;
    } else missed++;
  }
  return streak;
}

/** The number of a day in one's own time zone. */
function dayNumber(at: number): number {
  const day = new Date(at);
  return Math.round(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / DAY_MS);
}
