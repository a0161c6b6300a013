import assert from "node:assert/strict";
import { test } from "node:test";
import { gainText, numberText, shortUnit } from "../../main/ts/lib/numberText.ts";
import { clockText, listText, partsOf, secondPerson, withNames, YOU, clauseNumbers } from "../../main/ts/model/text.ts";

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
  assert.equal(clockText(93500), "1:33");
  assert.equal(clockText(-5), "0:00");
});

test("a word that agrees is in the third person for others and in the second for the reader", () => {
  const line = "@0 [0:takes] CAT and [0:has] [0:their] letters back.";
  assert.equal(withNames(line, ["Clara", "Edwin"]), "Clara takes CAT and has their letters back.");
  assert.equal(withNames(line, [YOU, "Edwin"]), "You take CAT and have your letters back.");
});

test("you is small inside a sentence and capital where one begins", () => {
  assert.equal(withNames("The pack goes to @0. @0 [0:deals].", [YOU]), "The pack goes to you. You deal.");
  assert.equal(withNames("@1 [1:asks] @0.", [YOU, "Clara"]), "Clara asks you.");
});

test("what belongs to the reader is yours", () => {
  assert.equal(withNames("@0's words, @0’s turn", [YOU]), "Your words, your turn");
  assert.equal(withNames("@0's words", ["Clara"]), "Clara's words");
});

test("a possessive stays outside the name", () => {
  assert.deepEqual(partsOf("@0's", ["Clara"]), [
    { kind: "name", text: "Clara", seat: 0 },
    { kind: "text", text: "'s" },
  ]);
});

test("verbs and pronouns have a second person", () => {
  const third =
    "takes,tries,passes,washes,catches,fixes,goes,does,is,was,has,doesn't,isn't,they,their,theirs,lays,buys";
  const second = "take,try,pass,wash,catch,fix,go,do,are,were,have,don't,aren't,you,your,yours,lay,buy";
  assert.equal(third.split(",").map(secondPerson).join(), second);
});

test("a word that agrees with nobody at the table stays as it is", () => {
  assert.equal(withNames("@4 [4:takes] it", []), "@4 takes it");
});

test("lists read as people say them", () => {
  assert.equal(listText([], " and "), "");
  assert.equal(listText(["Ann", "Ben", "Cora"], " and "), "Ann, Ben and Cora");
});

test("numbers have a real minus sign, and gains a sign", () => {
  assert.deepEqual([4, 0, -4].map(numberText), ["4", "0", "−4"]);
  assert.deepEqual([4, 0, -4].map(gainText), ["+4", "+0", "−4"]);
});

test("a long unit is short below the score", () => {
  assert.deepEqual(["points left in hand", "letters", "books"].map(shortUnit), ["points", "letters", "books"]);
});

test("a clause without a number is not told by its key", () => {
  const numbers: Record<string, string> = { "puzzle.doubt": "R330" };
  assert.equal(
    clauseNumbers(["puzzle.doubt", "general.point.name"], (clause) => numbers[clause] ?? ""),
    "R330",
  );
});
