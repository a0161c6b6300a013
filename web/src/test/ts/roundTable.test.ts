import assert from "node:assert/strict";
import { test } from "node:test";
import { roundTable } from "../../main/ts/gathering/roundTable.ts";

test("up to four have a side each, clockwise from one's own chair below", () => {
  assert.deepEqual(roundTable(2, 1), { top: [0], left: [], right: [], bottom: [1] });
  assert.deepEqual(roundTable(3, 0), { top: [], left: [1], right: [2], bottom: [0] });
  assert.deepEqual(roundTable(4, 2), { top: [0], left: [3], right: [1], bottom: [2] });
});

test("every chair stands at one side, with no more than four above and below up to twelve", () => {
  for (let chairs = 2; chairs <= 16; chairs++)
    for (let mine = 0; mine < chairs; mine++) {
      const { top, left, right, bottom } = roundTable(chairs, mine);
      const all = [...bottom.slice(0, 1), ...left.toReversed(), ...top, ...right, ...bottom.slice(1).toReversed()];
      assert.deepEqual(
        all,
        Array.from({ length: chairs }, (_, i) => (mine + i) % chairs),
      );
      if (chairs <= 12) assert.ok(top.length <= 4 && bottom.length <= 4, `${chairs} chairs`);
    }
});
