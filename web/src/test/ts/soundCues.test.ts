import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { CUES } from "../../main/ts/model/soundCues.ts";

test("every cue of the minute book has a sound", () => {
  const engine = new URL("../../../../engine/src/main/java/", import.meta.url);
  const declarations = readdirSync(engine, { recursive: true })
    .filter((file) => file.endsWith(".java"))
    .flatMap((file) => /enum Cue \{([^}]*)\}/.exec(readFileSync(new URL(file, engine), "utf8"))?.[1] ?? []);
  assert.equal(declarations.length, 1);
  const cues = (declarations[0] ?? "").split(",").map((cue) => cue.trim());
  assert.ok(cues.length > 10);
  assert.deepEqual(Object.keys(CUES).sort(), cues.filter((cue) => cue !== "NONE").sort());
});

test("no cue is too long or too loud", () => {
  for (const [cue, notes] of Object.entries(CUES)) {
    assert.ok(notes.length > 0, cue);
    for (const note of notes) {
      assert.ok(note.at + note.duration <= 1.6, cue);
      assert.ok(note.volume > 0 && note.volume <= 1, cue);
    }
  }
});
