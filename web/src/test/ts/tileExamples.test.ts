import assert from "node:assert/strict";
import { test } from "node:test";
import { splitTiles } from "../../main/ts/rules/tileExamples.ts";

const tiles = (id: string, text: string) =>
  splitTiles(id, text)
    .filter((bit) => bit.tiles)
    .map((bit) => bit.text);

test("an example is drawn with tiles", () => {
  assert.deepEqual(tiles("a.trick.example", "A and N in the pool, M in hand: MAN, taking three cards."), [
    "A",
    "N",
    "M",
    "MAN",
  ]);
  assert.deepEqual(tiles("a.reorder-example", "LAME + P → AMPLE."), ["LAME", "P", "AMPLE"]);
});

test("elsewhere only transformations are drawn with tiles", () => {
  assert.deepEqual(tiles("a.scope", "Legal if rearranged (LAME→MALES ok; CAT→CATS not). NEVER otherwise."), [
    "LAME",
    "MALES",
    "CAT",
    "CATS",
  ]);
  assert.deepEqual(tiles("a.repair", "NECESSARY REPAIR: THREE OR MORE."), []);
});

test("no letter of the text is lost", () => {
  const text = "With S in the pool, LAME + P + S → SAMPLE.";
  assert.equal(
    splitTiles("a.example", text)
      .map((bit) => bit.text)
      .join(""),
    text,
  );
});
