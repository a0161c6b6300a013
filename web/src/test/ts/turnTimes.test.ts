import assert from "node:assert/strict";
import { test } from "node:test";
import { awaitedNames, givenUntil, leftText, nameAt, nextWaiting, waitsForMe } from "../../main/ts/club/turnTimes.ts";
import { dateText, dayText, momentText } from "../../main/ts/texts/moments.ts";
import { S } from "../../main/ts/texts/strings.ts";
import type { Club, ClubTable } from "../../main/ts/wire/club.ts";

const HOUR = 3_600_000;
const members = ["Ruth", "Ben", "Tom"].map((name, member) => ({
  member,
  name,
  keeper: member === 0,
  longClock: false,
  here: false,
}));

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
  const namesFor = (awaited: number[]) => {
    const table = at("t", 9, awaited);
    return awaitedNames({ days: 3, awaited, until: 9 }, table.seat, nameAt(clubOf(table), table));
  };
  assert.equal(namesFor([1, 0]), "Ruth and you");
  assert.equal(namesFor([0]), "Ruth");
  assert.equal(namesFor([2]), "a guest");
  assert.equal(S.club.giveTime(namesFor([0, 1]), 1), "Give Ruth and you a day more");
  assert.equal(S.club.giveTime(namesFor([1]), 3), "Take 3 days more");
});

test("time is given up to thirty days", () => {
  const noon = new Date(2026, 10, 20, 12, 0).getTime();
  const given = (days: number) => givenUntil({ days: 7, awaited: [0], until: noon + days * 24 * HOUR }, noon);
  assert.equal(given(1), "28 November, 12:00");
  assert.equal(given(28), "20 December, 12:00");
  assert.equal(given(30), "");
});

test("time left is told in the largest unit", () => {
  assert.equal(leftText(60 * HOUR, 0), "2 days left");
  assert.equal(leftText(24 * HOUR, 0), "1 day left");
  assert.equal(leftText(5.5 * HOUR, 0), "5 hours left");
  assert.equal(leftText(90_000, 0), "2 minutes left");
  assert.equal(leftText(0, 90_000), "0 minutes left");
});

test("a moment is told by one's own clock and calendar, in the same words everywhere", () => {
  const friday = new Date(2026, 10, 20, 19, 5).getTime();
  const day = 24 * HOUR;
  assert.equal(momentText(friday, friday - 19 * HOUR), "today, 19:05");
  assert.equal(momentText(friday, friday - 20 * HOUR), "tomorrow, 19:05");
  assert.equal(momentText(friday, friday + 5 * HOUR), "yesterday, 19:05");
  assert.equal(momentText(friday, friday - 6 * day), "Friday, 19:05");
  assert.equal(momentText(friday, friday + 6 * day), "Friday, 19:05");
  assert.equal(momentText(friday, friday - 7 * day), "20 November, 19:05");
  assert.equal(dayText(friday, friday + 60 * day), "20 November 2026");
  assert.equal(dateText(new Date(friday)), "Friday, 20 November");
});
