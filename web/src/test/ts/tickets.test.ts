import assert from "node:assert/strict";
import { test } from "node:test";

const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
});
const {
  addSeat,
  markFinished,
  myTables,
  tickets,
  seatsOf: holdsOf,
  removeSeat: letGo,
  stopSharing,
  ticketFor,
  tokenOf,
} = await import("../../main/ts/storage/tickets.ts");
const {
  hintsGiven: taught,
  rememberHint: teach,
  forgetHints: forgetLessons,
} = await import("../../main/ts/storage/lessons.ts");

test("a browser holds several seats of one table and releases them one by one", () => {
  addSeat("t", { seat: 0, token: "a" }, { title: "T", inviteToken: "i" });
  addSeat("t", { seat: 2, token: "b" });
  addSeat("t", { seat: 2, token: "c" });
  assert.deepEqual(holdsOf(ticketFor("t")), [
    { seat: 0, token: "a" },
    { seat: 2, token: "c" },
  ]);
  assert.equal(tokenOf("t", 2), "c");
  assert.equal(tokenOf("t", 1), "");
  letGo("t", 0);
  assert.deepEqual(holdsOf(ticketFor("t")), [{ seat: 2, token: "c" }]);
  assert.equal(ticketFor("t")?.inviteToken, "i");
  letGo("t", 2);
  assert.equal(ticketFor("t"), undefined);
});

test("a screen that was shared is remembered as such until the last player says who they are", () => {
  addSeat("s", { seat: 0, token: "a" });
  assert.equal(ticketFor("s")?.shared, undefined);
  addSeat("s", { seat: 1, token: "b" });
  letGo("s", 0);
  assert.equal(ticketFor("s")?.shared, true);
  stopSharing("s");
  assert.equal(ticketFor("s")?.shared, false);
});

test("given hints are remembered by game", () => {
  teach("g", "take");
  teach("g", "take");
  assert.deepEqual(taught("g"), ["take"]);
  assert.deepEqual(taught("h"), []);
  forgetLessons();
  assert.deepEqual(taught("g"), []);
});

test("a table whose game is over is still there to go back to, and marked", () => {
  addSeat("o", { seat: 0, token: "a" }, { title: "O" });
  const before = ticketFor("o");
  markFinished("o");
  markFinished("nowhere");
  assert.deepEqual(ticketFor("o"), { ...before, finished: true });
  assert.equal(ticketFor("nowhere"), undefined);
});

test("no unfinished table is ever forgotten, and finished ones stand apart, the latest first", () => {
  kept.clear();
  let now = 0;
  Date.now = () => ++now;
  for (let i = 0; i < 40; i++) addSeat("open" + i, { seat: 0, token: "a" });
  for (let i = 0; i < 40; i++) addSeat("over" + i, { seat: 0, token: "a" }, { finished: true });
  const { unfinished, finished } = myTables(tickets());
  assert.equal(unfinished.length, 40);
  assert.equal(unfinished[0]?.[0], "open39");
  assert.equal(finished.length, 24);
  assert.equal(finished[0]?.[0], "over39");
});
