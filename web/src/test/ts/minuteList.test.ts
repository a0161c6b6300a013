import assert from "node:assert/strict";
import { test } from "node:test";
import { lastChat, lastLine, addChat, addLines } from "../../main/ts/model/minuteList.ts";
import type { Line } from "../../main/ts/wire/types.ts";

const line = (n: number, at = n * 1000): Line => ({ n, at, text: "line " + n, clauses: [], cue: "NONE" });
const keys = (book: readonly { key: string }[]) => book.map((minute) => minute.key);

test("a line that arrives twice is written once", () => {
  const book = addLines(addLines([], [line(1), line(2)]), [line(2), line(3)]);
  assert.deepEqual(keys(book), ["l1", "l2", "l3"]);
});

test("chat stands where it was said", () => {
  let book = addLines([], [line(1), line(2)]);
  book = addChat(book, { n: 1, seat: 0, name: "Clara", text: "Bravo!" }, 2500);
  book = addLines(book, [line(3)]);
  assert.deepEqual(keys(book), ["l1", "l2", "c1", "l3"]);
});

test("chat is not repeated after a reconnect", () => {
  const chat = { n: 4, seat: 1, name: "Edwin", text: "Alas!" };
  assert.equal(addChat(addChat([], chat, 1), chat, 9).length, 1);
});

test("a new connection continues from the last chat message", () => {
  assert.equal(lastChat([]), 0);
  assert.equal(lastChat(addChat(addLines([], [line(7)]), { n: 3, seat: 0, name: "", text: "" }, 0)), 3);
});

test("a new connection continues from the last line", () => {
  assert.equal(lastLine([]), 0);
  assert.equal(lastLine(addChat(addLines([], [line(7), line(6)]), { n: 1, seat: 0, name: "", text: "" }, 0)), 7);
});
