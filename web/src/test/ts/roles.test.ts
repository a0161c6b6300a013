import assert from "node:assert/strict";
import { test } from "node:test";
import { handOf, roleOf } from "../../main/ts/model/roles.ts";
import type { Row, Scene, Zone } from "../../main/ts/wire/types.ts";

const row = (id: string, owner: number, count: number, role?: Row["role"]): Row => ({
  kind: "row",
  id,
  label: id,
  owner,
  pieces: Array.from({ length: count }, (_, i) => ({ id: id + i, face: { form: "LETTER", text: "A" } })),
  ...(role ? { role } : {}),
});
const scene = (...zones: Zone[]): Scene => ({ headline: "", places: [], watches: [], zones, offers: [] });

test("a zone that says nothing is for what such a zone usually is for", () => {
  assert.equal(roleOf(row("pool", -1, 3)), "FOCUS");
  assert.equal(roleOf(row("any", 0, 3)), "HAND");
  assert.equal(roleOf({ kind: "stack", id: "pack", label: "", owner: -1, count: 3 }), "TABLE");
  assert.equal(roleOf({ kind: "sheet", id: "list", label: "", owner: -1, entries: [] }), "RECORD");
  assert.equal(roleOf({ kind: "words", id: "words", label: "", owner: 1, words: [] }), "TABLE");
  assert.equal(roleOf(row("taken", 0, 3, "RECORD")), "RECORD");
});

test("the hand is what its owner holds, whatever it is called and however long another row is", () => {
  const held = row("x", 0, 2);
  assert.equal(handOf(scene(row("word", 0, 9, "FOCUS"), held, row("y", 1, 5)), 0), held);
  assert.equal(handOf(scene(row("word", 0, 9, "FOCUS")), 0), undefined);
  assert.equal(handOf(scene(held), -1), undefined);
});
