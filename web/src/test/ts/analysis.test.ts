import assert from "node:assert/strict";
import { test } from "node:test";
import { filterTurns, pointsText, summarize, verdictOf } from "../../main/ts/model/analysis.ts";
import type { Analysis, Turn } from "../../main/ts/wire/finished.ts";

const turn = (entry: number, seat: number, cost: number, missed: number[] = []): Turn => ({
  entry,
  at: entry * 1000,
  seat,
  lines: [],
  played: "Lay: I",
  cost,
  there: [],
  missed: missed.map((by) => ({ seat: by, play: "Challenge" })),
});
const turns = [turn(1, 0, 0), turn(2, 1, 240), turn(3, 0, -1), turn(4, 1, 0, [0])];
const analysis: Analysis = { game: "logomachy", seats: 2, entries: 4, turns, leads: [], finest: [] };

test("a play is the best, worse, or not rated", () => {
  assert.deepEqual(turns.map(verdictOf), ["best", "less", "none", "best"]);
});

test("turns are filtered: all, those with a better play, or the player's own with what they missed", () => {
  const entries = (which: "all" | "less" | "mine", eye: number) =>
    filterTurns(turns, which, eye).map((each) => each.entry);
  assert.deepEqual(entries("all", 0), [1, 2, 3, 4]);
  assert.deepEqual(entries("less", 0), [2, 4]);
  assert.deepEqual(entries("mine", 0), [1, 3, 4]);
});

test("the summary leaves out turns that are not rated", () => {
  assert.deepEqual(summarize(analysis), [
    { seat: 0, weighed: 1, best: 1, left: 0 },
    { seat: 1, weighed: 2, best: 1, left: 240 },
  ]);
});

test("hundredths are written as points", () => {
  assert.deepEqual([310, 240, 100, 4, -250, 0].map(pointsText), ["3.1", "2.4", "1", "0", "−2.5", "0"]);
});
