import assert from "node:assert/strict";
import { test } from "node:test";
import { S, setLanguage } from "../../main/ts/i18n/strings.ts";
import { FINISHED } from "../../main/ts/i18n/english/finished.ts";
import { RULEBOOK } from "../../main/ts/i18n/english/rulebook.ts";
import { GATHERING } from "../../main/ts/i18n/english/gathering.ts";
import { POCKET } from "../../main/ts/i18n/english/pocket.ts";
import { COMMON } from "../../main/ts/i18n/english/common.ts";
import { TABLE } from "../../main/ts/i18n/english/table.ts";

test("no two parts of the catalogue share a key", () => {
  const names = [COMMON, GATHERING, TABLE, FINISHED, RULEBOOK, POCKET].flatMap((part) => Object.keys(part));
  assert.deepEqual([...names, "evening"].sort(), Object.keys(S).sort());
});

test("a language is used as soon as it is set, with a region or without", () => {
  setLanguage("en");
  assert.equal(S.playNow, "Play now");
  assert.equal(setLanguage("de-AT"), "de");
  assert.equal(S.playNow, "Jetzt spielen");
  assert.equal(S.freeChairs(1), "1 freier Stuhl");
});

test("a language without a translation falls back to English", () => {
  assert.equal(setLanguage("la"), "en");
  assert.equal(S.playNow, "Play now");
});
