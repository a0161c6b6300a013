import assert from "node:assert/strict";
import { test } from "node:test";
import { inOrder, kindOf, passes, puzzleOfDay, startWith } from "../../main/ts/ui/recommend.ts";
import type { Form, GameInfo } from "../../main/ts/wire/types.ts";

function game(title: string, rank: number, form: Form, more: Partial<GameInfo> = {}): GameInfo {
  const face = { form, text: "A", corner: "", pips: 0, art: "", name: "A" };
  const plain = {
    subtitle: "",
    leaflet: "000",
    summary: "",
    fewest: 2,
    most: 6,
    minutes: [20],
    race: false,
    settings: [],
  };
  return { id: title.toLowerCase(), title, rank, picture: [face], ...plain, ...more };
}

const games = [
  game("Spelling", 3, "LETTER", { puzzle: true, most: 10 }),
  game("Making", 0, "LETTER", { puzzle: true }),
  game("Rummy", 1, "CARD", { minutes: [15] }),
  game("Frog", 2, "CARD", { race: true, minutes: [8] }),
];
const titles = (all: readonly { title: string }[]) => all.map((each) => each.title);

test("a newcomer is offered one game of each kind, the soonest fun first", () => {
  assert.deepEqual(
    startWith(games, []).map(({ game: each, why }) => [each.title, why]),
    [
      ["Making", "words"],
      ["Rummy", "cards"],
      ["Frog", "laugh"],
    ],
  );
});

test("who has played is offered the same again, one like it and one of another kind", () => {
  assert.deepEqual(
    startWith(games, ["Making"]).map(({ game: each, why }) => [each.title, why]),
    [
      ["Making", "again"],
      ["Spelling", "alike"],
      ["Rummy", "cards"],
    ],
  );
});

test("a table of a game that is gone recommends nothing", () => {
  assert.equal(startWith(games, ["Whist"])[0]?.why, "words");
});

test("played games come first, the last one first of all; the others follow by rank", () => {
  assert.deepEqual(titles(inOrder(games, ["Frog", "Spelling"])), ["Frog", "Spelling", "Making", "Rummy"]);
});

test("filters say what they let through", () => {
  const through = (filter: Parameters<typeof passes>[1]) => titles(games.filter((each) => passes(each, filter)));
  assert.deepEqual(through("words"), ["Spelling", "Making"]);
  assert.deepEqual(through("cards"), ["Rummy", "Frog"]);
  assert.deepEqual(through("short"), ["Frog"]);
  assert.deepEqual(through("crowd"), ["Spelling"]);
  assert.deepEqual(through("children"), ["Rummy", "Frog"]);
  assert.equal(through("all").length, 4);
  assert.equal(kindOf(game("Loto", 9, "LETTER", { race: true })), "words");
});

test("every day another game has the recommended puzzle", () => {
  const on = (day: number) => puzzleOfDay(games, new Date(2026, 10, day, 12))?.title;
  assert.ok(on(15) !== on(16));
  assert.equal(on(15), on(17));
  assert.equal(puzzleOfDay([], new Date()), undefined);
});
