import assert from "node:assert/strict";
import { test } from "node:test";
import { changedRules, firstLength, lengthOf, lengthsFor, withLength } from "../../main/ts/ui/lengths.ts";
import type { GameInfo, Setting } from "../../main/ts/wire/types.ts";

const setting = (name: string, ...values: string[]): Setting => ({
  name,
  label: name,
  clause: "",
  choices: values.map((value) => ({ value, label: value })),
});
const length = (name: string, settings: Record<string, string>, minutes: Record<number, number>) => ({
  name,
  label: name,
  says: "",
  settings,
  minutes,
});
const game = {
  settings: [setting("goal", "11", "7", "21"), setting("pack", "56", "72"), setting("judge", "umpire", "players")],
  forPeople: { judge: "players" },
  lengths: [
    length("short", { goal: "7" }, { 2: 6, 3: 7, 4: 9 }),
    length("usual", {}, { 2: 12, 3: 15, 4: 18 }),
    length("printed", { goal: "21", pack: "72" }, { 3: 35, 4: 40 }),
  ],
} as unknown as GameInfo;
const [short, usual, printed] = game.lengths ?? [];

test("only the lengths for so many players are offered, and one alone is no choice", () => {
  assert.deepEqual(lengthsFor(game, 3), game.lengths);
  assert.deepEqual(lengthsFor(game, 2), [short, usual]);
  assert.deepEqual(lengthsFor(game, 9), []);
  assert.deepEqual(lengthsFor({ ...game, lengths: [] }, 3), []);
});

test("the first game is the shortest, later ones are as long as was wanted last", () => {
  assert.equal(firstLength(game, 3, ""), short);
  assert.equal(firstLength(game, 3, "printed"), printed);
  assert.equal(firstLength(game, 2, "printed"), short);
});

test("another length takes back what the one before had settled, and leaves the other rules alone", () => {
  const long = withLength(game, { judge: "umpire" }, printed);
  assert.deepEqual(long, { judge: "umpire", goal: "21", pack: "72" });
  assert.deepEqual(withLength(game, long, usual), { judge: "umpire", goal: "11", pack: "56" });
  assert.deepEqual(withLength(game, long, undefined), long);
});

test("a table has the length that its settings make", () => {
  assert.equal(lengthOf(game, {}), usual);
  assert.equal(lengthOf(game, { goal: "7", judge: "umpire" }), short);
  assert.equal(lengthOf(game, { goal: "21" }), undefined);
});

test("rules that the length decides are not counted as changed", () => {
  assert.equal(changedRules(game, { goal: "7" }).length, 0);
  assert.equal(changedRules(game, { goal: "21" }).length, 1);
  assert.equal(changedRules(game, { goal: "7", judge: "umpire" }).length, 1);
});
