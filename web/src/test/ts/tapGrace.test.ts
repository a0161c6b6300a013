import assert from "node:assert/strict";
import { test } from "node:test";
import { layout } from "../../main/ts/model/layout/layout.ts";
import { TapGrace, underFinger, type Laid } from "../../main/ts/model/layout/tapGrace.ts";
import type { Scene } from "../../main/ts/wire/types.ts";
import { recordedGames } from "./fixture.ts";

const room = { width: 350, height: 373, rem: 16 };
const laid = (scene: Scene, before?: Laid): Laid => ({ scene, plan: layout({ scene, eye: 0, room }, before?.plan) });
const SCENES = recordedGames().flatMap(([, { frames }]) => frames.map(({ scene }) => scene));

/** The scene when the lines of its lists have changed places. */
function turned(scene: Scene): Scene {
  const zones = scene.zones.map((zone) =>
    zone.kind === "sheet" ? { ...zone, entries: [...zone.entries].reverse() } : zone,
  );
  return { ...scene, zones };
}

test("a tap on a list is meant for what stood there when the finger set out", () => {
  let changed = 0;
  for (const scene of SCENES) {
    const before = laid(scene);
    assert.ok(underFinger(before, laid(scene, before)).size === 0, "what has not moved takes every tap");
    const after = laid(turned(scene), before);
    const came = underFinger(before, after);
    if (came.size === 0) continue;
    changed++;
    const grace = new TapGrace();
    grace.shows(before, 0, false);
    grace.shows(after, 1000, false);
    for (const id of came) {
      assert.ok(grace.ignores(id, 950) && grace.ignores(id, 1200));
      assert.ok(!grace.ignores(id, 2000));
    }
    grace.shows(laid(scene, after), 1100, true);
    for (const id of came) assert.ok(!grace.ignores(id, 1200), "what follows one's own play is meant");
  }
  assert.ok(changed > 0, "lists that change under the finger are found out");
});
