import assert from "node:assert/strict";
import { test } from "node:test";
import { ButtonGrace, GRACE_MS, KeyGrace } from "../../main/ts/model/keyGrace.ts";

test("a word that is being typed when its phase ends does nothing in the next", () => {
  const grace = new KeyGrace();
  const heard: string[] = [];
  const type = (key: string, at: number) => !grace.ignores(at) && heard.push(key);
  type("M", 0);
  type("U", 200);
  grace.offersChanged(300, false, false);
  [..."STER"].forEach((key, i) => type(key, 400 + 500 * i));
  assert.deepEqual(heard, ["M", "U"]);
  type("d", 400 + 3 * 500 + GRACE_MS);
  assert.deepEqual(heard, ["M", "U", "d"]);
});

test("a key at once after a change is ignored even when none came before it", () => {
  const grace = new KeyGrace();
  grace.offersChanged(1000, false, false);
  assert.ok(grace.ignores(1000 + GRACE_MS - 1));
});

test("what follows one's own play is heard", () => {
  const grace = new KeyGrace();
  assert.ok(!grace.ignores(900));
  grace.offersChanged(1000, true, false);
  assert.ok(!grace.ignores(1010));
});

test("in a race the first press counts, but not the rest of a word", () => {
  const grace = new KeyGrace();
  grace.offersChanged(1000, false, true);
  assert.ok(!grace.ignores(1200));
  grace.offersChanged(1300, false, true);
  assert.ok(grace.ignores(1400));
});

test("a letter of the word counts while offers change beside it, unless it was a key of theirs", () => {
  const grace = new KeyGrace();
  const heard: string[] = [];
  const type = (letter: string, at: number) => !grace.ignores(at, letter) && heard.push(letter);
  type("J", 0);
  grace.offersChanged(100, false, true, new Set(["d", "1"]));
  type("A", 200);
  grace.offersChanged(300, false, true, new Set(["a"]));
  type("Y", 400);
  type("D", 500);
  assert.deepEqual(heard, ["J", "A", "Y"]);
});

test("a press at once after somebody else's play has changed the button was meant for the act before", () => {
  const grace = new ButtonGrace();
  grace.shows("lay", 1000);
  assert.ok(!grace.ignores(1001), "nothing stood there before");
  grace.shows("draw", 2000);
  grace.shows("draw", 2500);
  assert.ok(grace.ignores(1999), "it waited until the change was drawn");
  assert.ok(grace.ignores(2000 + GRACE_MS - 1));
  assert.ok(!grace.ignores(2000 + GRACE_MS));
  grace.shows("", 3000);
  grace.shows("form", 3100);
  assert.ok(grace.ignores(3200), "what was empty for a moment held another act just before");
});

test("a press is meant for the button when nothing stood there for a while, or one's own play has changed it", () => {
  const grace = new ButtonGrace();
  grace.shows("lay", 1000);
  grace.shows("", 2000);
  grace.shows("draw", 2000 + GRACE_MS);
  assert.ok(!grace.ignores(2001 + GRACE_MS));
  grace.shows("draw", 4000, 1);
  grace.shows("discard", 4010, 1);
  assert.ok(!grace.ignores(4011));
});
