import assert from "node:assert/strict";
import { test } from "node:test";
import { S, speak } from "../../main/ts/i18n/strings.ts";
import { AFTERWARDS } from "../../main/ts/i18n/english/finished.ts";
import { BOOKS } from "../../main/ts/i18n/english/rulebook.ts";
import { COMPANY } from "../../main/ts/i18n/english/gathering.ts";
import { HOUSE } from "../../main/ts/i18n/english/common.ts";
import { TABLE } from "../../main/ts/i18n/english/table.ts";

test("no part of the catalogue takes a name that another has", () => {
  const names = [HOUSE, COMPANY, TABLE, AFTERWARDS, BOOKS].flatMap((part) => Object.keys(part));
  assert.deepEqual([...names, "evening"].sort(), Object.keys(S).sort());
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
