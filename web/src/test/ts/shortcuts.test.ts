import assert from "node:assert/strict";
import { test } from "node:test";
import { assignShortcuts, isTyping } from "../../main/ts/model/shortcuts.ts";

test("each action gets a key of its own, from its label where it can be", () => {
  assert.deepEqual(assignShortcuts(["Build", "Extend", "Lay to the pool", "Bid"], false), ["b", "e", "l", "i"]);
});

test("a second word's initial is better than a letter inside", () => {
  assert.deepEqual(assignShortcuts(["Take", "Take all"], false), ["t", "a"]);
});

test("while letters are composed, digits are the keys of the actions", () => {
  assert.deepEqual(assignShortcuts(["Build", "Extend"], true), ["1", "2"]);
});

test("reserved keys are not assigned, and digits help out when letters are gone", () => {
  assert.deepEqual(assignShortcuts(["M", "M"], false, ["m"]), ["1", "2"]);
});

test("no two keys are ever the same", () => {
  const keys = assignShortcuts(
    Array.from({ length: 14 }, () => "Ab"),
    false,
  ).filter(Boolean);
  assert.equal(new Set(keys).size, keys.length);
});

test("shortcuts are off in text fields", () => {
  const field = (tagName: string, type = "") => ({ tagName, type, isContentEditable: false }) as unknown as EventTarget;
  assert.ok(isTyping(field("INPUT", "text")));
  assert.ok(isTyping(field("textarea")));
  assert.ok(!isTyping(field("INPUT", "checkbox")));
  assert.ok(!isTyping(field("BUTTON")));
});
