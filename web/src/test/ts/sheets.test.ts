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

interface Block {
  /** The selectors and conditions of all that it lies in, and its own. */
  where: string;
  says: string[];
}

/** Every rule that says something itself. */
function blocks(sheet: string): Block[] {
  const found: Block[] = [];
  const open: Block[] = [];
  // A part ends at a brace or a semicolon; those in brackets or quotes are none of it.
  for (const [part] of sheet
    .replace(/\/\*.*?\*\//gs, "")
    .matchAll(/(?:"[^"]*"|\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\)|[^{};"(])*[{};]/g)) {
    const text = part.slice(0, -1).trim().replace(/\s+/g, " ");
    if (part.endsWith("{"))
      open.push({ where: [...open.slice(-1).map((block) => block.where), text].join(" { "), says: [] });
    else if (part.endsWith(";")) open.at(-1)?.says.push(text);
    else {
      const closed = open.pop();
      if (closed && closed.says.length > 0 && !/@(property|font-face)/.test(closed.where)) found.push(closed);
    }
  }
  return found;
}

/** What a rule stands under: a window, a preference, or nothing. */
function conditions(block: Block): string {
  return block.where.split(" { ").slice(0, -1).join(" { ");
}

/** Blocks of a condition that say the same three things or more: the second of each pair. */
function twins(sheet: string): string[] {
  const seen = new Set<string>();
  return blocks(sheet)
    .filter((block) => block.says.length >= 3)
    .filter((block) => {
      const all = conditions(block) + [...block.says].sort().join(";");
      return seen.size === seen.add(all).size;
    })
    .map((block) => block.where);
}

/** Gaps and sizes of type that a token names, and are not said by it. */
function untold(sheet: string): string[] {
  const all = blocks(sheet);
  const tokens = all.filter((block) => block.where === ":root").flatMap((block) => block.says);
  const named = (kind: RegExp) =>
    new Set(tokens.filter((token) => kind.test(token)).map((token) => token.replace(/^[^:]*: /, "")));
  const spaces = named(/^--s\d:/);
  const types = named(/^--t-(xs|s|m|l|xl):/);
  return all
    .flatMap((block) => block.says)
    .filter((said) => {
      const [property = "", value = ""] = said.split(": ");
      const tokensOf = /^(row-|column-)?gap$/.test(property) ? spaces : property === "font-size" ? types : new Set();
      return value.split(" ").some((length) => tokensOf.has(length));
    });
}

/** Classes that no source names, neither whole nor, where a name is put together, up to its last hyphen. */
function unused(sheet: string, sources: string): string[] {
  const words = new Set(sources.match(/[\w-]+/g));
  const selectors = blocks(sheet).map((block) => block.where.replace(/"[^"]*"/g, ""));
  const classes = new Set(selectors.join(" ").match(/(?<=\.)[a-z][\w-]*/g));
  return [...classes].filter((name) => !words.has(name) && !words.has(name.replace(/[^-]+$/, "")));
}

/**
 * Rules that ask of a piece whether it may be touched, though nothing lies under a pointer: every piece changes that with
 * every turn, and the browser styles each anew, whatever else the rule asks for.
 */
function askingEachTurn(sheet: string): string[] {
  return blocks(sheet)
    .map((block) => block.where)
    .filter(
      (where) => /\[(data-(usable|drag)|aria-(pressed|disabled))\b/.test(where) && !/hover: hover|31rem/.test(where),
    );
}

const ROOT = new URL("../../main/", import.meta.url);

function textsOf(folder: string, kind: RegExp): string {
  const url = new URL(folder, ROOT);
  const files = readdirSync(url, { recursive: true }).filter((name) => kind.test(name));
  return files.map((name) => readFileSync(new URL(name, url), "utf8")).join("\n");
}

test("twins, lengths without their token and unused classes are found", () => {
  const three = "{ a: 1; b: 2; c: 3; }";
  assert.deepEqual(twins(`.x ${three} .y { c: 3; b: 2; a: 1; }`), [".y"]);
  assert.deepEqual(twins(`.x ${three} @media print { .y ${three} } .z { a: 1; b: 2; }`), []);
  const tokens = ":root { --s1: 0.25rem; --t-s: 0.875rem; }";
  assert.deepEqual(untold(`${tokens} .a { gap: 0 0.25rem; } .b { font-size: 0.25rem; } .c { font-size: 0.875rem; }`), [
    "gap: 0 0.25rem",
    "font-size: 0.875rem",
  ]);
  assert.deepEqual(unused(".a { top: 0; } .b-c:not(.gone, .d-c) { top: 0; }", 'class={"a b-" + c}'), ["gone", "d-c"]);
});

test("the sheets have no twins, no length without its token, and no class that nothing uses", () => {
  const sheets = textsOf("css/", /\.css$/);
  assert.deepEqual(twins(sheets), []);
  assert.deepEqual(untold(sheets), []);
  assert.deepEqual(unused(sheets, textsOf("ts/", /\.tsx?$/) + textsOf("page/", /\.html$/)), []);
});

test("no sheet asks of every piece whether it may be touched now", () => {
  const offender = ".cell .tile:not([data-usable])";
  assert.deepEqual(askingEachTurn(`${offender} { top: 0; } @media (hover: hover) { [data-drag] { top: 0; } }`), [
    offender,
  ]);
  assert.deepEqual(askingEachTurn(textsOf("css/", /\.css$/)), []);
});

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
