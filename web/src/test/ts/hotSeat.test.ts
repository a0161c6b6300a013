import assert from "node:assert/strict";
import { test } from "node:test";
import { afterPrompt, uncover, nextViewer, waitsForScreen, COVERED } from "../../main/ts/model/hotSeat.ts";
import type { Pace, Prompt } from "../../main/ts/wire/types.ts";

const prompt = (must: number[], pace: Pace = "TURN", may: number[] = []): Prompt => ({ pace, must, may });

test("a hand is covered as soon as its owner's turn is over", () => {
  const round = uncover(1, prompt([1]));
  assert.deepEqual(afterPrompt(round, prompt([1])), round);
  assert.deepEqual(afterPrompt(round, prompt([2])), COVERED);
});

test("a player who looks out of turn looks until their turn has come and gone", () => {
  const round = uncover(1, prompt([0]));
  assert.equal(afterPrompt(round, prompt([2])).viewer, 1);
  const asked = afterPrompt(round, prompt([1]));
  assert.equal(asked.viewer, 1);
  assert.equal(afterPrompt(asked, prompt([0])).viewer, -1);
});

test("nobody's hand is shown when the game is over", () => {
  assert.equal(afterPrompt(uncover(1, prompt([0])), prompt([], "OVER")).viewer, -1);
});

test("the screen goes to the player the table waits for, and round where it waits for several", () => {
  assert.equal(nextViewer([0, 2, 3], prompt([1]), -1), -1);
  assert.equal(nextViewer([0, 2, 3], prompt([2]), 2), 2);
  assert.equal(nextViewer([0, 2, 3], prompt([0, 2, 3], "TOGETHER"), 0), 2);
  assert.equal(nextViewer([0, 2, 3], prompt([0, 2], "TOGETHER"), 3), 0);
  assert.equal(nextViewer([0, 2, 3], prompt([0], "OVER"), -1), -1);
  assert.equal(nextViewer([0], undefined, -1), -1);
});

test("the clock stands behind the curtain, unless somebody at another device is awaited, too", () => {
  assert.ok(waitsForScreen([0, 1], [0, 1], [1]));
  assert.ok(waitsForScreen([0], [0], [0]));
  assert.ok(waitsForScreen([0, 1], [0, 1, 2, 3], [1]));
  assert.ok(!waitsForScreen([0, 1], [0, 1, 2, 3], [1, 2]));
  assert.ok(!waitsForScreen([0], [0, 2], [0]), "one who does not share a screen hands nothing on");
});
