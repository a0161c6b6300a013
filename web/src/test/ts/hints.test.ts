import assert from "node:assert/strict";
import { test } from "node:test";
import { NO_MORE_HINTS, currentHint, tipPages } from "../../main/ts/model/hints.ts";
import { sceneOf } from "./fixture.ts";

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

test("a player who wants no more hints gets none", () => {
  assert.equal(verbNow([NO_MORE_HINTS]), undefined);
});

test("without a lesson an offer explains itself", () => {
  const first = table.offers[0];
  const hint = currentHint([], [], table, true);
  assert.equal(hint?.verb, first?.verb);
  assert.ok(hint?.text.includes(first?.label ?? "?"));
});

test("a long hint is leafed through in whole sentences", () => {
  const text = "Knock when you can. All play stops at once! A false knock costs 20.";
  assert.deepEqual(tipPages(text, 45), ["Knock when you can. All play stops at once!", "A false knock costs 20."]);
  assert.deepEqual(tipPages(text, 200), [text]);
  assert.deepEqual(tipPages("One long sentence without an end", 5), ["One long sentence without an end"]);
});
