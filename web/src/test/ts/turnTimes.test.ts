import assert from "node:assert/strict";
import { test } from "node:test";
import { awaitedNames, leftText, momentText, nextWaiting, waitsForMe } from "../../main/ts/club/turnTimes.ts";
import type { Club, ClubTable } from "../../main/ts/wire/club.ts";

const HOUR = 3_600_000;
const members = ["Ruth", "Ben", "Tom"].map((name, member) => ({ member, name, keeper: member === 0, here: false }));

function at(table: string, until: number, awaited: number[], phase: ClubTable["phase"] = "playing"): ClubTable {
  return {
    table,
    game: "skat",
    title: "Skat",
    phase,
    chairs: [0, 1, -1],
    seat: 1,
    at: 0,
    turnTime: { days: 3, awaited, until },
  };
}

function clubOf(...tables: ClubTable[]): Club {
  return { type: "club", club: "c", name: "Circle", me: 1, now: 0, quiet: false, members, tables };
}

test("a table waits for whoever has to play while their time runs", () => {
  assert.ok(waitsForMe(at("t", 9, [1])));
  assert.ok(!waitsForMe(at("t", 9, [0])));
  assert.ok(!waitsForMe(at("t", 0, [1])));
  assert.ok(!waitsForMe(at("t", 9, [1], "over")));
});

test("the next table is the one whose time ends first, and never the one that is open", () => {
  const club = clubOf(at("late", 9, [1]), at("soon", 5, [0, 1]), at("others", 1, [0]));
  assert.equal(nextWaiting(club, "here")?.table, "soon");
  assert.equal(nextWaiting(club, "soon")?.table, "late");
  assert.equal(nextWaiting(clubOf(at("here", 5, [1])), "here"), undefined);
});

test("whom a table waits for is told by name", () => {
  const table = at("t", 9, [0, 1]);
  assert.equal(awaitedNames(clubOf(table), table), "Ruth and Ben");
  assert.equal(awaitedNames(clubOf(table), at("t", 9, [2])), "a guest");
});

test("time left is told in the largest unit", () => {
  assert.equal(leftText(60 * HOUR, 0), "2 days left");
  assert.equal(leftText(24 * HOUR, 0), "1 day left");
  assert.equal(leftText(5.5 * HOUR, 0), "5 hours left");
  assert.equal(leftText(90_000, 0), "2 minutes left");
  assert.equal(leftText(0, 90_000), "0 minutes left");
});

test("a moment is told by one's own clock, with its date when it is far off", () => {
  const friday = new Date(2026, 10, 20, 19, 0).getTime();
  assert.match(momentText(friday, friday - 24 * HOUR), /^Friday.* 19:00$/);
  assert.match(momentText(friday, friday - 200 * HOUR), /20/);
});
