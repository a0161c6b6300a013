import { linesIn } from "./zoneSizes.ts";

/** The sizes of a line at a seat, in rem; how wide a letter is, and how high a line, in parts of it. */
const SIZES = [0.75, 0.6875, 0.625] as const;
const LETTER = 0.52;
const LINE = 1.1;
/** What is beside the line of a seat, in rem: its edges, the backs of a hand, a chip; and the gap between seats. */
const EDGES = 1.125;
const FAN = 4;
const CHIP = 4.5;
const GAP = 0.5;
/** A seat that is narrower has no room for a hand's backs, and more lines. */
const NARROW = 12;

/** How the lines at the seats are set, all in rem. */
export interface SeatLine {
  size: number;
  height: number;
}

/** How high the lines at so many seats are, side by side in so many rem: always the same, whatever they say. */
export function seatHeight(seats: number, width: number): number {
  const lines = width / seats >= NARROW ? 3 : seats + 1;
  return lines * SIZES[2] * LINE;
}

/** How large a line at one of so many seats is set, so that it is read whole beside what lies there. */
export function seatLine(text: string, seats: number, width: number, chips: number): SeatLine {
  const height = seatHeight(seats, width);
  const seat = (width - (seats - 1) * GAP) / seats;
  const free = seat - EDGES - (seat >= NARROW ? FAN : 0) - chips * CHIP;
  const high = (size: number) => linesIn(text, free / (LETTER * size)) * size * LINE;
  const size = SIZES.find((each) => high(each) <= height + 0.01);
  return { size: size ?? SIZES[2], height: high(size ?? SIZES[2]) };
}
