import assert from "node:assert/strict";
import { test } from "node:test";
import {
  bookLines,
  finestWord,
  gamesOf,
  longestWord,
  partnerOf,
  rivalOf,
  seasonOf,
  seasonsOf,
  seasonText,
  streakOf,
} from "../../main/ts/club/bookCounts.ts";
import type { BookedGame, ClubBook } from "../../main/ts/wire/club.ts";

const DAY = 24 * 60 * 60 * 1000;
const NOON = new Date(2026, 10, 18, 12).getTime();
let tables = 0;

/** A game that ended so many days ago, with the members in the order in which they came out. */
function game(daysAgo: number, order: number[], more: Partial<BookedGame> = {}): BookedGame {
  return {
    table: `t${tables++}`,
    game: "logomachy",
    title: "Logomachy",
    at: NOON - daysAgo * DAY,
    seats: order.map((member, i) => ({ member, points: 10 - i, place: i + 1, side: "" })),
    words: [],
    kept: true,
    ...more,
  };
}

function bookOf(...games: BookedGame[]): ClubBook {
  const members = ["Ruth", "Ben", "Tom"].map((name, member) => ({ member, name, gone: false }));
  return { club: "The Thursday Circle", members, games };
}

test("a season is three months, and winter belongs to the year in which it began", () => {
  const at = (year: number, month: number) => seasonText(seasonOf(new Date(year, month - 1, 1, 12).getTime()));
  assert.deepEqual(
    [at(2026, 11), at(2026, 12), at(2027, 1), at(2027, 2), at(2027, 3), at(2027, 8), at(2027, 9)],
    ["Autumn 2026", "Winter 2026", "Winter 2026", "Winter 2026", "Spring 2027", "Summer 2027", "Autumn 2027"],
  );
});

test("lines count games and wins of a season and a game, most wins first", () => {
  const book = bookOf(
    game(0, [1, 0]),
    game(1, [0, 1, -1]),
    game(2, [1, -1]),
    game(3, [0, 1], { game: "skat", title: "Skat" }),
    game(200, [0, 1]),
  );
  const autumn = gamesOf(book, "Autumn 2026", "");
  assert.deepEqual(
    bookLines(book, autumn).map(({ name, played, won }) => [name, played, won]),
    [
      ["Ben", 4, 2],
      ["Ruth", 3, 2],
    ],
  );
  assert.equal(gamesOf(book, "", "skat").length, 1);
  assert.equal(gamesOf(book, "", "").length, 5);
  assert.deepEqual(seasonsOf(book), ["Autumn 2026", "Spring 2026"]);
});

test("those who tie for the first place have all won", () => {
  const tied = game(0, [0, 1]);
  for (const seat of tied.seats) seat.place = 1;
  assert.deepEqual(
    bookLines(bookOf(tied), [tied]).map((line) => line.won),
    [1, 1],
  );
});

test("the finest word brought most, the longest has most letters", () => {
  const words = [
    { member: 0, word: "ZEPHYR", gain: 9 },
    { member: 1, word: "MANTELPIECE", gain: 2 },
    { member: 1, word: "VORTEX", gain: 9 },
  ];
  const games = [game(0, [0, 1], { words })];
  assert.equal(finestWord(games)?.word, "ZEPHYR");
  assert.equal(longestWord(games)?.word, "MANTELPIECE");
  assert.equal(finestWord(games, 1)?.word, "VORTEX");
  assert.equal(finestWord(games, 2), undefined);
});

test("a rival is whom one meets most, a partner whom one shares a side with", () => {
  const sides = game(4, [0, 2, 1, -1]);
  sides.seats.forEach((seat, i) => (seat.side = i < 2 ? "North" : "East"));
  sides.seats.forEach((seat, i) => (seat.place = i < 2 ? 1 : 3));
  const games = [game(0, [0, 1]), game(1, [1, 0]), game(2, [0, 1]), game(3, [2, 0]), sides];
  assert.deepEqual(rivalOf(games, 0), { member: 1, games: 4, mine: 3, theirs: 1 });
  assert.deepEqual(partnerOf(games, 0), { member: 2, games: 1, won: 1 });
  assert.equal(rivalOf([game(0, [0, -1])], 0), undefined);
});

test("a streak forgives one missed day, and no two", () => {
  const on = (...days: number[]) => days.map((day) => game(day, [0, 1]));
  assert.equal(streakOf(on(0, 1, 2), 0, NOON), 3);
  assert.equal(streakOf(on(1, 2), 0, NOON), 2);
  assert.equal(streakOf(on(0, 2, 4), 0, NOON), 3);
  assert.equal(streakOf(on(0, 3, 4), 0, NOON), 1);
  assert.equal(streakOf(on(5), 0, NOON), 0);
  assert.equal(streakOf(on(0, 0, 0), 0, NOON), 1);
  assert.equal(streakOf(on(0), 2, NOON), 0);
});
