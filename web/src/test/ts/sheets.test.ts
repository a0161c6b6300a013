import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const SHEETS = new URL("../../main/css/", import.meta.url);

/**
 * The selectors that ask every element of a page for its siblings: nothing is named after a `+` or `~`, or where a place
 * among the others is asked for. The browser marks each parent then, and styles all that lies in it anew whenever a
 * piece comes or goes.
 */
function askingEverything(sheet: string): string[] {
  const rules = sheet.replace(/\/\*.*?\*\//gs, "").matchAll(/([^{};]+)\{/g);
  return [...rules]
    .map((rule) => (rule[1] ?? "").trim())
    .filter((selector) => !selector.startsWith("@"))
    .filter((selector) => {
      // What is looked for inside an element is asked of that element alone.
      const asked = selector.replace(/:has\((?:[^()]|\([^()]*\))*\)/g, "");
      return /[+~]\s*(\*|:(?!is\(|where\())|(^|[\s>,])\*?:(not\(:)?(nth|first|last|only)-/.test(asked);
    });
}

test("a selector that asks every element for its siblings is found", () => {
  for (const offender of [".stat > * + *::before", ".play-page .fault ~ *", ".list > :first-child", ".a + :not(.b)"])
    assert.deepEqual(askingEverything(`.x { gap: 0; } ${offender} { top: 0; }`), [offender]);
  for (const named of [
    ".stat > span:not(:first-child)::before",
    ".x:has(> :nth-child(4):last-child)",
    ".b ~ :is(.c, p)",
  ])
    assert.deepEqual(askingEverything(`@media print { ${named} { top: 0; } }`), []);
});

test("no selector asks every element of a page for its siblings", () => {
  const sheets = readdirSync(SHEETS, { recursive: true }).filter((name) => name.endsWith(".css"));
  assert.ok(sheets.length > 20);
  for (const name of sheets) assert.deepEqual(askingEverything(readFileSync(new URL(name, SHEETS), "utf8")), []);
});

/** The rules that a browser tries on every element: what they style begins with a list, and has no name to be filed by. */
function unfiled(sheet: string): string[] {
  const rules = sheet.replace(/\/\*.*?\*\//gs, "").matchAll(/(?<=^|[{};])[^{};@]+(?=\{)/g);
  const inner = String.raw`(?:[^()]|\((?:[^()]|\([^()]*\))*\))*`;
  const listed = new RegExp(
    String.raw`(?:^|[\s>+~,]):(?:is|where)\((?=${inner},)${inner}\)(?:[^\s>+~,()]|\(${inner}\))*(?=,|$)`,
  );
  return [...rules].map(([rule]) => rule.trim()).filter((rule) => listed.test(withoutInner(rule)));
}

/** Selectors without the lists that other brackets hold: only what stands outside of them says what is styled. */
function withoutInner(rule: string): string {
  return rule.replace(/:where\([^(),]*\):is\((?:[^()]|\([^()]*\))*\)/g, ".named");
}

test("a rule that is tried on every element is found", () => {
  for (const offender of [":is(.a, .b)", ".x > :is(h2, .b:not(.c)):hover", ".n, .x :where(a, b)::before"])
    assert.deepEqual(unfiled(`.y { top: 0 } ${offender} { top: 0 }`), [offender]);
  for (const filed of [".x:is(.a, .b)", ":is(.a, .b) .c", ":where(.a):is(.a, .b c):empty", ".x:not(:is(.a, .b))"])
    assert.deepEqual(unfiled(`@media print { ${filed} { top: 0 } }`), []);
});

test("every rule that the browser is given is filed by a name", () => {
  const assets = new URL("../../../target/classes/parlour/web/assets/", import.meta.url);
  const built = readdirSync(assets).filter((name) => /^main-.*\.css$/.test(name));
  assert.equal(built.length, 1);
  assert.deepEqual(unfiled(readFileSync(new URL(built[0] ?? "", assets), "utf8")), []);
});
