/** A line of text: how long its words and its spaces are, and how high it is, in units. */
export interface RoomLine {
  words: number[];
  space: number;
  height: number;
}

/** What is never parted: a table, a guest with their stars, a sentence; with the room round its text, in units. */
export interface RoomCell {
  lines: RoomLine[];
  beside: number;
  above: number;
}

export type RoomPart =
  "door" | "names" | "prizes" | "called" | "podium" | "moves" | "tables" | "bench" | "decided" | "stars";

/** A part of the room's screen: cells that may stand in columns, under a heading of that height. */
export interface RoomBlock {
  part: RoomPart;
  cells: RoomCell[];
  head: number;
  gap: number;
  most: number;
}

/** The part of a block that is on a page: cells from one number to before another, in so many columns. */
export interface PlacedBlock {
  part: RoomPart;
  from: number;
  to: number;
  columns: number;
}

/** How everything is placed: the unit of all lengths in pixels, and pages that turn by themselves if there are several. */
export interface RoomPlan {
  unit: number;
  pages: PlacedBlock[][];
}

export interface RoomWindow {
  width: number;
  height: number;
}

/** The unit of a window: a part of its height, so that a television is read from the same chair whatever its pixels. */
const LEAST = 0.022;
const LARGEST = 0.06;
const LEAST_PIXELS = 13;
/** Each smaller unit that is tried, as a part of the one before. */
const STEP = 0.96;

/** A column too narrow for a word counts as so many lines, so that none is chosen. */
const PARTED = 100;

/** Between two blocks, and above and below them all, in units. */
const BETWEEN = 0.75;
/** The phase with its clock, in units. */
const STATUS = 4;

/** How many lines words take in a width; no word is parted while there is another way. */
function wrapped({ words, space }: RoomLine, width: number): number {
  let [lines, used] = [1, 0];
  for (const word of words) {
    if (word > width) return PARTED;
    if (used > 0 && used + space + word > width) [lines, used] = [lines + 1, 0];
    used += word + (used > 0 ? space : 0);
  }
  return lines;
}

function cellHeight({ lines, beside, above }: RoomCell, width: number): number {
  return lines.reduce((sum, line) => sum + wrapped(line, width - beside) * line.height, above);
}

/** The height of cells in so many columns, in units. */
function heightIn(block: RoomBlock, cells: readonly RoomCell[], columns: number, width: number): number {
  const each = (width - (columns - 1) * block.gap) / columns;
  let height = block.head;
  let row = 0;
  cells.forEach((cell, i) => {
    row = Math.max(i % columns === 0 ? 0 : row, cellHeight(cell, each));
    if (i % columns === columns - 1 || i === cells.length - 1) height += row + (i >= columns ? block.gap : 0);
  });
  return height;
}

/** The columns in which cells are lowest. */
function lowest(block: RoomBlock, cells: readonly RoomCell[], width: number): { columns: number; height: number } {
  let best = { columns: 1, height: heightIn(block, cells, 1, width) };
  for (let columns = 2; columns <= Math.min(block.most, cells.length); columns++) {
    const height = heightIn(block, cells, columns, width);
    if (height < best.height) best = { columns, height };
  }
  return best;
}

/** The pages that blocks fill at a unit; a block that fits on none is parted. */
function pagesAt(blocks: readonly RoomBlock[], room: RoomWindow, unit: number): PlacedBlock[][] {
  const width = room.width / unit;
  const high = room.height / unit - STATUS;
  const pages: PlacedBlock[][] = [[]];
  let left = high;
  const turn = () => {
    if (pages.at(-1)?.length === 0) return;
    pages.push([]);
    left = high;
  };
  for (const block of blocks) {
    const { part, cells } = block;
    const whole = lowest(block, cells, width);
    if (whole.height + BETWEEN > left) turn();
    for (let from = 0; from < cells.length;) {
      let to = cells.length;
      const fit = () => lowest(block, cells.slice(from, to), width);
      for (let all = to - from; all > 1 && fit().height + BETWEEN > left; all = to - from)
        to = from + Math.floor(all / 2);
      const { columns, height } = fit();
      if (height + BETWEEN > left && pages.at(-1)?.length !== 0) {
        turn();
        continue;
      }
      pages.at(-1)?.push({ part, from, to, columns });
      left -= height + BETWEEN;
      from = to;
      if (to < cells.length) turn();
    }
  }
  return pages;
}

/**
 * The plan of the room's screen: everything on one page as large as it fits, and where it would be too small to be read
 * from across the room, on as few pages as can be.
 */
export function roomPlan(blocks: readonly RoomBlock[], room: RoomWindow): RoomPlan {
  const least = Math.max(LEAST_PIXELS, Math.ceil(room.height * LEAST));
  const fewest = pagesAt(blocks, room, least);
  for (let unit = Math.floor(room.height * LARGEST); unit > least; unit = Math.floor(unit * STEP)) {
    const pages = pagesAt(blocks, room, unit);
    if (pages.length <= fewest.length) return { unit, pages };
  }
  return { unit: least, pages: fewest };
}

/** How high a page of a plan is, in pixels. */
export function pageHeight(blocks: readonly RoomBlock[], page: readonly PlacedBlock[], unit: number, width: number) {
  const height = page.reduce((sum, { part, from, to, columns }) => {
    const block = blocks.find((each) => each.part === part);
    return block ? sum + BETWEEN + heightIn(block, block.cells.slice(from, to), columns, width / unit) : sum;
  }, STATUS);
  return height * unit;
}
