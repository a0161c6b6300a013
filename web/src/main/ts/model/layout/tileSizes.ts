import type { Row } from "../../wire/types.ts";
import type { Part, Task } from "./parts.ts";
import { isOfCards, LENGTHS, TILE_GAP, wordsInOneLine } from "./zoneSizes.ts";

/** How wide the column at the side of a wide felt is, in rem. */
export const SIDE = 19;
/** A felt wider than this, in rem, is looked at from afar. */
const AFAR = 66;
/** Widths of tiles, in pixels of usual text: as large as is comfortable, and then down to the least. */
const FROM_AFAR = [120, 104, 88, 78];
export const EASY = [70, 62, 56, 50, 44];
const LEAST = [40, 36, 32];
const LAST_RESORT = [28, 26, 24];
export const LARGEST_ON_PHONE = 56;
/** What can be touched is never smaller than this, and what is seen only not smaller than that. */
export const LEAST_TOUCHED = 32;
export const LEAST_SEEN = 24;
/** The letters of a word that is longer than the felt is wide are smaller, down to this. */
export const LEAST_IN_WORD = 16;
const LARGEST_ON_TABLE = 44;
const LARGEST_RECORD = 28;
/** How much larger stacks and cards are than letters. */
const STACK_SCALE = 2.15;
const CARD_SCALE = 1.35;
/** So many stacks lie in one row, more in two. */
const MOST_BESIDE = 4;

/** How much is folded: nothing, what others keep, all records, whatever is not touched, the whole table. */
export type Fold = 0 | 1 | 2 | 3 | 4;

export interface Level {
  size: number;
  fold: Fold;
  captioned: boolean;
  /** Everything is set as closely as it can be read and touched, whatever the size of the text. */
  tight: boolean;
  /** Packs and cards lie in a column of their own, where the felt is wide enough for one. */
  side: boolean;
}

/** The levels by which things give way, the most comfortable first. */
export function* levelsOf(task: Task): Generator<Level> {
  const { wide, ask } = task;
  const { room } = ask;
  const far = room.width >= AFAR * room.rem ? FROM_AFAR : [];
  const easy = [...far, ...EASY].filter((size) => wide || size <= LARGEST_ON_PHONE);
  const usual = { captioned: true, tight: false, side: false };
  for (const fold of [0, 1, 2] as const)
    for (const side of wide && !isLong(task) ? [true, false] : [false])
      for (const size of easy) yield { ...usual, size, fold, side };
  for (const size of LEAST) yield { ...usual, size, fold: 2 };
  for (const size of [...easy.slice(-2), ...LEAST]) yield { ...usual, size, fold: 3 };
  for (const size of [...easy.slice(-1), ...LEAST]) yield { ...usual, size, fold: 3, captioned: false };
  for (const size of LEAST) yield { ...usual, size, fold: 4 };
  for (const size of LEAST) yield { ...usual, size, fold: 4, captioned: false };
  for (const size of [LEAST_TOUCHED, ...LAST_RESORT]) yield { ...usual, size, fold: 4, captioned: false, tight: true };
}

/** How wide the tiles of a row may be, so that it lies in one line. */
function inOneLine(zone: Row, width: number): number {
  return width / Math.max(1, zone.pieces.length) / (1 + TILE_GAP);
}

/** Whether a row of the moment, a long word, lies in one line of comfortable tiles only without a column at the side. */
function isLong({ parts, ask: { room } }: Task): boolean {
  const easy = ((EASY[EASY.length - 1] ?? 0) * room.rem) / 16;
  return parts.some(
    ({ role, zone }) =>
      role === "FOCUS" &&
      zone.kind === "row" &&
      inOneLine(zone, room.width) >= easy &&
      inOneLine(zone, room.width - (SIDE + LENGTHS.gap) * room.rem) < easy,
  );
}

/** How wide a stack of the moment may be, so that a few of them lie in one row. */
function besideOthers({ ask: { room }, parts, wide }: Task): number {
  const count = parts.filter((part) => part.role === "FOCUS" && part.zone.kind === "stack").length;
  const width = wide ? room.width - (SIDE + LENGTHS.gap) * room.rem : room.width;
  const columns = count <= MOST_BESIDE ? count : Math.ceil(count / 2);
  return Math.max(LEAST_TOUCHED, (width + LENGTHS.gap * room.rem) / Math.max(1, columns) - LENGTHS.gap * room.rem - 8);
}

/** How wide the tiles of a zone are. A word is set smaller rather than broken. */
export function tileOf(task: Task, part: Part, level: Level, width: number): number {
  const wanted = wantedTile(task, part, level, width);
  if (part.zone.kind !== "words") return wanted;
  const line = Math.floor(wordsInOneLine(part.zone, width, { tight: level.tight, rem: task.ask.room.rem }));
  return Math.min(wanted, Math.max(LEAST_IN_WORD, line));
}

function wantedTile(
  task: Task,
  { role, touched, zone }: Part,
  { size, captioned, tight }: Level,
  width: number,
): number {
  // Where there is no room left, letters do not grow with the text.
  const scale = tight ? 1 : task.ask.room.rem / 16;
  const least = Math.min(size, touched ? LEAST_TOUCHED : LEAST_SEEN);
  const afar = Math.max(1, size / (EASY[0] ?? size));
  const cards =
    zone.kind === "row" ? isOfCards(zone.pieces) : zone.kind === "words" && isOfCards(zone.words[0]?.pieces ?? []);
  const stack = zone.kind === "stack";
  if (role === "FOCUS") {
    const grown =
      stack && zone.top?.form !== "LETTER" && zone.top?.form !== "COUNTER"
        ? STACK_SCALE
        : cards || stack
          ? CARD_SCALE
          : 1;
    const words = zone.kind === "words" ? 0.8 : 1;
    const wanted = Math.max(least, size * grown * words) * scale;
    if (stack) return Math.round(Math.min(wanted, besideOthers(task)));
    // A row that can lie in one line does.
    const line = zone.kind === "row" ? inOneLine(zone, width) : wanted;
    return Math.floor(line >= (LEAST[0] ?? 0) * scale ? Math.min(wanted, line) : wanted);
  }
  const most =
    (role === "TABLE" ? LARGEST_ON_TABLE * (stack && captioned && size >= 56 ? 1.4 : 1) : LARGEST_RECORD) * afar;
  const wanted = role === "TABLE" ? (touched ? size : size * 0.8) : size * 0.6;
  return Math.round(Math.max(least, Math.min(wanted, most)) * scale);
}
