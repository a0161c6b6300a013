import assert from "node:assert/strict";
import { test } from "node:test";
import { lastChat, lastLine, addChat, addLines, type Chat, type Minute } from "../../main/ts/model/minuteList.ts";
import type { Line } from "../../main/ts/wire/types.ts";

const line = (n: number, at = n * 1000): Line => ({ n, at, text: "line " + n, clauses: [], cue: "NONE" });
const said = (n: number, at: number): Chat => ({ n, seat: 0, name: "Clara", text: "Bravo!", at });
const keys = (book: readonly { key: string }[]) => book.map((minute) => minute.key);

test("a line that arrives twice is written once", () => {
  const book = addLines(addLines([], [line(1), line(2)]), [line(2), line(3)]);
  assert.deepEqual(keys(book), ["l1", "l2", "l3"]);
});

test("chat stands where it was said", () => {
  const lines = addLines([], [line(1), line(2), line(3)]);
  const book = [said(1, 0), said(2, 2000), said(3, 2500), said(4, 2500), said(5, 3000)].reduce(addChat, lines);
  assert.deepEqual(keys(book), ["c1", "l1", "l2", "c2", "c3", "c4", "l3", "c5"]);
});

test("a book is the same at every visit, whatever came first", () => {
  const arrivals = [
    ...[line(1), line(2, 1000), line(3)].map((each) => (book: readonly Minute[]) => addLines(book, [each])),
    ...[said(1, 0), said(2, 1000), said(3, 1000)].map((each) => (book: readonly Minute[]) => addChat(book, each)),
  ];
  for (const order of ordersOf(arrivals)) {
    const book = order.reduce((book: readonly Minute[], arrive) => arrive(book), []);
    assert.deepEqual(keys(book), ["c1", "l1", "l2", "c2", "c3", "l3"]);
  }
});

function ordersOf<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((thing) => ordersOf(things.filter((each) => each !== thing)).map((rest) => [thing, ...rest]));
}

test("chat is not repeated after a reconnect", () => {
  assert.equal(addChat(addChat([], said(4, 1)), said(4, 1)).length, 1);
});

test("a new connection continues from the last chat message", () => {
  assert.equal(lastChat([]), 0);
  assert.equal(lastChat(addChat(addLines([], [line(7)]), said(3, 0))), 3);
});

test("a new connection continues from the last line", () => {
  assert.equal(lastLine([]), 0);
  assert.equal(lastLine(addChat(addLines([], [line(7), line(6)]), said(1, 0))), 7);
});
