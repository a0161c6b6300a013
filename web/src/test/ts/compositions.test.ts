import assert from "node:assert/strict";
import { test } from "node:test";
import { compositionsOf, wholeWords, type Composition } from "../../main/ts/model/compositions.ts";
import { spelledWord } from "../../main/ts/model/composedWord.ts";
import type { Field, Piece, Scene, Zone } from "../../main/ts/wire/types.ts";

const letter = (id: string, text: string): Piece => ({
  id,
  face: { form: "LETTER", text, corner: "", pips: 0, art: "", name: text },
});
const row = (id: string, owner: number, letters: string): Zone => ({
  kind: "row",
  id,
  label: id,
  owner,
  pieces: [...letters].map((each, i) => letter(`${id}.${i}`, each)),
});
const laid = (...words: string[]): Zone => ({
  kind: "words",
  id: "laid",
  label: "Words",
  owner: 1,
  words: words.map((text) => ({
    id: "w." + text,
    note: "",
    pieces: [...text].map((each, i) => letter(`${text}.${i}`, each)),
  })),
});
const pieceIds = (zones: Zone[]) =>
  zones.flatMap((zone) =>
    zone.kind === "row" ? zone.pieces.map((piece) => piece.id) : zone.kind === "words" ? wordPieces(zone.words) : [],
  );
const wordPieces = (words: { pieces: Piece[] }[]) => words.flatMap((word) => word.pieces.map((piece) => piece.id));

function scene(zones: Zone[], ...picks: Field[]): Scene {
  const spell: Field = { kind: "spell", name: "word", label: "The word", ids: pieceIds(zones), least: 2, most: 15 };
  const offers = [{ verb: "take", label: "Take", fields: [spell, ...picks] }];
  return { headline: "", places: [], watches: [], zones, offers };
}
const pick = (ids: string[], most: number): Field => ({ kind: "pick", name: "p", label: "", ids, least: 0, most });
const of = (table: Scene, word: string) => {
  const offer = table.offers[0];
  return offer ? compositionsOf(table, offer, word, 0) : [];
};
const told = (making: Composition) =>
  making.parts.map((part) => part.letters + "<" + (part.word || part.zone)).join(" ");

test("a word with one composition is not asked about", () => {
  const table = scene([row("hand", 0, "M"), row("pool", -1, "AN")]);
  assert.deepEqual(of(table, "MAN").map(told), ["AN<pool M<hand"]);
});

test("a letter in the hand and in the pool gives two compositions, and each spells the word", () => {
  const hand = row("hand", 0, "EN");
  const table = scene([hand, row("pool", -1, "TEN")], pick(pieceIds([hand]), 1));
  const ways = of(table, "TEN");
  assert.deepEqual(ways.map(told).sort(), ["EN<pool T<pool", "ET<pool N<hand", "NT<pool E<hand"].slice(1));
  for (const way of ways) assert.equal(spelledWord(way.letters), "TEN");
});

test("a pick gets no more than it may have", () => {
  const hand = row("hand", 0, "ON");
  assert.deepEqual(of(scene([hand], pick(pieceIds([hand]), 1)), "ON"), []);
});

test("a way that takes fewer than a pick asks for is none", () => {
  const hand = row("hand", 0, "TEN");
  const pool = row("pool", -1, "EN");
  const asking = (least: number) => scene([hand, pool], { ...pick(pieceIds([pool]), 2), least } as Field);
  assert.deepEqual(of(asking(2), "TEN").map(told), ["EN<pool T<hand"]);
  assert.ok(of(asking(0), "TEN").length > 1, "the ways there are otherwise");
});

test("a word that can be picked is used whole or not at all", () => {
  const table = scene([row("pool", -1, "ASL"), laid("TALE")], pick(["w.TALE"], 1));
  assert.deepEqual(of(table, "LEAST").map(told), ["S<pool AELT<w.TALE"]);
  assert.deepEqual(of(table, "SEAT").map(told), []);
});

test("pieces that a word has to use are in every composition", () => {
  const word = row("word", -1, "EPI");
  const table = scene([word, row("crib", -1, "PIE"), row("hand", 0, "CS")], pick(["crib.0", "hand.0", "hand.1"], 3));
  const required = pieceIds([word]);
  const spell = table.offers[0]?.fields[0];
  if (spell?.kind === "spell") spell.required = required;
  const ways = of(table, "EPICS");
  assert.deepEqual(ways.map(told), ["EIP<word CS<hand"]);
  assert.deepEqual(of(table, "SIP"), []);
});

test("two words with the same letters give two compositions", () => {
  const table = scene([row("pool", -1, "S"), laid("NET", "TEN")], pick(["w.NET", "w.TEN"], 1));
  assert.deepEqual(of(table, "NEST").map(told), ["S<pool ENT<w.NET", "S<pool ENT<w.TEN"]);
});

test("where letters are free there is nothing to choose", () => {
  const table = scene([row("pool", -1, "A")]);
  const free = table.offers.map((offer) => ({
    ...offer,
    fields: offer.fields.map((field) => (field.kind === "spell" ? { ...field, ids: [] } : field)),
  }));
  assert.deepEqual(of({ ...table, offers: free }, "AT"), []);
});

test("a long word among many pieces is found in bounded time", () => {
  const zones = Array.from({ length: 8 }, (_, i) => row("r" + i, -1, "AEINRST"));
  assert.equal(of(scene(zones, pick(pieceIds(zones), 14)), "TRANSISTRAINEE").length, 8);
});

test("where only the word is asked for, it does not matter which pieces it is made of", () => {
  const table = scene([row("hand", 0, "TEN"), row("laid", 0, "TEN")]);
  assert.equal(of(table, "TEN").length, 1);
});

test("a word is in the composer when all its letters are", () => {
  const table = scene([laid("NET", "TEN")]);
  const stick = ["NET.0", "NET.1", "NET.2", "TEN.0"].map((piece, i) => ({ letter: "", piece, turn: i }));
  assert.deepEqual(
    wholeWords(table, stick).map((word) => word.id),
    ["w.NET"],
  );
});
