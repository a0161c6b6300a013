import assert from "node:assert/strict";
import { test } from "node:test";
import { calledGuests, calledTo, movesOf, podiumGuests, rankedGuests, waitingOf } from "../../main/ts/evening/moves.ts";
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
    table: (id < 4 ? 1 : 0) === id % 2 ? 1 : 2,
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

test("a pair of which one has left moves alone, and where it really sits", () => {
  const seen = evening();
  const clara = seen.guests[2];
  if (clara) clara.table = 0;
  assert.deepEqual(movesOf(seen)[1], { names: ["Anna"], table: 2, way: "down" });
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

test("people who are here come before people who left, and bots last; bots that have gone are not listed", () => {
  const seen = evening();
  Object.assign(seen.guests[0] ?? {}, { level: 3, gold: 9 });
  Object.assign(seen.guests[1] ?? {}, { level: 3, gold: 9, here: false });
  const names = rankedGuests(seen).map((guest) => guest.name);
  assert.deepEqual(names.slice(-2), ["Henry", "Anna"]);
  assert.ok(!names.includes("Bert"));
});

test("on the podium stand people who have played and stayed, and equal stars share a step", () => {
  const seen = evening();
  Object.assign(seen.guests[0] ?? {}, { level: 3, gold: 9 });
  Object.assign(seen.guests[1] ?? {}, { gold: 0, red: 0 });
  const steps = podiumGuests(seen).map(({ guest, step }) => `${guest.name} ${step}`);
  assert.deepEqual(steps, ["Duncan 1", "Frank 1", "Clara 3", "Edwin 3", "Grace 3"]);
});

test("the desk says of everybody what they wait for", () => {
  const seen = evening();
  seen.phase = "playing";
  seen.tables = [
    { number: 1, chairs: [0, 1, 2, 3], missing: [2] },
    { number: 2, chairs: [4, 5, 6, 7], score: [1, 2] },
  ];
  const of = (id: number) => {
    const guest = seen.guests[id];
    return guest ? waitingOf(seen, guest) : "";
  };
  assert.equal(of(0), "plays");
  assert.equal(of(2), "called");
  assert.equal(of(4), "finished");
  assert.equal(of(7), "left");
  seen.tables.pop();
  assert.equal(of(4), "nextGame");
  assert.deepEqual(
    calledGuests(seen).map(({ guest, table }) => [guest.name, table]),
    [["Clara", 1]],
  );
  seen.phase = "seated";
  assert.equal(of(0), "bell");
  Object.assign(seen.guests[0] ?? {}, { connected: false });
  assert.equal(of(0), "away");
  assert.deepEqual(calledGuests(seen), []);
});

test("the bell calls a guest to their own table while its game is on", () => {
  const seen = evening();
  seen.eye = 4;
  seen.tables[1] = { number: 2, chairs: [4, 5, 6, 7], table: "t2", seat: 0 };
  assert.equal(calledTo(seen), undefined);
  seen.phase = "playing";
  assert.equal(calledTo(seen)?.table, "t2");
  seen.tables[1].score = [1, 0];
  assert.equal(calledTo(seen), undefined);
});
