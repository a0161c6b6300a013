import assert from "node:assert/strict";
import { test } from "node:test";
import { encodeQr } from "../../main/ts/lib/qrCode.ts";

test("finder patterns stand in three corners and timing patterns run between them", () => {
  const code = encodeQr("http://localhost/t/abc") ?? [];
  const size = code.length;
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    const mark = Array.from({ length: 7 }, (_, j) =>
      Array.from({ length: 7 }, (_, i) => (code[y + j]?.[x + i] ? "#" : ".")).join(""),
    );
    assert.deepEqual(mark, ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"]);
  }
  for (let i = 8; i < size - 8; i++) assert.equal(code[6]?.[i], i % 2 === 0);
  assert.equal(code[size - 8]?.[8], true);
});

test("a text that is too long has no code", () => {
  assert.equal(encodeQr("x".repeat(400)), undefined);
});
