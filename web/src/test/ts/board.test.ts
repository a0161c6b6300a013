import assert from "node:assert/strict";
import { test } from "node:test";
import {
  boardAround,
  newCells,
  openBoard,
  restingBoard,
  type Board,
  previewOnGrid,
  readSpot,
  squareSize,
  throughGrid,
  writeSpot,
} from "../../main/ts/model/board.ts";
import type { Cell, Grid } from "../../main/ts/wire/types.ts";
import { recordedGames, sceneOf } from "./fixture.ts";

const grid = sceneOf("crossword").zones.find((zone): zone is Grid => zone.kind === "grid")!;

test("a square and a direction survive a round trip", () => {
  const spot = { x: -3, y: 12, down: true };
  assert.deepEqual(readSpot(writeSpot(spot)), spot);
  assert.equal(readSpot("1,2,sideways"), undefined);
  assert.equal(readSpot(undefined), undefined);
});

test("the board holds all cells and a margin", () => {
  assert.deepEqual(boardAround(grid, 2), { left: -2, top: -2, width: 14, height: 13 });
});

test("an empty grid still has squares", () => {
  const beside = [{ x: -4, y: 0 }];
  assert.equal(boardAround(grid, 2, beside).left, -6);
  assert.deepEqual(boardAround({ ...grid, cells: [] }, 3), { left: -3, top: -3, width: 7, height: 7 });
});

test("letters on the grid agree or clash", () => {
  const states = (word: string) => previewOnGrid(grid, { x: 0, y: 0, down: false }, word).map((shadow) => shadow.state);
  assert.deepEqual(states("PAN"), ["lying", "lying", "clash"]);
  assert.deepEqual(
    previewOnGrid(grid, { x: 0, y: -1, down: true }, "UP").map((shadow) => shadow.state),
    ["new", "lying"],
  );
});

test("letters of the hand run through those on the grid", () => {
  const own = (letters: string) => [...letters].map((letter, i) => ({ letter, piece: "h." + letter, turn: i + 1 }));
  const word = (x: number, y: number, down: boolean, letters: string) =>
    throughGrid(
      { ...grid, cells: grid.cells.filter((cell) => cell.y === 0 && cell.x < 2) },
      { x, y, down },
      own(letters),
    )
      .map((sort) => (sort.piece ? sort.letter : sort.letter.toLowerCase()))
      .join("");
  assert.equal(word(-1, 0, false, "SN"), "SpaN");
  assert.equal(word(0, -1, true, "UN"), "UpN");
  assert.equal(word(0, 0, false, "N"), "paN");
  assert.equal(word(0, 0, false, ""), "");
});

test("a board is shown whole where it is asked for, and otherwise as small as its squares can be hit", () => {
  const board = { left: 0, top: 0, width: 40, height: 30 };
  const room = { width: 24, height: 18 };
  const shows = (size: number) => size * board.width <= room.width && size * board.height <= room.height;
  assert.ok(shows(squareSize(board, room, false, true)));
  assert.ok(shows(squareSize(board, room, true, true)));
  assert.ok(!shows(squareSize(board, room, true, false)));
  assert.equal(squareSize({ ...board, width: 3, height: 2 }, room, false, true), 3);
});

test("the cells that came are those of the word just laid", () => {
  const cell = (x: number, y: number): Cell => ({ x, y, piece: { id: "", face: { form: "LETTER", text: "A" } } });
  const before = [cell(0, 0), cell(1, 0)];
  assert.deepEqual(newCells(before, [...before, cell(1, 1), cell(1, 2)]), [cell(1, 1), cell(1, 2)]);
  assert.deepEqual(newCells(before, before), []);
});

const PORTS = [
  { width: 33.9, height: 16.25 },
  { width: 22.5, height: 18 },
];

/** The squares of recorded boards that move or change their size when a square of them is touched and a word composed. */
function unsteady(shownWith: (grid: Grid, word: readonly { x: number; y: number }[]) => Board): string[] {
  const grids = recordedGames().flatMap(([, { frames }]) =>
    frames.flatMap(({ scene }) => scene.zones.filter((zone): zone is Grid => zone.kind === "grid")),
  );
  assert.ok(grids.length > 0);
  return grids.flatMap((each) =>
    PORTS.flatMap((room) => {
      const at = (word: readonly { x: number; y: number }[]) => {
        const board = shownWith(each, word);
        const cell = squareSize(board, room, false, false);
        return { cell, ...openBoard(board, room, cell, word) };
      };
      const still = at([]);
      return [0, still.width - 1].flatMap((x) => {
        const word = previewOnGrid(each, { x: still.left + x, y: still.top, down: false }, "QUIETLY");
        const now = at(word);
        return now.left === still.left && now.top === still.top && now.cell === still.cell ? [] : [word[0]?.x + ""];
      });
    }),
  );
}

test("no square moves or changes its size from the first tap to the end of the word", () => {
  assert.deepEqual(unsteady(restingBoard), []);
  assert.ok(unsteady((each, word) => boardAround(each, 2, word)).length > 0, "a board that makes room is found out");
});

test("the board fills its window, with all that lies there as large as can be", () => {
  for (const room of PORTS) {
    const resting = restingBoard(grid);
    const cell = squareSize(resting, room, false, false);
    assert.ok(resting.height * cell <= room.height + 0.01 && resting.width * cell <= room.width + 0.01);
    const open = openBoard(resting, room, cell);
    assert.ok((open.width + 1) * cell > room.width && (open.height + 1) * cell > room.height);
    assert.ok(open.width * cell <= room.width + 0.05 * open.width);
  }
});
