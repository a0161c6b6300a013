import { linesIn } from "./zoneSizes.ts";

/** The sizes of a line at a seat, in rem; how wide a letter is, and how high a line, in parts of it. */
const SIZES = [0.75, 0.6875, 0.625] as const;
const LETTER = 0.48;
const LINE = 1.1;
/** What is beside the line of a seat, in rem: its edges, the backs of a hand, a chip; and the gap between seats. */
const EDGES = 1.125;
const FAN = 4;
const CHIP = 6.5;
const BARE_CHIP = 2.1;
const GAP = 0.5;
/** Seats with less room than this each are narrow. */
const NARROW = 12;

/** How a line at a seat is set: the size of its text in rem, and whether all of it has room. */
export interface SeatLine {
  size: number;
  isWhole: boolean;
}

/** Whether seats that lie side by side in so many rem are narrow: names of chips, and backs, have no room there. */
export function areNarrow(seats: number, width: number): boolean {
  return width / seats < NARROW;
}

/** How high the lines at so many seats are, side by side in so many rem: always the same, whatever they say. */
export function seatHeight(seats: number, width: number): number {
  return LINE * (areNarrow(seats, width) ? (seats + 1) * SIZES[2] : 2 * SIZES[1]);
}

/** How large a line at one of so many seats is set, so that it is read whole beside what lies there. */
export function seatLine(text: string, seats: number, width: number, chips: number): SeatLine {
  const height = seatHeight(seats, width);
  const seat = (width - (seats - 1) * GAP) / seats;
  const free = seat - EDGES - (areNarrow(seats, width) ? chips * BARE_CHIP : FAN + chips * CHIP);
  const high = (size: number) => linesIn(text, free / (LETTER * size)) * size * LINE;
  const size = SIZES.find((each) => high(each) <= height + 0.01);
  return { size: size ?? SIZES[2], isWhole: size !== undefined };
}
