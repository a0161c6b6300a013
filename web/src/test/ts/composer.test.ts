import assert from "node:assert/strict";
import { test } from "node:test";
import {
  keepValid,
  sheetLinePick,
  move,
  composerReach,
  setPiece,
  spelledWord,
  composerOffers,
  takenPieces,
  typeLetter,
  typeWord,
} from "../../main/ts/model/composer.ts";
import { offerOf, sceneOf } from "./fixture.ts";

const table = sceneOf("logomachy");

test("a typed letter takes a piece that bears it", () => {
  assert.deepEqual(typeLetter([], table, "q"), [{ letter: "Q", piece: "p.q", turn: 1 }]);
});

test("a letter that no piece bears is refused", () => {
  assert.equal(typeLetter([], table, "z"), undefined);
});

test("each piece is taken only once", () => {
  const once = typeLetter([], table, "n") ?? [];
  assert.equal(typeLetter(once, table, "n"), undefined);
});

test("loose pieces are taken before those in words, and those a pick names after the others", () => {
  const scene = structuredClone(table);
  const hand = scene.zones.find((zone) => zone.id === "hand");
  if (hand?.kind === "row") hand.pieces[0] = { id: "h.d", face: { ...hand.pieces[0]!.face, text: "A", name: "A" } };
  assert.deepEqual(
    typeWord(scene, "AAA").map((sort) => sort.piece),
    ["p.a", "h.d", "b.a"],
  );
});

test("letters are free where an offer names no pieces", () => {
  const scene = sceneOf("think");
  assert.equal(composerReach(scene)?.free, true);
  assert.equal(spelledWord(typeWord(scene, "catalogue")), "CATALOGUE");
});

test("letters on the grid can be used any number of times", () => {
  const scene = sceneOf("crossword");
  assert.equal(spelledWord(typeWord(scene, "PLUM")), "PLUM");
  assert.equal(typeLetter([], scene, "z"), undefined);
});

test("a tapped piece can be put anywhere in the word", () => {
  const word = typeWord(table, "HAT");
  assert.equal(spelledWord(setPiece(word, table, "h.s", 0)), "SHAT");
  assert.equal(spelledWord(setPiece(word, table, "p.h", 3)), "ATH");
  assert.equal(spelledWord(move(word, 2, 0)), "THA");
});

test("pieces are listed in the order they were taken, wherever they stand in the word", () => {
  const word = setPiece(setPiece(setPiece([], table, "h.s"), table, "h.u", 0), table, "p.n", 0);
  assert.equal(spelledWord(word), "NUS");
  assert.deepEqual(takenPieces(move(word, 0, 2)), ["h.s", "h.u", "p.n"]);
  assert.deepEqual(takenPieces(setPiece(word, table, "h.s", 0)), ["h.s", "h.u", "p.n"]);
});

test("letters whose pieces are gone leave the composer", () => {
  const word = typeWord(table, "QUOTA");
  const later = structuredClone(table);
  later.zones = later.zones.filter((zone) => zone.id !== "pool");
  assert.equal(spelledWord(keepValid(word, later)), "U");
});

test("an offer that fills in a sheet line does not use the composer", () => {
  const scene = sceneOf("foil");
  assert.deepEqual(composerOffers(scene), []);
  assert.equal(composerReach(scene), undefined);
  assert.equal(sheetLinePick(offerOf(scene, "write"), scene)?.name, "line");
});
