import assert from "node:assert/strict";
import { test } from "node:test";
import {
  completedPick,
  EMPTY_DRAFT,
  fewChoices,
  fill,
  isPlain,
  lineAnswer,
  openPick,
  valueKey,
  soleOffer,
} from "../../main/ts/model/answer.ts";
import { setPiece, typeWord, type ComposedLetter } from "../../main/ts/model/composedWord.ts";
import type { Offer } from "../../main/ts/wire/types.ts";
import { offerOf, sceneOf } from "./fixture.ts";

const table = sceneOf("logomachy");
const take = offerOf(table, "take");

function tapped(...ids: string[]): ComposedLetter[] {
  return ids.reduce<ComposedLetter[]>((letters, id) => setPiece(letters, table, id), []);
}

test("the word in the composer fills the spelling, and its hand card fills the pick", () => {
  const filled = fill(take, { ...EMPTY_DRAFT, letters: tapped("p.q", "h.u", "p.o", "p.t", "p.a") });
  assert.deepEqual(filled, { ready: true, answer: { verb: "take", fields: { card: "h.u", word: "QUOTA" } } });
});

test("an optional pick is left out where too many pieces fit, and the game works out what was meant", () => {
  const filled = fill(take, { ...EMPTY_DRAFT, letters: tapped("h.u", "h.s") });
  assert.deepEqual(filled, { ready: true, answer: { verb: "take", fields: { word: "US" } } });
});

test("a word that is too short counts as missing", () => {
  const filled = fill(take, { ...EMPTY_DRAFT, letters: tapped("h.u") });
  assert.equal(filled.ready, false);
  assert.equal(!filled.ready && filled.missing.name, "word");
});

test("a piece in the composer also fills the pick of an offer without a word", () => {
  const filled = fill(offerOf(table, "lay"), { ...EMPTY_DRAFT, letters: tapped("h.d") });
  assert.deepEqual(filled, { ready: true, answer: { verb: "lay", fields: { card: "h.d" } } });
});

test("a picked piece is meant whatever stands in the composer", () => {
  const lay = offerOf(table, "lay");
  const filled = fill(lay, { ...EMPTY_DRAFT, letters: tapped("h.u", "p.o"), picked: ["h.s"] });
  assert.deepEqual(filled.ready && filled.answer.fields, { card: "h.s" });
});

test("two pieces do not fit a pick of one", () => {
  assert.equal(fill(offerOf(table, "lay"), { ...EMPTY_DRAFT, letters: tapped("h.d", "h.s") }).ready, false);
});

test("an optional pick is asked for once, unless the offer takes a word", () => {
  const knock: Offer = {
    verb: "knock",
    label: "Knock",
    fields: [{ kind: "pick", name: "card", label: "", ids: ["h.d"], least: 0, most: 1 }],
  };
  assert.ok(openPick(knock, EMPTY_DRAFT));
  assert.ok(!openPick(knock, { ...EMPTY_DRAFT, picked: ["h.d"] }));
  assert.ok(!openPick(take, EMPTY_DRAFT));
});

test("choices and counts need a value of their own", () => {
  const cards = sceneOf("cards");
  const bid = offerOf(cards, "bid");
  const [points, suit] = [bid.fields[0]!, bid.fields[1]!];
  const with2 = (value: string) => ({
    ...EMPTY_DRAFT,
    values: { [valueKey(bid, points)]: value, [valueKey(bid, suit)]: "h" },
  });
  assert.deepEqual(fill(bid, with2("30")), {
    ready: true,
    answer: { verb: "bid", fields: { points: "30", suit: "h" } },
  });
  for (const bad of ["9", "61", "", "1e1", "3.5"]) assert.equal(fill(bid, with2(bad)).ready, false);
});

test("several picked cards are joined with spaces", () => {
  const cards = sceneOf("cards");
  const filled = fill(offerOf(cards, "discard"), { ...EMPTY_DRAFT, picked: ["c.1", "c.4"] });
  assert.deepEqual(filled, { ready: true, answer: { verb: "discard", fields: { cards: "c.1 c.4" } } });
});

test("a square and a direction are shared by all offers of a grid", () => {
  const scene = sceneOf("crossword");
  const lay = offerOf(scene, "lay");
  const letters = typeWord(scene, "QUIET");
  assert.equal(fill(lay, { ...EMPTY_DRAFT, letters }).ready, false);
  const filled = fill(lay, { ...EMPTY_DRAFT, letters, values: { "lay:layout": "-1,4,down" } });
  assert.deepEqual(filled, { ready: true, answer: { verb: "lay", fields: { word: "QUIET", at: "-1,4,down" } } });
});

test("fixed fields are sent back as they are", () => {
  const offer = sceneOf("slap-jack").offers[3]!;
  assert.ok(isPlain(offer));
  assert.deepEqual(fill(offer, EMPTY_DRAFT), {
    ready: true,
    answer: { verb: "react", fields: { turn: "31", sound: "slap" } },
  });
});

test("a choice among a few options becomes buttons", () => {
  const cards = sceneOf("cards");
  assert.deepEqual(
    fewChoices(offerOf(cards, "call"))?.options.map((option) => option.value),
    ["h", "l"],
  );
  assert.equal(fewChoices(offerOf(cards, "bid")), undefined);
});

test("a sheet line is answered with its id and its text", () => {
  const foil = sceneOf("foil");
  assert.deepEqual(lineAnswer(offerOf(foil, "write"), "w.1", "slate"), {
    verb: "write",
    fields: { line: "w.1", word: "SLATE" },
  });
});

test("a card dropped in the middle means the only offer it completes", () => {
  assert.deepEqual(soleOffer(table.offers, "h.d"), { verb: "lay", fields: { card: "h.d" } });
  assert.equal(soleOffer(table.offers, "p.a"), undefined);
});

test("what is picked completes an offer once there is enough of it, and one offer alone", () => {
  const five = {
    kind: "pick",
    name: "letters",
    label: "five letters",
    ids: ["a", "b", "c"],
    least: 2,
    most: 2,
  } as const;
  const discard: Offer = { verb: "discard", label: "Discard", fields: [{ ...five, ids: [...five.ids] }] };
  const scene = { ...table, offers: [discard, { verb: "pass", label: "Pass", fields: [] }] };
  assert.equal(completedPick(scene, { ...EMPTY_DRAFT, picked: ["a"] }), undefined);
  assert.equal(completedPick(scene, { ...EMPTY_DRAFT, picked: ["a", "b"] })?.verb, "discard");
  const twice = { ...scene, offers: [discard, { ...discard, verb: "give" }] };
  assert.equal(completedPick(twice, { ...EMPTY_DRAFT, picked: ["a", "b"] }), undefined);
});

test("exactly as many things as are wanted are meant without being touched, but not by a word", () => {
  const pick = { kind: "pick" as const, name: "card", label: "The card", ids: ["h.u"], least: 1, most: 1 };
  const lay: Offer = { verb: "lay", label: "Lay", fields: [pick] };
  assert.deepEqual(fill(lay, EMPTY_DRAFT), { ready: true, answer: { verb: "lay", fields: { card: "h.u" } } });
  assert.equal(fill({ ...lay, fields: [{ ...pick, ids: ["h.u", "h.x"] }] }, EMPTY_DRAFT).ready, false);
  const spell = { kind: "spell" as const, name: "word", label: "", ids: ["h.u", "p.a"], least: 1, most: 5 };
  const letters = tapped("p.a");
  assert.equal(fill({ ...lay, fields: [pick, spell] }, { ...EMPTY_DRAFT, letters }).ready, false);
});
