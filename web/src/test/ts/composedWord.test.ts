import assert from "node:assert/strict";
import { test } from "node:test";
import { fill } from "../../main/ts/model/answer.ts";
import {
  isComposed,
  keepValid,
  lengthWish,
  missingLetters,
  sheetLinePick,
  move,
  composerReach,
  setPiece,
  spelledWord,
  composerOffers,
  takenPieces,
  typeLetter,
  typeWord,
} from "../../main/ts/model/composedWord.ts";
import type { Offer, Scene, Spell } from "../../main/ts/wire/types.ts";
import { offerOf, sceneOf } from "./fixture.ts";

function spell(least: number, most: number): Spell {
  return { kind: "spell", name: "word", label: "The word", ids: [], least, most };
}

const table = sceneOf("logomachy");

test("a typed letter takes a piece that bears it", () => {
  assert.deepEqual(typeLetter([], table, "q"), [{ letter: "Q", piece: "p.q", turn: 1 }]);
});

test("a letter that no piece bears is set as missing", () => {
  assert.deepEqual(typeLetter([], table, "z"), [{ letter: "Z", piece: "", turn: 1, missing: true }]);
});

test("each piece is taken only once", () => {
  const once = typeLetter([], table, "n");
  assert.deepEqual(missingLetters(typeLetter(once, table, "n")), ["N"]);
});

test("a word from which letters are missing is not sent, and nothing is dropped from it", () => {
  const letters = typeWord(table, "QUICKLY");
  assert.equal(spelledWord(letters), "QUICKLY");
  assert.deepEqual(missingLetters(letters), ["C", "L", "Y"]);
  const offer = composerOffers(table)[0];
  assert.ok(offer && !fill(offer, { letters, picked: [], values: {} }).ready);
});

test("a word that is too long is not shortened", () => {
  const offer: Offer = { verb: "pass", label: "Pass it on", fields: [spell(6, 6)] };
  const scene: Scene = { ...table, offers: [offer] };
  const letters = typeWord(scene, "JUKEBOX");
  assert.equal(spelledWord(letters), "JUKEBOX");
  assert.ok(!fill(offer, { letters, picked: [], values: {} }).ready);
  assert.equal(lengthWish(spell(6, 6), 7), "exactly 6 letters");
});

test("pieces that cannot be taken stay where they are while letters are typed freely", () => {
  const letters = typeWord(sceneOf("think"), "CAT");
  assert.ok(letters.every((item) => item.piece === ""));
  assert.ok(!isComposed(letters, ""));
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
  assert.deepEqual(missingLetters(typeLetter([], scene, "z")), ["Z"]);
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

test("letters whose pieces are gone are missing from the word", () => {
  const word = typeWord(table, "QUOTA");
  const later = structuredClone(table);
  later.zones = later.zones.filter((zone) => zone.id !== "pool");
  assert.equal(spelledWord(keepValid(word, later)), "QUOTA");
  assert.deepEqual(missingLetters(keepValid(word, later)), ["Q", "O", "T", "A"]);
  later.zones = [];
  assert.deepEqual(keepValid(word, later), []);
});

test("an offer that fills in a sheet line does not use the composer", () => {
  const scene = sceneOf("foil");
  assert.deepEqual(composerOffers(scene), []);
  assert.equal(composerReach(scene), undefined);
  assert.equal(sheetLinePick(offerOf(scene, "write"), scene)?.name, "line");
});
