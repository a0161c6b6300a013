import assert from "node:assert/strict";
import { test } from "node:test";
import { arranged, movedBefore, shuffled, swapped } from "../../main/ts/model/rackOrder.ts";
import { labelAtSeat, otherPlaces, scoreRows, sideIndex } from "../../main/ts/model/places.ts";
import { countClauses, findClauses } from "../../main/ts/rules/findClauses.ts";
import type { Piece } from "../../main/ts/wire/types.ts";
import { sceneOf } from "./fixture.ts";

const piece = (id: string): Piece => ({
  id,
  face: { form: "LETTER", text: id, corner: "", pips: 0, art: "", name: id },
});

test("a hand keeps its owner's order, and new pieces come last", () => {
  assert.deepEqual(
    arranged(["a", "b", "c", "d"].map(piece), ["c", "a"]).map((each) => each.id),
    ["c", "a", "b", "d"],
  );
});

test("a dropped piece stands before the one it was dropped on", () => {
  assert.deepEqual(movedBefore(["a", "b", "c"], "a", 2), ["b", "a", "c"]);
  assert.deepEqual(movedBefore(["a", "b", "c"], "c", 0), ["c", "a", "b"]);
});

test("neighbours change places, and the edge holds", () => {
  assert.deepEqual(swapped(["a", "b"], 0, 1), ["b", "a"]);
  assert.deepEqual(swapped(["a", "b"], 0, -1), ["a", "b"]);
});

test("shuffling loses nothing", () => {
  assert.deepEqual(shuffled(["a", "b", "c"], () => 0).sort(), ["a", "b", "c"]);
});

test("the other players are listed from the player's left", () => {
  const { places } = sceneOf("logomachy");
  assert.deepEqual(
    otherPlaces(places, 2).map((place) => place.seat),
    [3, 0, 1],
  );
  assert.deepEqual(
    otherPlaces(places, -1).map((place) => place.seat),
    [0, 1, 2, 3],
  );
});

test("partners share a row of the score, single players have their own", () => {
  assert.deepEqual(
    scoreRows(sceneOf("logomachy").places).map((row) => [row.side, row.score]),
    [
      ["Roman", 14],
      ["Italic", 11],
    ],
  );
  assert.equal(scoreRows(sceneOf("foil").places).length, 3);
  assert.equal(sideIndex(sceneOf("logomachy").places, "Italic"), 1);
});

test("a search finds the clauses that hold every word of it", () => {
  const clause = (id: string, text: string) => ({ number: "R1", id, text, status: "S", leaflet: "" });
  const rules = {
    id: "g",
    title: "G",
    sections: [
      { title: "A", clauses: [clause("g.a", "Deal four cards."), clause("g.b", "Play one.")] },
      { title: "B", clauses: [clause("g.c", "Four win.")] },
    ],
  };
  assert.equal(countClauses(findClauses(rules, "")), 3);
  assert.deepEqual(
    findClauses(rules, "four DEAL").map((section) => section.clauses.length),
    [1],
  );
  assert.deepEqual(findClauses(rules, "whist"), []);
});

test("at its owner's seat a zone is called without their name, and with anybody else's", () => {
  const called = (label: string) => labelAtSeat({ kind: "stack", id: "", label, owner: 1, count: 0 });
  assert.deepEqual(["@1's melds", "Words won by @1", "@2's stacks", "Laid aside"].map(called), [
    "melds",
    "Words won",
    "@2's stacks",
    "Laid aside",
  ]);
});
