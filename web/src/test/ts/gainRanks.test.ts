import assert from "node:assert/strict";
import { test } from "node:test";
import { gainRanks } from "../../main/ts/model/gainRanks.ts";

const gain = (seat: number, got: number, score: number) => ({ seat, gain: got, score, why: "", pieces: [] });

test("places after a hand go by the score, whatever the hand brought, and equal scores share one or wait for what decides", () => {
  const gains = [gain(1, 6, 6), gain(2, 0, 10), gain(0, 0, 6)];
  const places = (fewest: boolean, tieBreak = "") =>
    gainRanks(gains, { text: "", unit: "", goal: 0, fewest, tieBreak }).map((each) => [each.gain.seat, each.rank]);
  assert.deepEqual(places(false), [
    [2, 1],
    [1, 2],
    [0, 2],
  ]);
  assert.deepEqual(places(true), [
    [1, 1],
    [0, 1],
    [2, 3],
  ]);
  assert.deepEqual(places(false, "Most syllables decide."), [
    [2, 1],
    [1, undefined],
    [0, undefined],
  ]);
});
