import assert from "node:assert/strict";
import { test } from "node:test";

const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
});
const { chooseLevel, matchingStrength, offeredLevel } = await import("../../main/ts/storage/botLevel.ts");

test("the bots of quick games follow the results on this device", () => {
  assert.equal(matchingStrength(true), 100);
  assert.equal(matchingStrength(false), 200);
  offeredLevel("a", 2, true, false);
  assert.equal(matchingStrength(false), 225);
  offeredLevel("a", 2, true, false);
  assert.equal(matchingStrength(false), 225);
  offeredLevel("b", 2, false, true);
  offeredLevel("c", 2, false, false);
  assert.equal(matchingStrength(false), 200);
  for (let i = 0; i < 20; i++) offeredLevel("d" + i, 2, false, true);
  assert.equal(matchingStrength(false), 100);
});

test("a level the player chose stays", () => {
  chooseLevel(4);
  offeredLevel("x", 4, true, false);
  assert.equal(matchingStrength(false), 4);
});
