import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const SHEETS = new URL("../../main/css/", import.meta.url);

/**
 * The selectors that ask every element of a page, or every button of it, for its siblings: no class or attribute is named
 * after a `+` or `~`, or where a place among the others is asked for. The browser marks each parent then, and styles all that lies in it anew whenever a
 * piece comes or goes; and where a `:has()` looks for something nameless, it asks all that any piece lies in.
 */
function askingEverything(sheet: string): string[] {
  const rules = sheet.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{};]+)\{/g);
  return [...rules]
    .map((rule) => (rule[1] ?? "").trim())
    .filter((selector) => !selector.startsWith("@"))
    .filter((selector) => {
      const sought = /:has\(((?:[^()]|\([^()]*\))*)\)/g;
      if (
        [...selector.matchAll(sought)].some(([, inside]) =>
          /(^|[\s>+~,])(\*|:(nth|first|last|only)-)/.test(inside ?? ""),
        )
      )
        return true;
      // What is looked for inside an element is asked of that element alone.
      const asked = selector.replace(sought, "");
      return /[+~]\s*(\*|[a-z]\w*(?![\w-]*[.#[:])|:(?!is\(|where\())|(^|[\s>,])\*?:(not\(:)?(nth|first|last|only)-/.test(
        asked,
      );
    });
}

test("a selector that asks every element for its siblings is found", () => {
  for (const offender of [
    ".stat > * + *::before",
    ".play-page .fault ~ *",
    ".list > :first-child",
    ".a + :not(.b)",
    ".a button + button",
    ".a:has(> :last-child)",
  ])
    assert.deepEqual(askingEverything(`.x { gap: 0; } ${offender} { top: 0; }`), [offender]);
  for (const named of [
    ".stat > span:not(:first-child)::before",
    ".x:has(> .y:nth-child(4):last-child)",
    ".b ~ :is(.c, p)",
  ])
    assert.deepEqual(askingEverything(`@media print { ${named} { top: 0; } }`), []);
});

test("no selector asks every element of a page for its siblings", () => {
  const sheets = readdirSync(SHEETS, { recursive: true }).filter((name) => name.endsWith(".css"));
  assert.ok(sheets.length > 20);
  for (const name of sheets) assert.deepEqual(askingEverything(readFileSync(new URL(name, SHEETS), "utf8")), []);
});
