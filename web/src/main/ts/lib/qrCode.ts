/**
 * A QR code encoder (ISO/IEC 18004): byte mode, error correction M, the smallest version that holds the text and the
 * mask with the lowest penalty. `true` is dark. The tables end at version 13, which holds 331 bytes: longer than any
 * link of this app.
 */
export type Matrix = boolean[][];

/** For each version: error correction bytes per block, and the data bytes of each block. */
const BLOCKS: readonly { check: number; blocks: readonly number[] }[] = [
  { check: 10, blocks: [16] },
  { check: 16, blocks: [28] },
  { check: 26, blocks: [44] },
  { check: 18, blocks: [32, 32] },
  { check: 24, blocks: [43, 43] },
  { check: 16, blocks: [27, 27, 27, 27] },
  { check: 18, blocks: [31, 31, 31, 31] },
  { check: 22, blocks: [38, 38, 39, 39] },
  { check: 22, blocks: [36, 36, 36, 37, 37] },
  { check: 26, blocks: [43, 43, 43, 43, 44] },
  { check: 30, blocks: [50, 51, 51, 51, 51] },
  { check: 22, blocks: [36, 36, 36, 36, 36, 36, 37, 37] },
  { check: 22, blocks: [37, 37, 37, 37, 37, 37, 37, 37, 38] },
];

/** The coordinates of the alignment patterns of each version, in both directions. */
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
  [6, 30, 54],
  [6, 32, 58],
  [6, 34, 62],
];

export function encodeQr(text: string): Matrix | undefined {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex((_, i) => bytes.length <= capacityOf(i + 1)) + 1;
  if (version === 0) return undefined;
  const words = interleaved(dataWords(bytes, version), version);
  const frame = frameOf(version);
  let best: Matrix | undefined;
  let least = Infinity;
  for (let mask = 0; mask < 8; mask++) {
    const drawn = draw(frame, words, mask);
    const bad = penalty(drawn);
    if (bad < least) [best, least] = [drawn, bad];
  }
  return best;
}

function dataSize(version: number): number {
  return (BLOCKS[version - 1]?.blocks ?? []).reduce((sum, block) => sum + block, 0);
}

/** How many bytes of text a version holds, after four bits for the mode and eight or sixteen for the length. */
function capacityOf(version: number): number {
  return dataSize(version) - (version < 10 ? 2 : 3);
}

export function dataWords(bytes: readonly number[], version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let i = count - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const size = dataSize(version) * 8;
  put(0, Math.min(4, size - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8) words.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0xec; words.length < size / 8; pad ^= 0xec ^ 0x11) words.push(pad);
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

export function checkWords(data: readonly number[], count: number): number[] {
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

/** The data bytes of the blocks interleaved, then their error correction bytes. */
function interleaved(words: readonly number[], version: number): number[] {
  const { check, blocks } = BLOCKS[version - 1] ?? { check: 0, blocks: [] };
  let from = 0;
  const parts = blocks.map((size) => words.slice(from, (from += size)));
  const checks = parts.map((part) => checkWords(part, check));
  const turns = (rows: readonly (readonly number[])[]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) =>
      rows.flatMap((row) => (row[i] === undefined ? [] : [row[i]])),
    ).flat();
  return [...turns(parts), ...turns(checks)];
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
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const marks = ALIGNED[version - 1] ?? [];
  const last = marks.length - 1;
  marks.forEach((y, j) =>
    marks.forEach((x, i) => {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) return;
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }),
  );
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const far = Math.max(Math.abs(dx), Math.abs(dy));
        if (y + dy >= 0 && y + dy < size) set(x + dx, y + dy, far !== 2 && far !== 4);
      }
    }
  }
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

function remainder(value: number, count: number, divisor: number): number {
  let rest = value;
  for (let i = 0; i < count; i++) rest = (rest << 1) ^ ((rest >> (count - 1)) * divisor);
  return rest & ((1 << count) - 1);
}

/** The fifteen format bits for error correction M and a mask. */
export function formatBits(mask: number): number {
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

export function masked(mask: number, x: number, y: number): boolean {
  switch (mask) {
    case 0:
      return (x + y) % 2 === 0;
    case 1:
      return y % 2 === 0;
    case 2:
      return x % 3 === 0;
    case 3:
      return (x + y) % 3 === 0;
    case 4:
      return (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0;
    case 5:
      return ((x * y) % 2) + ((x * y) % 3) === 0;
    case 6:
      return (((x * y) % 2) + ((x * y) % 3)) % 2 === 0;
    default:
      return (((x + y) % 2) + ((x * y) % 3)) % 2 === 0;
  }
}

/** The data modules in their order: two columns at a time from the right, alternately up and down. */
export function path(frame: readonly (readonly (boolean | undefined)[])[]): [number, number][] {
  const size = frame.length;
  const squares: [number, number][] = [];
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

function draw(frame: Frame, words: readonly number[], mask: number): Matrix {
  const size = frame.length;
  const drawn: Matrix = frame.map((row) => row.map((dark) => dark === true));
  path(frame).forEach(([x, y], i) => {
    const bit = (((words[i >> 3] ?? 0) >> (7 - (i & 7))) & 1) === 1;
    const row = drawn[y];
    if (row) row[x] = bit !== masked(mask, x, y);
  });
  writeFormat(
    (x, y, dark) => {
      const row = drawn[y];
      if (row) row[x] = dark;
    },
    size,
    mask,
  );
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
