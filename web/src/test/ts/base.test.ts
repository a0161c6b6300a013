import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const MAIN = new URL("../../main/ts/", import.meta.url);

/** What a browser would look for at the root of its site, though the house may live below a path of it. */
const BARE = /\b(href|src)=(\{\s*)?["`]\/|\bfetch\(["`]\/|\$\{location\.origin\}|location\.assign\(["`]/g;

test("every address of the house is below its path", () => {
  const bare = readdirSync(MAIN, { recursive: true })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(new URL(file, MAIN), "utf8");
      return [...source.matchAll(BARE)].map(([found]) => `${file}: ${found}`);
    });
  assert.deepEqual(bare, []);
});

test("a bare address is seen", () => {
  for (const bare of ['<a href="/">', '<a href={"/#club"}>', "<img src={`/art/x.svg`}>", 'fetch("/health")'])
    assert.match(bare, new RegExp(BARE.source));
  assert.ok(!new RegExp(BARE.source).test('<a href={within("/#club")}>'));
});
