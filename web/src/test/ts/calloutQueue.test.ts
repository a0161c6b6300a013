import assert from "node:assert/strict";
import { test } from "node:test";
import { tellingTime, withCallouts, type Told } from "../../main/ts/model/calloutQueue.ts";
import type { Line } from "../../main/ts/wire/types.ts";

const said = (n: number): Told => ({ n, by: 1, words: "Who wrote Kenilworth?", gain: 0, great: false });
const line = (n: number, speaks = true): Line => ({
  n,
  at: 0,
  text: "",
  clauses: [],
  cue: "NONE",
  ...(speaks ? { callout: { by: 1, words: "Who wrote Kenilworth?", gain: 0, great: false } } : {}),
});

test("lines without a callout are not told on the felt", () => {
  assert.deepEqual(withCallouts([], [line(1, false)], 0), []);
});

test("at most two wait behind the one being told", () => {
  const queue = withCallouts([said(1)], [line(2), line(3), line(4), line(5)], 0);
  assert.deepEqual(
    queue.map((each) => each.n),
    [1, 4, 5],
  );
});

test("what was done to the player is told whatever comes after it, and is not hurried", () => {
  const taken = { ...line(2), text: "@1 takes HORSE from @0." };
  const queue = withCallouts([said(1)], [line(2), { ...taken, n: 3 }, line(4), line(5), line(6)], 0);
  assert.deepEqual(
    queue.map((each) => each.n),
    [1, 3, 5, 6],
  );
  const late = withCallouts(
    queue,
    [7, 8, 9, 10].map((n) => ({ ...taken, n })),
    0,
  );
  assert.deepEqual(
    late.map((each) => each.n),
    [1, 7, 8, 9, 10],
  );
  assert.equal(tellingTime({ ...said(2), toMe: true }, 1, true), 2500);
  assert.equal(tellingTime({ ...said(2), toMe: false }, 1, true), 1500);
  const own = withCallouts([], [{ ...taken, text: "@1 takes a card." }], 1);
  assert.equal(own[0]?.toMe, false);
  const fined = withCallouts([], [{ ...taken, cue: "FINE", text: "@1 forfeits the trick." }], 1);
  assert.equal(fined[0]?.toMe, true);
});

test("longer words are shown longer, within limits, and at the player's pace", () => {
  const words = (count: number) => ({ ...said(1), words: "x".repeat(count) });
  assert.equal(tellingTime(words(3), 1, true), 1500);
  assert.equal(tellingTime(words(50), 1, true), 1890);
  assert.equal(tellingTime(words(200), 1, true), 2400);
  assert.equal(tellingTime(words(3), 0.6, true), 900);
  assert.equal(tellingTime({ ...said(1), great: true }, 1, true), 1500);
});

test("the last thing said stays longer than what something waits behind; a great event does not", () => {
  assert.equal(tellingTime(said(1), 1, false), 6250);
  assert.equal(tellingTime({ ...said(1), great: true }, 1, false), 1500);
});
