import assert from "node:assert/strict";
import { test } from "node:test";
import { S, speak, untranslated } from "../../main/ts/strings.ts";

test("German lacks nothing that English has", () => {
  assert.deepEqual(untranslated("de"), []);
});

test("a language is spoken as soon as it is asked for, by its region or without", () => {
  speak("en");
  assert.equal(S.playNow, "Play now");
  assert.equal(speak("de-AT"), "de");
  assert.equal(S.playNow, "Jetzt spielen");
  assert.equal(S.freeChairs(1), "1 freier Stuhl");
});

test("a language that nobody has translated is answered in English", () => {
  assert.equal(speak("la"), "en");
  assert.equal(S.playNow, "Play now");
});
