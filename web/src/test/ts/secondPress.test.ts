import assert from "node:assert/strict";
import { test } from "node:test";
import { actionsOf, armedAction, armedKey, askAgain, type Action } from "../../main/ts/model/actions.ts";
import { EMPTY_DRAFT } from "../../main/ts/model/answer.ts";
import type { Scene } from "../../main/ts/wire/types.ts";
import { recordedGames } from "./fixture.ts";

/** The recorded scenes in which the line asks for a second press though no button waits for it. */
function stale(isAsked: (key: string, actions: readonly Action[], scene: Scene) => boolean): string[] {
  return recordedGames().flatMap(([id, { kit, frames }]) =>
    frames.flatMap((frame, i) => {
      const next = frames[i + 1];
      const grave = actionsOf(frame.scene, kit, frame.prompt.pace === "RACE").filter(
        (action) => action.offer && (action.grave || action.offer.warning),
      );
      if (!next) return [];
      const later = actionsOf(next.scene, kit, next.prompt.pace === "RACE");
      return grave
        .map(armedKey)
        .filter((key) => isAsked(key, later, next.scene) && !later.some((action) => armedKey(action) === key))
        .map((key) => `${id}: ${key}`);
    }),
  );
}

test("the line asks for a second press as long as a button waits for it, and no longer", () => {
  assert.deepEqual(
    stale((key, actions, scene) => armedAction(key, actions, EMPTY_DRAFT, scene) !== undefined),
    [],
  );
  assert.ok(stale((key) => key !== "").length > 0, "a question that outlives its button is found out");
});

test("a second press is asked for by the words of the button, or by the warning", () => {
  const scene: Scene = { headline: "", places: [], watches: [], zones: [], offers: [] };
  const action = (label: string, warning?: string): Action => ({
    key: label,
    label,
    verb: "drop",
    offer: { verb: "drop", label, fields: [], ...(warning ? { warning } : {}) },
    shortcut: "",
    grave: true,
    composes: false,
  });
  assert.equal(askAgain(action("Give up"), EMPTY_DRAFT, scene, []), "Give up: sure? Press again.");
  assert.equal(askAgain(action("Give up", "It costs @1."), EMPTY_DRAFT, scene, ["", "Ann"]), "It costs Ann.");
  const [one, other] = [action("Give up", "It costs 1."), action("Give up", "It costs 2.")];
  assert.equal(armedAction(armedKey(one), [other], EMPTY_DRAFT, scene), undefined);
  assert.equal(armedAction(armedKey(one), [one], EMPTY_DRAFT, scene), one);
});
