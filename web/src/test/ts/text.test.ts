import assert from "node:assert/strict";
import { test } from "node:test";
import { clockText, listText, partsOf, withNames } from "../../main/ts/model/text.ts";

const names = ["Clara", "Edwin", "M@2"];

test("marks become names and capitals become words", () => {
  assert.deepEqual(partsOf("@1 took TALES from @0.", names), [
    { kind: "name", text: "Edwin", seat: 1 },
    { kind: "text", text: " took " },
    { kind: "word", text: "TALES" },
    { kind: "text", text: " from " },
    { kind: "name", text: "Clara", seat: 0 },
    { kind: "text", text: "." },
  ]);
});

test("a lone capital inside a sentence is a letter, at its beginning it is not", () => {
  assert.deepEqual(
    partsOf("A card: @0 laid E to the pool.", names).filter((part) => part.kind === "letter"),
    [{ kind: "letter", text: "E" }],
  );
});

test("no character of a text is lost", () => {
  const text = "@0’s X-ray: “I” say NO to @7 and Mr. A. Z!";
  assert.equal(
    partsOf(text, [])
      .map((part) => part.text)
      .join(""),
    text,
  );
});

test("a name that looks like a mark is not replaced again", () => {
  assert.equal(withNames("@2 and @1", names), "M@2 and Edwin");
});

test("times are written as minutes and seconds", () => {
  assert.equal(clockText(93500), "1.33");
  assert.equal(clockText(-5), "0.00");
});

test("lists read as people say them", () => {
  assert.equal(listText([], " and "), "");
  assert.equal(listText(["Ann", "Ben", "Cora"], " and "), "Ann, Ben and Cora");
});
