import type { Entry, Piece, Row, Sheet, Stack, Word, Words, Zone } from "../../wire/types.ts";

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * The lengths that the sheets of style and the layout agree on, in rem. Whatever lies on the felt is drawn in these, so
 * how much room it takes is arithmetic.
 */
export const LENGTHS = {
  /** Between zones. */
  gap: 0.75,
  /** A line of a caption with the room below it, and how wide one of its letters is. */
  caption: 1.25,
  captionLetter: 0.6,
  /** A line of the label below a stack, how many there are, and how wide they are at least. */
  label: 1.0625,
  labelLines: 2,
  labelWidth: 6,
  /** Round the letters of a word, and below it where something is noted. */
  wordPadding: 0.5625,
  wordGap: 0.5,
  note: 1.1875,
  noteLetter: 0.42,
  notedWidth: 6,
  leastWord: 2.75,
  /** The edges of a sheet, its title, its lines, and a column of them. */
  sheetPadding: 0.625,
  sheetTitle: 1.625,
  line: 2.75,
  writtenLine: 2,
  column: 20,
  lineTile: 1.875,
  /** The letters written on a sheet, and those of its labels. */
  written: 0.8,
  lineLetter: 0.45,
  lineInput: 8,
  /** The least of a list, which scrolls inside its paper where it is longer: its title and two lines. */
  leastList: 9.5,
  tightList: 5,
  /** The least width of a label beside pieces. */
  lineLabel: 7,
  /** The least height of a board. */
  grid: 6,
  /** The chips of what is folded, how wide one is but for its letters, and a line that says how many lie on a pack. */
  chip: 2.75,
  chipLetter: 0.41,
  chipPadding: 1.75,
  noted: 1.25,
  tightNoted: 4.5,
  chipGap: 0.375,
  /** The tabs of lists. */
  tabs: 3,
  /** Where there is little room: between zones and words, round the letters of a word, a line of what is noted below. */
  tightGap: 0.25,
  tightPadding: 0.1875,
  tightNote: 1.0625,
} as const;

const RATIOS = { LETTER: 1.16, GAP: 1.16, CARD: 1.42, BACK: 1.42, COUNTER: 1 } as const;

/** The gap between tiles, as a part of their width; where there is little room, in pixels. */
export const TILE_GAP = 0.14;
const TIGHT_GAP = 2;
/** The gap between the letters of a word, in pixels. */
const LETTER_GAP = 3;
/** The edge of a tile and its shadow, in pixels. */
const EDGE = 4;

/** How long a text is once its players have their names. */
function lettersOf(text: string): number {
  return text.length + USUAL_NAME * (text.match(/@\d/g)?.length ?? 0);
}

/** How much longer a player's name usually is than their number. */
const USUAL_NAME = 10;

/** In how many lines of so many letters a text stands that breaks between words. */
export function linesIn(text: string, most: number): number {
  let [lines, used] = [1, 0];
  for (const word of text.split(" ")) {
    if (used > 0 && used + 1 + word.length > most) [lines, used] = [lines + 1, 0];
    used += word.length + (used > 0 ? 1 : 0);
  }
  return lines;
}

export function isOfCards(pieces: readonly Piece[]): boolean {
  return pieces.some((piece) => piece.face.form === "CARD" || piece.face.form === "BACK");
}

function ratioOf(pieces: readonly Piece[]): number {
  return isOfCards(pieces) ? RATIOS.CARD : RATIOS.LETTER;
}

/** The lines of a sheet as they are read: of a list that grows word by word, the newest first. */
export function shownLines(zone: Sheet, written: ReadonlySet<string>): Entry[] {
  return isWordList(zone, written) ? [...zone.entries].reverse() : zone.entries;
}

/** Whether a sheet is a plain list of numbered words, which run on like a text. */
export function isWordList(zone: Sheet, written: ReadonlySet<string>): boolean {
  return zone.entries.every(
    (entry) => /^\d+$/.test(entry.label) && entry.pieces.length === 0 && !written.has(entry.id),
  );
}

/** How much of a list is to be seen at least, in rem. */
export function leastOfList(tight: boolean): number {
  return tight ? LENGTHS.tightList : LENGTHS.leastList;
}

