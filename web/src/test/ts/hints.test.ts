import assert from "node:assert/strict";
import { test } from "node:test";
import { EMPTY_DRAFT } from "../../main/ts/model/answer.ts";
import { NO_MORE_HINTS, currentHint, firstSentence, hasTipsPlace, leadTo } from "../../main/ts/model/hints.ts";
import { handOf } from "../../main/ts/model/roles.ts";
import type { Offer } from "../../main/ts/wire/types.ts";
import { frameOf, offerOf, sceneOf } from "./fixture.ts";

const table = sceneOf("logomachy");
const lesson = [
  { verb: "", text: "Welcome." },
  { verb: "whistle", text: "Never here." },
  { verb: "take", text: "Take." },
  { verb: "lay", text: "Lay." },
];
const verbNow = (told: string[], asked = true) => currentHint(lesson, told, table, asked)?.verb;

test("the opening hint is for the time of waiting, and comes before all others or not at all", () => {
  assert.equal(verbNow([], false), "");
  assert.equal(verbNow([]), "take");
  assert.equal(verbNow(["take", "lay"]), undefined);
  assert.equal(verbNow(["take"], false), undefined);
});

test("a lesson explains what is offered, in its own order, and only to the player who is asked", () => {
  assert.equal(verbNow([""]), "take");
  assert.equal(verbNow(["", "take"]), "lay");
  assert.equal(verbNow(["", "take", "lay"]), undefined);
  assert.equal(verbNow([""], false), undefined);
});

test("the thing to do is explained before what else may be done", () => {
  assert.equal(currentHint(lesson, [""], table, true, "lay")?.verb, "lay");
  assert.equal(currentHint(lesson, ["", "lay"], table, true, "lay")?.verb, "take");
});

test("a player who wants no more hints gets none", () => {
  assert.equal(verbNow([NO_MORE_HINTS]), undefined);
});

test("without a lesson an offer explains itself", () => {
  const first = table.offers[0];
  const hint = currentHint([], [], table, true);
  assert.equal(hint?.verb, first?.verb);
  assert.ok(hint?.text.includes(first?.label ?? "?"));
});

test("a hint is one sentence, and a number is no end of it", () => {
  assert.equal(firstSentence("Knock when you can. All play stops at once!"), "Knock when you can.");
  assert.equal(firstSentence("At the No. 1 Bear, throw. Quick!"), "At the No. 1 Bear, throw.");
  assert.equal(firstSentence("Call “Ready.” Then look."), "Call “Ready.”");
  assert.equal(firstSentence("Cry “Loto!” when all are covered. Not before."), "Cry “Loto!” when all are covered.");
  assert.equal(firstSentence("One sentence without an end"), "One sentence without an end");
});

test("a first-time player is led to one thing: the hand, then the button", () => {
  const take = offerOf(table, "take");
  const hand = handOf(table, frameOf("logomachy").eye)?.pieces.map((piece) => piece.id) ?? [];
  assert.deepEqual(leadTo(take, EMPTY_DRAFT, hand), { to: "hand" });
  const plain: Offer = { verb: "draw", label: "Draw", fields: [] };
  assert.deepEqual(leadTo(plain, EMPTY_DRAFT, hand), { to: "button" });
  assert.deepEqual(leadTo({ ...plain, at: "pack" }, EMPTY_DRAFT, hand), { to: "piece", id: "pack" });
  assert.deepEqual(leadTo({ ...plain, warning: "It costs a counter." }, EMPTY_DRAFT, hand), { to: "none" });
  const pick = { kind: "pick", name: "one", label: "One", least: 1, most: 1 } as const;
  const stacks: Offer = { verb: "take", label: "Take", fields: [{ ...pick, ids: ["a", "b"] }] };
  assert.deepEqual(leadTo(stacks, EMPTY_DRAFT, hand), { to: "none" });
  const chosen = { ...EMPTY_DRAFT, picked: ["a"] };
  assert.deepEqual(leadTo(stacks, chosen, hand), { to: "button" });
  assert.deepEqual(leadTo(undefined, EMPTY_DRAFT, hand), { to: "none" });
});

test("a tip never differs from the line of the turn: where somebody asks, or a hand is told, there is none", () => {
  const may = { text: "Take with one card, or lay one." };
  assert.equal(hasTipsPlace({ ...table, question: may }), true);
  assert.equal(hasTipsPlace({ ...table, question: { ...may, by: 1 } }), false);
  assert.equal(hasTipsPlace({ ...table, question: { ...may, verb: "answer" } }), false);
  assert.equal(hasTipsPlace({ ...table, interlude: { title: "", gains: [], standing: "" } }), false);
});
