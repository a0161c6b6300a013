import assert from "node:assert/strict";
import { test } from "node:test";
import { S, useLanguage } from "../../main/ts/i18n/strings.ts";
import { FINISHED } from "../../main/ts/i18n/english/finished.ts";
import { RULEBOOK } from "../../main/ts/i18n/english/rulebook.ts";
import { GATHERING } from "../../main/ts/i18n/english/gathering.ts";
import { COMMON } from "../../main/ts/i18n/english/common.ts";
import { TABLE } from "../../main/ts/i18n/english/table.ts";

test("no part of the catalogue takes a name that another has", () => {
  const names = [COMMON, GATHERING, TABLE, FINISHED, RULEBOOK].flatMap((part) => Object.keys(part));
  assert.deepEqual([...names, "evening"].sort(), Object.keys(S).sort());
});

test("a language is spoken as soon as it is asked for, by its region or without", () => {
  useLanguage("en");
  assert.equal(S.playNow, "Play now");
  assert.equal(useLanguage("de-AT"), "de");
  assert.equal(S.playNow, "Jetzt spielen");
  assert.equal(S.freeChairs(1), "1 freier Stuhl");
});

test("a language that nobody has translated is answered in English", () => {
  assert.equal(useLanguage("la"), "en");
  assert.equal(S.playNow, "Play now");
});
