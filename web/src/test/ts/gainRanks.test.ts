import assert from "node:assert/strict";
import { test } from "node:test";
import { gainRanks } from "../../main/ts/model/gainRanks.ts";

const gain = (seat: number, got: number, score: number) => ({ seat, gain: got, score, why: "", pieces: [] });

test("places after a hand go by the score, whatever the hand brought, and equal scores share one", () => {
  const gains = [gain(1, 6, 6), gain(2, 0, 10), gain(0, 0, 6)];
  const places = (fewest: boolean) => gainRanks(gains, fewest).map((each) => [each.gain.seat, each.rank]);
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
});
