import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { CUES } from "../../main/ts/play/cues.ts";

test("every cue of the minute book can be heard", () => {
  const source = readFileSync(
    new URL("../../../../engine/src/main/java/parlour/engine/Line.java", import.meta.url),
    "utf8",
  );
  const cues = (/enum Cue \{([^}]*)\}/.exec(source)?.[1] ?? "").split(",").map((cue) => cue.trim());
  assert.ok(cues.length > 10);
  assert.deepEqual(Object.keys(CUES).sort(), cues.filter((cue) => cue !== "NONE").sort());
});

test("no cue is longer than a breath or louder than the others bear", () => {
  for (const [cue, notes] of Object.entries(CUES)) {
    assert.ok(notes.length > 0, cue);
    for (const note of notes) {
      assert.ok(note.at + note.long <= 1.6, cue);
      assert.ok(note.loud > 0 && note.loud <= 1, cue);
    }
  }
});
