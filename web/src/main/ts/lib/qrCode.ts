/**
 * A QR code encoder (ISO/IEC 18004): byte mode, error correction M, the smallest version that holds the text and the
 * mask with the lowest penalty. `true` is dark. The tables end at version 13, which holds 331 bytes: longer than any
 * link of this app.
 */
export type Matrix = boolean[][];

/** By version: error correction bytes of each block, and the number of blocks. */
const CHECKS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9];

export function encodeQr(text: string): Matrix | undefined {
  const bytes = new TextEncoder().encode(text);
  for (const [i, check] of CHECKS.entries()) {
    const version = i + 1;
    const frame = frameOf(version);
    const squares = path(frame);
    const size = (squares.length >> 3) - check * (BLOCKS[i] ?? 1);
    const data = dataWords(bytes, version, size);
    if (data) return leastPenalty(frame, squares, interleaved(data, check, BLOCKS[i] ?? 1));
  }
  return undefined;
}

function leastPenalty(frame: Frame, squares: readonly Square[], words: readonly number[]): Matrix | undefined {
  let best: Matrix | undefined;
  let least = Infinity;
  for (let mask = 0; mask < MASKS.length; mask++) {
    const drawn = draw(frame, squares, words, mask);
    const bad = penalty(drawn);
    if (bad < least) [best, least] = [drawn, bad];
  }
  return best;
}

/** The text as bytes after its mode and length, ended and filled up to a size; undefined where it does not fit. */
function dataWords(bytes: Uint8Array, version: number, size: number): number[] | undefined {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, 4);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8) words.push(parseInt(bits.slice(i, i + 8).join(""), 2));
  if (words.length > size) return undefined;
  for (let pad = 0xec; words.length < size; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Multiplication in GF(256) for the Reed–Solomon code. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> i) & 1) * a;
  }
  return product;
}

function checkWords(data: readonly number[], count: number): number[] {
  const divisor = [...Array<number>(count - 1).fill(0), 1];
  for (let i = 0, root = 1; i < count; i++, root = multiply(root, 2)) {
    for (let j = 0; j < count; j++) divisor[j] = multiply(divisor[j] ?? 0, root) ^ (divisor[j + 1] ?? 0);
  }
  const rest = Array<number>(count).fill(0);
  for (const word of data) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    for (let j = 0; j < count; j++) rest[j] = (rest[j] ?? 0) ^ multiply(divisor[j] ?? 0, factor);
  }
  return rest;
}

/** The data bytes of the blocks interleaved, then their error correction bytes; the last blocks may be one longer. */
function interleaved(words: readonly number[], check: number, count: number): number[] {
  const shorter = count - (words.length % count);
  let from = 0;
  const parts = Array.from({ length: count }, (_, i) =>
    words.slice(from, (from += Math.floor(words.length / count) + (i < shorter ? 0 : 1))),
  );
  const turns = (rows: readonly (readonly number[])[]) =>
    Array.from({ length: rows.at(-1)?.length ?? 0 }, (_, i) => rows.flatMap((row) => row[i] ?? [])).flat();
  return [...turns(parts), ...turns(parts.map((part) => checkWords(part, check)))];
}

/** The function patterns of a version; undefined: a module for data. */
type Frame = (boolean | undefined)[][];

function frameOf(version: number): Frame {
  const size = 17 + 4 * version;
  const frame: Frame = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const set = (x: number, y: number, dark: boolean) => {
    const row = frame[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  /** Square rings round a middle, from the inside out; "#" is dark. */
  const rings = (x: number, y: number, colours: string) => {
    const reach = colours.length - 1;
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        set(x + dx, y + dy, colours[Math.max(Math.abs(dx), Math.abs(dy))] === "#");
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const marks = alignment(version);
  const last = marks.length - 1;
  marks.forEach((y, j) =>
    marks.forEach((x, i) => {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
      rings(x, y, "#.#");
    }),
  );
  rings(3, 3, "##.#.");
  rings(size - 4, 3, "##.#.");
  rings(3, size - 4, "##.#.");
  writeFormat(set, size, 0);
  if (version >= 7) {
    const bits = (version << 12) | remainder(version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const dark = ((bits >> i) & 1) === 1;
      set(size - 11 + (i % 3), Math.floor(i / 3), dark);
      set(Math.floor(i / 3), size - 11 + (i % 3), dark);
    }
  }
  return frame;
}

/** The coordinates of the alignment patterns, in both directions: evenly apart from the far edge, the first at 6. */
function alignment(version: number): number[] {
  if (version === 1) return [];
  const gaps = Math.floor(version / 7) + 1;
  const apart = Math.ceil((4 * version + 4) / (2 * gaps)) * 2;
  return Array.from({ length: gaps + 1 }, (_, i) => (i === 0 ? 6 : 10 + 4 * version - apart * (gaps - i)));
}

function remainder(value: number, count: number, divisor: number): number {
  let rest = value;
  for (let i = 0; i < count; i++) rest = (rest << 1) ^ ((rest >> (count - 1)) * divisor);
  return rest & ((1 << count) - 1);
}

/** The fifteen format bits for error correction M and a mask. */
function formatBits(mask: number): number {
  return ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412;
}

function writeFormat(set: (x: number, y: number, dark: boolean) => void, size: number, mask: number): void {
  const bits = formatBits(mask);
  const at = (i: number) => ((bits >> i) & 1) === 1;
  for (let i = 0; i <= 5; i++) set(8, i, at(i));
  set(8, 7, at(6));
  set(8, 8, at(7));
  set(7, 8, at(8));
  for (let i = 9; i < 15; i++) set(14 - i, 8, at(i));
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, at(i));
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, at(i));
  set(8, size - 8, true);
}

/** Where each mask inverts a data module. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

type Square = readonly [x: number, y: number];

/** The data modules in their order: two columns at a time from the right, alternately up and down. */
function path(frame: Frame): Square[] {
  const size = frame.length;
  const squares: Square[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1]) if (frame[y]?.[x] === undefined) squares.push([x, y]);
    }
  }
  return squares;
}

function draw(frame: Frame, squares: readonly Square[], words: readonly number[], mask: number): Matrix {
  const drawn: Matrix = frame.map((row) => row.map((dark) => dark === true));
  const set = (x: number, y: number, dark: boolean) => {
    const row = drawn[y];
    if (row) row[x] = dark;
  };
  squares.forEach(([x, y], i) => {
    const bit = (((words[i >> 3] ?? 0) >> (7 - (i & 7))) & 1) === 1;
    set(x, y, bit !== MASKS[mask]?.(x, y));
  });
  writeFormat(set, frame.length, mask);
  return drawn;
}

/** The penalty score of a mask: long runs, blocks, patterns like a finder, too much of one colour. */
function penalty(drawn: Matrix): number {
  const size = drawn.length;
  const lines = [...drawn, ...drawn.map((_, x) => drawn.map((row) => row[x] === true))];
  let bad = 0;
  for (const line of lines) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) bad += run.length - 2;
    for (let i = 0; i + 11 <= size; i++) {
      const part = text.slice(i, i + 11);
      if (part === "10111010000" || part === "00001011101") bad += 40;
    }
  }
  let dark = 0;
  drawn.forEach((row, y) =>
    row.forEach((here, x) => {
      if (here) dark++;
      if (here === row[x + 1] && here === drawn[y + 1]?.[x] && here === drawn[y + 1]?.[x + 1]) bad += 3;
    }),
  );
  return bad + Math.floor(Math.abs(dark * 20 - size * size * 10) / (size * size)) * 10;
}
