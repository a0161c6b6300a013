import assert from "node:assert/strict";
import { test } from "node:test";
import { puzzleRule, rulesOfTable, shortRules, shows } from "../../main/ts/rules/help.ts";
import type { HowToPicture, Rules, Setting } from "../../main/ts/wire/types.ts";

const settings: Setting[] = [
  {
    name: "deals",
    label: "Deals",
    clause: "",
    choices: [
      { value: "all", label: "Everybody deals once" },
      { value: "1", label: "One deal" },
      { value: "2", label: "Two deals" },
    ],
  },
];
const row: HowToPicture = { kind: "row", items: [{ sign: "+" }] };
const press: HowToPicture = { kind: "press", verb: "draw", label: "Draw" };
const rules: Rules = {
  id: "game",
  title: "A game",
  sections: [],
  lesson: [
    { verb: "draw", text: "Draw." },
    { verb: "deal", text: "You deal once.", when: { deals: ["all"] } },
  ],
  howTo: [
    { heading: "Goal", sentences: [{ text: "Win.", pictures: [press] }] },
    {
      heading: "Your turn",
      sentences: [
        { text: "Look.", pictures: [] },
        { text: "Draw.", pictures: [row, press] },
      ],
    },
    {
      heading: "The end",
      sentences: [
        { text: "{deals}.", pictures: [], when: { deals: ["all"] } },
        { text: "There are {deals}.", pictures: [], when: { deals: ["2"] } },
      ],
    },
  ],
};
const ends = (chosen: Record<string, string>) =>
  rulesOfTable(rules, settings, chosen)
    .howTo?.find((section) => section.heading === "The end")
    ?.sentences.map((sentence) => sentence.text);

test("the help of a table has what is true there, in the words of its choices", () => {
  assert.deepEqual(ends({}), ["Everybody deals once."]);
  assert.deepEqual(ends({ deals: "2" }), ["There are two deals."]);
  assert.equal(ends({ deals: "1" }), undefined);
});

test("so do its hints", () => {
  const verbs = (deals: string) => rulesOfTable(rules, settings, { deals }).lesson?.map((hint) => hint.verb);
  assert.deepEqual(verbs("all"), ["draw", "deal"]);
  assert.deepEqual(verbs("1"), ["draw"]);
});

test("the short rules are the first sentence of each part, a puzzle has the one that is shown", () => {
  const howTo = rulesOfTable(rules, settings, {}).howTo ?? [];
  assert.deepEqual(shortRules(howTo), ["Win.", "Look.", "Everybody deals once."]);
  assert.equal(puzzleRule(howTo), "Draw.");
  assert.deepEqual(shows(howTo), [{ sentence: "Draw.", picture: row }]);
});
