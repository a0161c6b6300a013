import assert from "node:assert/strict";
import { test } from "node:test";
import { checkWords, dataWords, formatBits, masked, encodeQr } from "../../main/ts/lib/qrCode.ts";

test("the check words of the standard's example are found", () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  assert.deepEqual(checkWords(data, 10), [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test("the format bits are those of the standard's table", () => {
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => formatBits(mask).toString(2).padStart(15, "0")),
    [
      "101010000010010",
      "101000100100101",
      "101111001111100",
      "101101101001011",
      "100010111111001",
      "100000011001110",
      "100111110010111",
      "100101010100000",
    ],
  );
});

test("a text is written as bytes, ended and filled up", () => {
  assert.deepEqual(dataWords([0x68, 0x69], 1).slice(0, 6), [0x40, 0x26, 0x86, 0x90, 0xec, 0x11]);
});

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

for (const length of [5, 20, 40, 60, 84, 105, 120, 150, 180, 210, 250, 280, 331]) {
  test(`a text of ${length} bytes is read back by another hand, and no block has an error`, () => {
    const text = "https://parlour.example/t/" + "k3v9-ABCxyz~".repeat(40);
    const wanted = text.slice(0, length);
    assert.equal(readBack(encodeQr(wanted) ?? []), wanted);
  });
}

test("a text that is too long has no code", () => {
  assert.equal(encodeQr("x".repeat(400)), undefined);
});

const CHECKS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22];
const COUNTS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9];

/** Decodes a QR code: the mask from the format bits, the bytes along the path, block by block. */
function readBack(code: boolean[][]): string {
  const size = code.length;
  const version = (size - 17) / 4;
  const at = (x: number, y: number) => (code[y]?.[x] ? 1 : 0);
  let format = 0;
  for (let i = 7; i >= 0; i--) format |= at(size - 1 - i, 8) << i;
  for (let i = 8; i < 15; i++) format |= at(8, size - 15 + i) << i;
  const mask = [0, 1, 2, 3, 4, 5, 6, 7].find((each) => formatBits(each) === format);
  assert.equal(mask === undefined, false);
  const centres = version === 1 ? [] : alignment(version);
  const fixed = (x: number, y: number) =>
    (x < 9 && y < 9) ||
    (x >= size - 8 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    x === 6 ||
    y === 6 ||
    (version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) ||
    centres.some(([cx, cy]) => Math.abs(cx - x) <= 2 && Math.abs(cy - y) <= 2);
  const bits: number[] = [];
  for (let column = size - 1, up = true; column > 0; column -= 2, up = !up) {
    if (column === 6) column--;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [column, column - 1]) if (!fixed(x, y)) bits.push(at(x, y) ^ (masked(mask ?? 0, x, y) ? 1 : 0));
    }
  }
  const words: number[] = [];
  for (let i = 0; i + 8 <= bits.length; i += 8) words.push(parseInt(bits.slice(i, i + 8).join(""), 2));
  const check = CHECKS[version - 1] ?? 0;
  const count = COUNTS[version - 1] ?? 1;
  const dataCount = words.length - check * count;
  const short = Math.floor(dataCount / count);
  const long = dataCount - short * count;
  const blocks: number[][] = Array.from({ length: count }, () => []);
  let next = 0;
  for (let i = 0; i <= short; i++)
    for (let b = 0; b < count; b++) if (i < short || b >= count - long) blocks[b]?.push(words[next++] ?? 0);
  const data = blocks.flat();
  for (let i = 0; i < check; i++) for (const block of blocks) block.push(words[next++] ?? 0);
  for (const block of blocks) assert.ok(syndromes(block, check).every((each) => each === 0));
  const stream = data.map((word) => word.toString(2).padStart(8, "0")).join("");
  assert.equal(stream.slice(0, 4), "0100");
  const wide = version < 10 ? 8 : 16;
  const length = parseInt(stream.slice(4, 4 + wide), 2);
  return Array.from({ length }, (_, i) =>
    String.fromCharCode(parseInt(stream.slice(4 + wide + 8 * i, 12 + wide + 8 * i), 2)),
  ).join("");
}

function alignment(version: number): [number, number][] {
  const size = 17 + 4 * version;
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((size - 13) / (2 * count - 2)) * 2;
  const spots = [6, ...Array.from({ length: count - 1 }, (_, i) => size - 7 - step * (count - 2 - i))];
  const last = spots.length - 1;
  return spots.flatMap((y, j) =>
    spots.flatMap((x, i): [number, number][] =>
      (i === 0 && (j === 0 || j === last)) || (j === 0 && i === last) ? [] : [[x, y]],
    ),
  );
}

/** The Reed–Solomon syndromes, all zero for an undamaged block: the polynomial has the powers of two as its roots. */
function syndromes(block: readonly number[], check: number): number[] {
  const log: number[] = [];
  const power: number[] = [];
  for (let i = 0, value = 1; i < 255; i++) {
    power[i] = value;
    log[value] = i;
    value = value < 128 ? value * 2 : (value * 2) ^ 0x11d;
  }
  return Array.from({ length: check }, (_, root) =>
    block.reduce((sum, word) => {
      const scaled = sum === 0 ? 0 : (power[((log[sum] ?? 0) + root) % 255] ?? 0);
      return scaled ^ word;
    }, 0),
  );
}
