import assert from "node:assert/strict";
import { test } from "node:test";

const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
});
const { rememberFinished, rememberLength, wantedLength } = await import("../../main/ts/storage/chosenLengths.ts");

test("until a game was played to its end the short one is offered, then the one chosen last", () => {
  assert.equal(wantedLength("g"), "");
  rememberLength("g", "printed");
  assert.equal(wantedLength("g"), "");
  rememberFinished("g");
  assert.equal(wantedLength("g"), "printed");
  assert.equal(wantedLength("h"), "");
});
