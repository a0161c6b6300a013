import assert from "node:assert/strict";
import { test } from "node:test";
import { movesOf, rankedGuests } from "../../main/ts/evening/moves.ts";
import type { Evening } from "../../main/ts/wire/evening.ts";

const NAMES = ["Anna", "Bert", "Clara", "Duncan", "Edwin", "Frank", "Grace", "Henry"];

function evening(): Evening {
  const guest = (name: string, id: number) => ({
    id,
    name,
    level: 0,
    here: id !== 7,
    connected: true,
    gold: id % 2,
    red: 1 - (id % 2),
    byes: 0,
    table: 1,
  });
  return {
    type: "evening",
    evening: "x",
    role: "screen",
    eye: -1,
    phase: "seated",
    round: 2,
    now: 0,
    began: 0,
    paused: false,
    spent: 0,
    plan: {
      game: "g",
      title: "G",
      table: {},
      evening: { movement: "custom" },
      end: { what: "games", count: 4 },
      words: 0,
    },
    guests: NAMES.map(guest),
    tables: [
      { number: 1, chairs: [0, 1, 2, 3] },
      { number: 2, chairs: [4, 5, 6, 7] },
    ],
    bench: [],
    last: {
      tables: [
        { chairs: [0, 1, 2, 3], score: [3, 5], winner: 1, drawn: "" },
        { chairs: [4, 5, 6, 7], score: [5, 3], winner: 0, drawn: "" },
      ],
      began: 0,
      ended: 1,
    },
    lines: [],
  };
}

test("winners move up, those of the head table stay, and its losers move down to the last table", () => {
  assert.deepEqual(movesOf(evening()), [
    { names: ["Bert", "Duncan"], table: 1, way: "stay" },
    { names: ["Anna", "Clara"], table: 2, way: "down" },
    { names: ["Edwin", "Grace"], table: 1, way: "up" },
  ]);
});

test("no moves are listed where everybody changes places whoever won, or before the first game", () => {
  const balanced = evening();
  balanced.plan.evening["movement"] = "balanced";
  assert.deepEqual(movesOf(balanced), []);
  const first = evening();
  delete first.last;
  assert.deepEqual(movesOf(first), []);
});

test("guests with most gold stars come first", () => {
  const names = rankedGuests(evening()).map((guest) => guest.name);
  assert.equal(names[0], "Bert");
  assert.equal(names.length, 8);
});
