import assert from "node:assert/strict";
import { test } from "node:test";
import { chairsFor, companyOf, gamesFor } from "../../main/ts/club/clubCompany.ts";
import type { Club, ClubTable } from "../../main/ts/wire/club.ts";
import type { GameInfo } from "../../main/ts/wire/types.ts";

const members = ["Ruth", "Ben", "Tom"].map((name, member) => ({
  member,
  name,
  keeper: member === 0,
  longClock: false,
  here: false,
}));
const club: Club = { type: "club", club: "c", name: "Circle", me: 1, now: 0, quiet: false, members, tables: [] };

function at(...chairs: number[]): ClubTable {
  return { table: "t", game: "skat", title: "Skat", phase: "playing", chairs, seat: chairs.indexOf(1), at: 0 };
}

test("the company of a table is named without oneself", () => {
  assert.equal(companyOf(club, at(0, 1)), "Ruth");
  assert.equal(companyOf(club, at(0, 1, 2)), "Ruth and Tom");
  assert.equal(companyOf(club, at(0, 1, -1, -1)), "Ruth and 2 others");
  assert.equal(companyOf(club, at(1, -1)), "1 other");
  assert.equal(companyOf(club, at(0, 7)), "Ruth and a guest");
});

test("a game has a chair for each of the members, and for one alone a few more", () => {
  const game = (fewest: number, most: number) => ({ fewest, most }) as GameInfo;
  assert.equal(chairsFor(game(2, 6), 4), 4);
  assert.equal(chairsFor(game(3, 6), 2), 3);
  assert.equal(chairsFor(game(2, 6), 1), 3);
  assert.equal(chairsFor(game(2, 2), 1), 2);
});

test("games for as many as there are come first, those for fewer not at all", () => {
  const game = (title: string, fewest: number, most: number) => ({ title, fewest, most, rank: 0 }) as GameInfo;
  const games = [game("Four", 4, 8), game("Three", 3, 6), game("Two", 2, 2), game("Any", 2, 6)];
  const titles = (players: number) => gamesFor(games, players).map((each) => each.title);
  assert.deepEqual(titles(2), ["Two", "Any", "Three", "Four"]);
  assert.deepEqual(titles(3), ["Three", "Any", "Four"]);
});
