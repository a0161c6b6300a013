import type { Cell, Grid } from "../wire/types.ts";
import { letterOf } from "./scene.ts";
import type { ComposedLetter } from "./composedWord.ts";

/** A square and a direction on a grid, as an answer writes them. */
export interface Spot {
  x: number;
  y: number;
  down: boolean;
}

export function readSpot(value: string | undefined): Spot | undefined {
  const match = /^(-?\d+),(-?\d+),(across|down)$/.exec(value ?? "");
  return match ? { x: Number(match[1]), y: Number(match[2]), down: match[3] === "down" } : undefined;
}

export function writeSpot(spot: Spot): string {
  return `${spot.x},${spot.y},${spot.down ? "down" : "across"}`;
}

/** The visible part of an open grid: its cells and a margin to lay in. */
export interface Board {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The board with a margin around everything that lies on the grid, and with these squares on it. */
export function boardAround(grid: Grid, margin: number, squares: readonly { x: number; y: number }[] = []): Board {
  const shown = [...grid.cells, ...squares];
  if (shown.length === 0) shown.push({ x: 0, y: 0 });
  const xs = shown.map((square) => square.x);
  const ys = shown.map((square) => square.y);
  const left = Math.min(...xs) - margin;
  const top = Math.min(...ys) - margin;
  return { left, top, width: Math.max(...xs) + margin - left + 1, height: Math.max(...ys) + margin - top + 1 };
}

export function cellAt(grid: Grid, x: number, y: number): Cell | undefined {
  return grid.cells.find((cell) => cell.x === x && cell.y === y);
}

/** The cells that came since a scene before: the word that was just laid. */
export function newCells(before: readonly Cell[], now: readonly Cell[]): Cell[] {
  return now.filter((cell) => !before.some((other) => other.x === cell.x && other.y === cell.y));
}

/** The least square, in rem, that a finger or a mouse can hit, and the largest that a board is drawn with by itself. */
const EASY_SQUARE = { finger: 1.5, mouse: 1.125 };
const LARGEST_SQUARE = 3;
const LEAST_SQUARE = 0.5;

/**
 * How large the squares of a board are, in rem, where so much room is: all of it is shown as large as it can be, as long
 * as its squares can be hit, and in any case where that is asked for.
 */
export function squareSize(
  board: Board,
  room: { width: number; height: number },
  touch: boolean,
  all: boolean,
): number {
  const whole = Math.floor(Math.min(room.width / board.width, room.height / board.height) * 20) / 20;
  const least = all ? LEAST_SQUARE : touch ? EASY_SQUARE.finger : EASY_SQUARE.mouse;
  return Math.min(LARGEST_SQUARE, Math.max(least, whole));
}

/** How much free room is shown around everything that lies on a grid. */
const MARGIN = 2;

/** All that lies on a grid with room to lay in. A word that is being laid changes nothing of it: no square moves. */
export function restingBoard(grid: Grid): Board {
  return boardAround(grid, MARGIN);
}

/**
 * The squares that fill so much room, in rem, with a board in their middle; they reach to the end of a word, which moves
 * none of them unless it begins beyond their left or upper edge.
 */
export function openBoard(
  board: Board,
  room: { width: number; height: number },
  cell: number,
  word: readonly { x: number; y: number }[] = [],
): Board {
  const more = (length: number, count: number) => Math.max(0, Math.floor(length / cell + 0.01) - count);
  const [wider, higher] = [more(room.width, board.width), more(room.height, board.height)];
  const start = { x: board.left - Math.floor(wider / 2), y: board.top - Math.floor(higher / 2) };
  const end = { x: start.x + board.width + wider - 1, y: start.y + board.height + higher - 1 };
  const shown = [start, end, ...word];
  const [xs, ys] = [shown.map(({ x }) => x), shown.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 };
}

/** The composer's letters in order, with the letters on the grid between and behind them. */
export function throughGrid(grid: Grid, spot: Spot, letters: readonly ComposedLetter[]): ComposedLetter[] {
  const own = letters.filter((item) => item.piece !== "" || item.missing);
  const word: ComposedLetter[] = [];
  let next = 0;
  for (let i = 0; own.length > 0; i++) {
    const cell = cellAt(grid, spot.down ? spot.x : spot.x + i, spot.down ? spot.y + i : spot.y);
    const mine = own[next];
    if (cell) word.push({ letter: letterOf(cell.piece.face), piece: "", turn: 0 });
    else if (mine) word.push(mine);
    else break;
    if (!cell) next++;
  }
  return word;
}

/** A letter of the word as it would lie on the grid: `lying` is there already, `clash` meets another letter. */
export interface PreviewLetter {
  x: number;
  y: number;
  letter: string;
  state: "new" | "lying" | "clash";
}

export function previewOnGrid(grid: Grid, spot: Spot, word: string): PreviewLetter[] {
  return [...word].map((letter, i) => {
    const x = spot.down ? spot.x : spot.x + i;
    const y = spot.down ? spot.y + i : spot.y;
    const cell = cellAt(grid, x, y);
    const state = !cell ? "new" : letterOf(cell.piece.face) === letter ? "lying" : "clash";
    return { x, y, letter, state };
  });
}