export interface How {
  /** The width of a tile, in pixels. */
  tile: number;
  captioned: boolean;
  /** Set as closely as it can be read and touched. */
  tight: boolean;
  /** The size of the text, in pixels. */
  rem: number;
  /** The lines that are written on. */
  written: ReadonlySet<string>;
}

/** How much room a zone takes where so much width is free. A grid takes what it is given. */
export function sizeOf(zone: Zone, width: number, how: How): Size {
  switch (zone.kind) {
    case "row":
      return rowSize(zone, zone.pieces.length, width, how).size;
    case "stack":
      return stackSize(zone, how);
    case "words":
      return withCaption(zone.label, wordsSize(zone, width, how), width, how);
    case "grid":
      return { width, height: LENGTHS.grid * how.rem };
    case "sheet":
      return sheetSize(zone, width, how);
  }
}

/** So many pieces side by side, in as many lines as they need: how they stand, and how much room they take. */
function tilesSize(pieces: readonly Piece[], count: number, width: number, tile: number, gap: number) {
  const pitch = tile + gap;
  const most = Math.max(1, Math.floor((width + gap) / pitch));
  const lines = Math.ceil(Math.max(1, count) / most);
  const columns = Math.ceil(Math.max(1, count) / lines);
  const line = tile * ratioOf(pieces);
  const size: Size = { width: columns * pitch - gap, height: lines * (line + gap) - gap + EDGE };
  return { columns, lines, line, pitch, gap, size };
}

/** A row of so many pieces with its caption. */
export function rowSize(zone: Row, count: number, width: number, how: How) {
  const tiles = tilesSize(zone.pieces, count, width, how.tile, how.tight ? TIGHT_GAP : how.tile * TILE_GAP);
  return { ...tiles, size: withCaption(zone.label, tiles.size, width, how) };
}

function withCaption(label: string, size: Size, width: number, { captioned, rem }: How): Size {
  if (!captioned) return size;
  const wanted = lettersOf(label) * LENGTHS.captionLetter * rem;
  const lines = Math.min(2, Math.ceil(wanted / width));
  return {
    width: Math.max(size.width, Math.min(wanted / lines, width)),
    height: size.height + (LENGTHS.caption + (lines - 1) * 0.875) * rem,
  };
}

function stackSize({ top }: Stack, { tile, captioned, rem }: How): Size {
  const height = tile * RATIOS[top?.form ?? "BACK"] + EDGE * 2;
  if (!captioned) return { width: tile + 8, height };
  return {
    width: Math.max(tile + 8, LENGTHS.labelWidth * rem),
    height: height + (LENGTHS.labelLines * LENGTHS.label + 0.25) * rem,
  };
}

/** What lies round the letters of a word, to its left and right. */
function roundWord({ tight, rem }: Pick<How, "tight" | "rem">): number {
  return 2 * (tight ? LENGTHS.tightPadding : LENGTHS.wordPadding) * rem;
}

/** How wide the tiles of words may be, so that each lies in one line. */
export function wordsInOneLine({ words }: Words, width: number, how: Pick<How, "tight" | "rem">): number {
  const longest = Math.max(1, ...words.map((word) => word.pieces.length));
  return (width - roundWord(how) - 2 + LETTER_GAP) / longest - LETTER_GAP;
}

function wordSize(word: Word, width: number, how: How): Size {
  const { tile, tight, rem } = how;
  const padding = roundWord(how);
  const inside = tilesSize(word.pieces, word.pieces.length, width - padding, tile, LETTER_GAP).size;
  const noted = word.note !== "";
  const wide = Math.max(inside.width, noted ? LENGTHS.notedWidth * rem : 0);
  const line = tight ? LENGTHS.tightNote : LENGTHS.note;
  const lines = noted ? Math.ceil((lettersOf(word.note) * LENGTHS.noteLetter * rem) / wide) : 0;
  return {
    width: wide + padding + 2,
    height: Math.max(LENGTHS.leastWord * rem, inside.height + padding + lines * line * rem + (noted ? 0.25 * rem : 0)),
  };
}

function wordsSize(zone: Words, width: number, how: How): Size {
  if (zone.words.length === 0) return { width: 3 * how.rem, height: how.rem };
  return flow(
    zone.words.map((word) => wordSize(word, width, how)),
    width,
    (how.tight ? LENGTHS.tightGap : LENGTHS.wordGap) * how.rem,
  );
}

