import assert from "node:assert/strict";
import { test } from "node:test";
import { boardAround, readSpot, previewOnGrid, throughGrid, writeSpot } from "../../main/ts/model/board.ts";
import type { Grid } from "../../main/ts/wire/types.ts";
import { sceneOf } from "./fixture.ts";

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
