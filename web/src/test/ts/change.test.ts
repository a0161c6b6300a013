import assert from "node:assert/strict";
import { test } from "node:test";
import { applyChange, type Value } from "../../main/ts/wire/change.ts";

test("fields are merged, and null removes one", () => {
  const before = { a: 1, b: { c: 2, d: 3 }, e: 4 };
  assert.deepEqual(applyChange(before, { b: { c: 5 }, e: null, f: 6 }), { a: 1, b: { c: 5, d: 3 }, f: 6 });
  assert.deepEqual(before, { a: 1, b: { c: 2, d: 3 }, e: 4 });
});

test("a list is edited by copies, changes and new elements", () => {
  const before: Value = [{ id: "a" }, { id: "b", n: 1 }, { id: "c" }];
  const edit = { edit: [[2, 1], [1, { n: 2 }], { id: "d" }] };
  assert.deepEqual(applyChange(before, edit), [{ id: "c" }, { id: "b", n: 2 }, { id: "d" }]);
  assert.deepEqual(applyChange(["x", "y"], { edit: [[0, 2], "z"] }), ["x", "y", "z"]);
});

test("elements in their places are changed by their index", () => {
  const before: Value[] = [{ id: "a" }, { id: "b", n: 1 }];
  const after = applyChange(before, { 1: { n: 2 } }) as Value[];
  assert.deepEqual(after, [{ id: "a" }, { id: "b", n: 2 }]);
  assert.equal(after[0], before[0]);
});

test("a plain list, text or number replaces what was there", () => {
  assert.deepEqual(applyChange([1, 2], []), []);
  assert.equal(applyChange({ a: 1 }, "b"), "b");
  assert.deepEqual(applyChange(undefined, { a: 1 }), { a: 1 });
});
