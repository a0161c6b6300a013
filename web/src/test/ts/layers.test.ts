import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

/**
 * The folders of src/main/ts as layers, the lowest first: a file may import from its own folder and from folders that
 * stand before it in this list. "" is src/main/ts itself.
 */
const LAYERS = [
  "lib",
  "wire",
  "texts",
  "storage",
  "offline",
  "api",
  "model",
  "model/layout",
  "ui",
  "rules",
  "gaps",
  "house",
  "pocket",
  "finished",
  "analysis",
  "interaction",
  "zones",
  "table",
  "replay",
  "puzzle",
  "evening",
  "club",
  "lobby",
  "gathering",
  "screens",
  "",
];

const MOST_FILES = 26;
const MAIN = new URL("../../main/ts/", import.meta.url);
const files = readdirSync(MAIN, { recursive: true })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file));
const imports = new Map(files.map((file) => [file, importsOf(file)]));

function importsOf(file: string): string[] {
  const source = readFileSync(new URL(file, MAIN), "utf8");
  const found = source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+)"/g);
  return [...found].map(([, path]) => new URL(path ?? "", new URL(file, MAIN)).href.slice(MAIN.href.length));
}

function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.lastIndexOf("/")));
}

test("every folder is a layer and every import leads to a file", () => {
  assert.deepEqual([...new Set(files.map(folderOf))].sort(), [...LAYERS].sort());
  assert.deepEqual(
    [...imports.values()].flat().filter((file) => !files.includes(file)),
    [],
  );
});

test("a folder imports only from lower layers", () => {
  const upward = [...imports].flatMap(([file, used]) =>
    used
      .filter((each) => LAYERS.indexOf(folderOf(each)) > LAYERS.indexOf(folderOf(file)))
      .map((each) => `${file} imports ${each}`),
  );
  assert.deepEqual(upward, []);
});

test("no file imports itself by way of others", () => {
  const settled = new Set<string>();
  const cycles: string[] = [];
  function follow(file: string, path: readonly string[]): void {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(" → "));
    if (path.includes(file) || settled.has(file)) return;
    for (const next of imports.get(file) ?? []) follow(next, [...path, file]);
    settled.add(file);
  }
  for (const file of files) follow(file, []);
  assert.deepEqual(cycles, []);
});

test("no two files bear the same name", () => {
  const names = files.map((file) => file.slice(file.lastIndexOf("/") + 1).replace(/\.tsx?$/, ""));
  assert.deepEqual(
    names.filter((name, i) => names.indexOf(name) !== i),
    [],
  );
});

test("no folder outgrows itself", () => {
  const crowded = LAYERS.filter((folder) => files.filter((file) => folderOf(file) === folder).length > MOST_FILES);
  assert.deepEqual(crowded, []);
});
