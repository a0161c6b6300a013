import assert from "node:assert/strict";
import { test } from "node:test";

const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
});
const { hold, holdsOf, letGo, ticketFor, tokenOf } = await import("../../main/ts/storage/tickets.ts");
const { taught, teach, forgetLessons } = await import("../../main/ts/storage/lessons.ts");

test("a browser holds several chairs of one table and lets them go one by one", () => {
  hold("t", { seat: 0, token: "a" }, { title: "T", invite: "i" });
  hold("t", { seat: 2, token: "b" });
  hold("t", { seat: 2, token: "c" });
  assert.deepEqual(holdsOf(ticketFor("t")), [
    { seat: 0, token: "a" },
    { seat: 2, token: "c" },
  ]);
  assert.equal(tokenOf("t", 2), "c");
  assert.equal(tokenOf("t", 1), "");
  letGo("t", 0);
  assert.deepEqual(holdsOf(ticketFor("t")), [{ seat: 2, token: "c" }]);
  assert.equal(ticketFor("t")?.invite, "i");
  letGo("t", 2);
  assert.equal(ticketFor("t"), undefined);
});

test("what somebody has been told is remembered by game", () => {
  teach("g", "take");
  teach("g", "take");
  assert.deepEqual(taught("g"), ["take"]);
  assert.deepEqual(taught("h"), []);
  forgetLessons();
  assert.deepEqual(taught("g"), []);
});
