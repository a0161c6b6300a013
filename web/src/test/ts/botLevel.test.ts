import assert from "node:assert/strict";
import { test } from "node:test";

const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
});
const { CHOICES, MATCH, chooseLevel, chosenLevel, offeredLevel, strengthOf } =
  await import("../../main/ts/storage/botLevel.ts");
const quickGame = (race = false) => strengthOf(chosenLevel(), race);

test("a match for you stands on top of the list, before the levels", () => {
  assert.deepEqual(CHOICES, [MATCH, 1, 2, 3, 4, 5]);
});

test("the bots of quick games follow the results on this device", () => {
  assert.equal(quickGame(true), 100);
  assert.equal(quickGame(), 200);
  offeredLevel("a", 2, true, false);
  assert.equal(quickGame(), 225);
  offeredLevel("a", 2, true, false);
  assert.equal(quickGame(), 225);
  offeredLevel("b", 2, false, true);
  offeredLevel("c", 2, false, false);
  assert.equal(quickGame(), 200);
  for (let i = 0; i < 20; i++) offeredLevel("d" + i, 2, false, true);
  assert.equal(quickGame(), 100);
});

test("a level the player chose stays", () => {
  chooseLevel(4);
  offeredLevel("x", 4, true, false);
  assert.equal(quickGame(), 4);
});

test("whoever chooses a match again meets bots that follow the results since", () => {
  chooseLevel(4);
  offeredLevel("y", 4, true, false);
  assert.equal(strengthOf(MATCH, false), 425);
  assert.equal(quickGame(), 4);
  chooseLevel(MATCH);
  assert.equal(quickGame(), 425);
  offeredLevel("z", 4, false, true);
  assert.equal(quickGame(), 400);
});
