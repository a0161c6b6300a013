import assert from "node:assert/strict";
import { test } from "node:test";
import { S } from "../../main/ts/texts/strings.ts";
import { FINISHED } from "../../main/ts/texts/finishedTexts.ts";
import { RULEBOOK } from "../../main/ts/texts/rulebookTexts.ts";
import { GATHERING } from "../../main/ts/texts/gatheringTexts.ts";
import { POCKET } from "../../main/ts/texts/pocketTexts.ts";
import { COMMON } from "../../main/ts/texts/commonTexts.ts";
import { TABLE } from "../../main/ts/texts/tableTexts.ts";

test("no two parts of the texts share a key", () => {
  const names = [COMMON, GATHERING, TABLE, FINISHED, RULEBOOK, POCKET].flatMap((part) => Object.keys(part));
  assert.deepEqual([...names, "evening", "club", "house"].sort(), Object.keys(S).sort());
});
