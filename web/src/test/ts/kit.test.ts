import assert from "node:assert/strict";
import { test } from "node:test";
import { guessKit, rackPlan } from "../../main/ts/model/kit.ts";
import { handOf } from "../../main/ts/model/roles.ts";
import { frameOf, sceneOf } from "./fixture.ts";

test("without a kit one is guessed from the scene, and it only grows", () => {
  const frame = frameOf("logomachy");
  const kit = guessKit(frame.scene, frame.prompt, frame.eye);
  assert.equal(kit.hand, handOf(frame.scene, frame.eye)?.pieces.length);
  assert.equal(kit.form, "LETTER");
  assert.ok(kit.composes);
  const bare = guessKit({ ...frame.scene, zones: [], offers: [], watches: [] }, undefined, frame.eye, kit);
  assert.deepEqual(bare, kit);
});

test("a game of cards composes no words", () => {
  const frame = frameOf("cards");
  assert.ok(!guessKit(frame.scene, frame.prompt, frame.eye).composes);
});

test("a hand of many pieces gets more rows or a fan, never a longer row than fits", () => {
  assert.deepEqual(rackPlan(15, false, false), { rows: 1, perRow: 15, fan: false });
  assert.deepEqual(rackPlan(25, false, false), { rows: 2, perRow: 13, fan: false });
  assert.deepEqual(rackPlan(4, false, true), { rows: 1, perRow: 6, fan: false });
  assert.deepEqual(rackPlan(15, false, true), { rows: 2, perRow: 8, fan: false });
  assert.deepEqual(rackPlan(25, false, true), { rows: 3, perRow: 9, fan: false });
  assert.deepEqual(rackPlan(16, true, false), { rows: 1, perRow: 16, fan: true });
  assert.deepEqual(rackPlan(16, true, true), { rows: 2, perRow: 8, fan: true });
});

test("a watcher has no hand", () => {
  assert.equal(handOf(sceneOf("logomachy"), -1), undefined);
});
