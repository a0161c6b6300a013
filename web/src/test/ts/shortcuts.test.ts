import assert from "node:assert/strict";
import { test } from "node:test";
import { actionsOf } from "../../main/ts/model/actions.ts";
import { assignShortcuts, figuresOf, isTyping } from "../../main/ts/model/shortcuts.ts";
import type { Kit, Scene } from "../../main/ts/wire/types.ts";
import { recordedGames } from "./fixture.ts";

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

type KeysOf = (scene: Scene, kit: Kit, race: boolean) => { verb: string; shortcut: string; composes: boolean }[];

/** The acts that have one key in a recorded scene and another in the next, though words are composed in both. */
function changingKeys(keysOf: KeysOf): string[] {
  const faults = new Set<string>();
  for (const [id, { kit, frames }] of recordedGames()) {
    const known = new Map<string, string>();
    for (const { scene, prompt } of frames) {
      const seen = new Set<string>();
      const actions = keysOf(scene, kit, prompt.pace === "RACE");
      for (const { verb, shortcut, composes } of actions) {
        if (composes || seen.has(verb) || !/\d/.test(shortcut)) continue;
        seen.add(verb);
        if (known.get(verb) && known.get(verb) !== shortcut) faults.add(`${id}: ${verb}`);
        known.set(verb, shortcut);
      }
    }
  }
  return [...faults];
}

test("the figure of an act is the same in every scene of a game", () => {
  assert.deepEqual(changingKeys(actionsOf), []);
  const inOrder: KeysOf = (scene, kit, race) =>
    actionsOf(scene, kit, race).map((action, i) => ({ ...action, shortcut: String(i + 1) }));
  assert.ok(changingKeys(inOrder).length > 0, "figures by the order of the offers are found out");
});

test("an act has the figure of its place, and those that share one have their own", () => {
  const action = (verb: string, slot: number) => ({ verb, label: verb, slot, key: "", grave: false });
  const actions = [action("lay", 0), action("pass", 2), action("draw", 1), action("doubt", 2), action("go", 0)];
  const figures = figuresOf({ actions, hand: 1, form: "LETTER", composes: true, timed: false });
  assert.deepEqual(Object.fromEntries(figures), { lay: "4", pass: "2", draw: "1", doubt: "3", go: "4" });
});

test("what is wished for is given before what is only taken", () => {
  assert.deepEqual(assignShortcuts(["Draw", "Doubt"], true, [], ["", "1"]), ["2", "1"]);
});