/** Whether nothing of a zone is to be seen but how many lie there: a pack, face down. */
export function isCount(zone: Zone): boolean {
  return zone.kind === "stack" && zone.top?.form !== "CARD" && zone.top?.form !== "LETTER";
}

/** How high the line of what is folded away is, and of as many clocks. */
export function chipsHeight(
  zones: readonly Zone[],
  clocks: number,
  width: number,
  { rem, tight }: Pick<How, "rem" | "tight">,
): number {
  const sizes = zones.map((zone) => {
    const text = (lettersOf(zone.label) + 4) * LENGTHS.chipLetter;
    return isCount(zone)
      ? { width: (tight ? LENGTHS.tightNoted : text) * rem, height: LENGTHS.noted * rem }
      : { width: (text + LENGTHS.chipPadding) * rem, height: LENGTHS.chip * rem };
  });
  for (let i = 0; i < clocks; i++) sizes.push({ width: 8 * rem, height: LENGTHS.noted * rem });
  return flow(sizes, width, LENGTHS.chipGap * rem).height;
}

/** Things one after the other, as many in a line as there is room for. */
function flow(sizes: readonly Size[], width: number, gap: number): Size {
  let [x, y, line, wide] = [0, 0, 0, 0];
  for (const size of sizes) {
    if (x > 0 && x + gap + size.width > width) {
      y += line + gap;
      [x, line] = [0, 0];
    }
    x += (x > 0 ? gap : 0) + size.width;
    wide = Math.max(wide, x);
    line = Math.max(line, size.height);
  }
  return { width: wide, height: y + line };
}

/**
 * How high a line of a sheet is in a column, all in rem. What is noted on pieces that lie there stands below the label,
 * beside them, so that a note that comes or goes moves no piece.
 */
export function lineHeight(entry: Entry, column: number, isWritten: boolean): number {
  const label = lettersOf(entry.label) * LENGTHS.lineLetter + 0.75;
  const tiles = entry.pieces.length * (LENGTHS.lineTile + 0.1875) + (entry.pieces.length > 0 ? 0.625 : 0);
  const written = isWritten
    ? LENGTHS.lineInput
    : entry.written.length * (entry.written.length > 24 ? LENGTHS.lineLetter : LENGTHS.written) + 0.625;
  if (entry.pieces.length > 0 && !isWritten) {
    const rows = Math.ceil(tiles / Math.max(LENGTHS.lineTile, column - LENGTHS.lineLabel));
    return rows * LENGTHS.line + (entry.written === "" ? 0 : Math.ceil(written / column) * 1.75);
  }
  const note = lettersOf(entry.note) * LENGTHS.lineLetter;
  const lines = Math.ceil((label + tiles + written + note) / column);
  const input = isWritten && entry.pieces.length > 0 ? 1 : 0;
  return Math.max(LENGTHS.line, Math.max(lines, input + 1) * 1.75 + 0.75 + input * 1.25);
}

function sheetSize(zone: Sheet, width: number, { rem, written }: How): Size {
  const inside = width - 2 * LENGTHS.sheetPadding * rem - 2;
  const frame = (2 * LENGTHS.sheetPadding + LENGTHS.sheetTitle) * rem + 2;
  if (isWordList(zone, written)) {
    const items = shownLines(zone, written).map((entry) => ({
      width: (entry.written.length * LENGTHS.written + 3) * rem,
      height: LENGTHS.writtenLine * rem,
    }));
    const size = flow(items, inside, rem * 0.25);
    return { width: Math.min(width, Math.max(size.width + width - inside, 14 * rem)), height: size.height + frame };
  }
  const columns = Math.max(1, Math.min(zone.entries.length, Math.floor(inside / (LENGTHS.column * rem))));
  const column = inside / columns - (columns > 1 ? rem : 0);
  const heights = zone.entries.map((entry) => lineHeight(entry, column / rem, written.has(entry.id)) * rem);
  let height = 0;
  for (let i = 0; i < heights.length; i += columns) height += Math.max(...heights.slice(i, i + columns));
  return { width: Math.min(width, columns * LENGTHS.column * rem + width - inside), height: height + frame };
}
