import assert from "node:assert/strict";
import { test } from "node:test";
import { EMPTY_DRAFT } from "../../main/ts/model/answer.ts";
import { typeWord } from "../../main/ts/model/composedWord.ts";
import { meantOffer, wordWish } from "../../main/ts/model/wordWish.ts";
import type { Field, Offer, Piece, Scene, Zone } from "../../main/ts/wire/types.ts";

const piece = (id: string): Piece => {
  const text = id.charAt(id.length - 1).toUpperCase();
  return { id, face: { form: "LETTER", text, corner: "", pips: 0, art: "", name: text } };
};
const hand: Zone = { kind: "row", id: "h", label: "Your hand", owner: 0, pieces: ["h.c", "h.a", "h.r"].map(piece) };
const pool: Zone = { kind: "row", id: "p", label: "The pool", owner: -1, pieces: ["p.t", "p.e"].map(piece) };
const words: Zone = {
  kind: "words",
  id: "w",
  label: "Words",
  owner: 1,
  words: [{ id: "w1", pieces: ["w.o", "w.x"].map(piece), note: "" }],
};
const ids = ["h.c", "h.a", "h.r", "p.t", "p.e", "w.o", "w.x"];
const spell: Field = { kind: "spell", name: "word", label: "The word", ids, least: 3, most: 6 };
const card: Field = { kind: "pick", name: "card", label: "Your card", ids: ["h.c", "h.a", "h.r"], least: 1, most: 1 };
const taken: Field = { kind: "pick", name: "taken", label: "A word", ids: ["w1"], least: 0, most: 1 };
const capture: Offer = { verb: "capture", label: "Capture", fields: [card, taken, spell] };

function wish(text: string, offers: Offer[] = [capture]): string {
  const scene: Scene = { headline: "", places: [], watches: [], zones: [hand, pool, words], offers };
  return wordWish(scene, offers[0], { ...EMPTY_DRAFT, letters: typeWord(scene, text) }, 0);
}

test("an empty stick and a word that can be played want nothing", () => {
  assert.equal(wish(""), "");
  assert.equal(wish("TEC"), "");
});

test("letters that nobody has come first, then the length", () => {
  assert.equal(wish("TZ"), "no Z to be had");
  assert.equal(wish("TE"), "at least 3 letters");
});

test("a word that uses too many or no cards of the hand says so", () => {
  assert.equal(wish("CARTE"), "3 from your hand; only 1 may be");
  assert.equal(wish("TEOX"), "none from your hand; 1 must be");
});

test("a word on the table is used whole or not at all", () => {
  assert.equal(wish("TEOC"), "all of OX, or nothing of it");
  assert.equal(wish("OXTEC"), "");
});

test("letters that the word has to use are counted down", () => {
  const longer = (verb: string): Offer => ({ verb, label: verb, fields: [{ ...spell, required: ["p.t", "p.e"] }] });
  const offers = [longer("add"), longer("claim")];
  assert.equal(wish("C", offers), "still to use: T E");
  assert.equal(wish("CART", offers), "still to use: E");
  assert.equal(wish("CARTE", offers), "");
});

test("a word that another action would take is not faulted", () => {
  const build: Offer = { verb: "build", label: "Build", fields: [{ ...spell, least: 2 }] };
  assert.equal(wish("CARTE", [capture, build]), "");
});

test("a letter that is about to be discarded is not asked to become a word", () => {
  const discard: Offer = { verb: "discard", label: "Discard {card}", fields: [card] };
  const group: Offer = { verb: "group", label: "Group {word}", fields: [{ ...spell, least: 2 }] };
  assert.equal(wish("C", [group]), "at least 2 letters");
  assert.equal(wish("C", [group, discard]), "");
  assert.equal(wish("T", [group, discard]), "at least 2 letters");
});

test("a word that lies there already, made of the same pieces, is nothing to press", () => {
  assert.equal(wish("OX"), "OX lies there already; move its letters, or make another");
  assert.equal(wish("XO"), "at least 3 letters");
});

test("what is lit is what the word completes: one card of the hand, or more of them and a word on the table", () => {
  const grown: Field = { ...taken, least: 1 };
  const extend: Offer = { verb: "extend", label: "Extend", fields: [{ ...card, least: 2, most: 3 }, grown, spell] };
  const scene: Scene = {
    headline: "",
    places: [],
    watches: [],
    zones: [hand, pool, words],
    offers: [capture, extend],
  };
  const meant = (text: string) =>
    meantOffer(scene, { ...EMPTY_DRAFT, letters: typeWord(scene, text) }, 0)?.verb ?? "none";
  assert.equal(meant("TEC"), "capture");
  assert.equal(meant("OXCAR"), "extend");
  assert.equal(meant("CARTE"), "none");
  assert.equal(meant("TE"), "none");
});

test("a word is complete though it is still to be chosen for whom it is: that is asked at the press", () => {
  const options = [0, 1].map((seat) => ({ value: String(seat), label: "@" + seat }));
  const whom: Field = { kind: "choose", name: "whom", label: "Whose word?", options };
  const name: Offer = { verb: "name", label: "Name", fields: [whom, spell] };
  const scene: Scene = { headline: "", places: [], watches: [], zones: [hand, pool, words], offers: [name] };
  const letters = (text: string) => ({ ...EMPTY_DRAFT, letters: typeWord(scene, text) });
  assert.equal(meantOffer(scene, letters("OXCAR"), 0), name);
  assert.equal(meantOffer(scene, letters("O"), 0), undefined);
});
