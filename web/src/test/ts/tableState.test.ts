import assert from "node:assert/strict";
import { test } from "node:test";
import {
  askedToPlay,
  holdsPress,
  INITIAL_STATE,
  listedNames,
  mayBeTaught,
  playableScene,
  reduce,
  tableTime,
  textNames,
  turnText,
  type TableState,
} from "../../main/ts/model/tableState.ts";
import { guessKit } from "../../main/ts/model/kit.ts";
import { lineLength, withNames, YOU } from "../../main/ts/model/text.ts";
import { S } from "../../main/ts/texts/strings.ts";
import type { Prompt, TableInfo } from "../../main/ts/wire/types.ts";
import { frameOf, recordedGames } from "./fixture.ts";

const sent = (state: TableState, id: number, draft = false): TableState => ({
  ...state,
  sent: [...state.sent, { id, answer: { verb: "lay", fields: {} }, draft }],
});
const scene = frameOf("logomachy");

test("a change alters the scene before, and what it does not name stays the same object", () => {
  const before = reduce(INITIAL_STATE, scene, 0);
  const after = reduce(before, { type: "change", seq: 99, now: 7, scene: { headline: "Changed" } }, 1);
  assert.deepEqual([after.scene?.headline, after.seq, after.now], ["Changed", 99, 7]);
  assert.equal(after.scene?.zones, before.scene?.zones);
  assert.equal(after.prompt, before.prompt);
});

test("a choice out of a list of the scene has its options, after a change too", () => {
  const lists = [{ id: "books", options: ["c0", "c1", "c2"].map((value) => ({ value, label: value.toUpperCase() })) }];
  const chosen = (state: TableState) => {
    const field = state.scene?.offers[0]?.fields[0];
    return field?.kind === "choose" ? field.options.map((option) => option.label) : [];
  };
  const dealt = reduce(INITIAL_STATE, scene, 0);
  const field = { kind: "choose", name: "book", label: "Which?", list: "books", values: ["c2", "c0"] };
  const offers = [{ verb: "ask", label: "Ask", fields: [field] }];
  const asked = reduce(dealt, { type: "change", seq: 99, now: 7, scene: { lists, offers } }, 1);
  assert.deepEqual(chosen(asked), ["C2", "C0"]);
  const values = { "0": { fields: { "0": { values: ["c1"] } } } };
  const again = reduce(asked, { type: "change", seq: 100, now: 8, scene: { offers: values } }, 2);
  assert.deepEqual(chosen(again), ["C1"]);
  const later = reduce(again, { type: "change", seq: 101, now: 9, scene: { headline: "Later" } }, 3);
  assert.equal(later.scene?.offers, again.scene?.offers);
});

test("how to play lies over a table unasked only where nobody is kept waiting and no clock runs", () => {
  const chair = (seat: number, kind: "person" | "bot", standIn = false) => ({ seat, kind, standIn });
  const at = (info: object, eye = 0): boolean =>
    mayBeTaught({ ...INITIAL_STATE, eye, info: { phase: "playing", ...info } as TableInfo });
  const alone = { seats: [chair(0, "person"), chair(1, "bot")] };
  const company = { seats: [chair(0, "person"), chair(1, "person")] };
  assert.equal(at(alone), true);
  assert.equal(at({ ...alone, phase: "gathering" }), false);
  assert.equal(at(alone, -1), false);
  assert.equal(at(company), false);
  assert.equal(at({ seats: [chair(0, "person"), chair(1, "bot", true)] }), false);
  assert.equal(at({ ...company, turnTime: { hours: 24 } }), true);
  assert.equal(at({ ...company, turnTime: { hours: 24 } }, -1), false);
});

test("nothing can be done at a table that an evening has stopped", () => {
  const mine: TableState = { ...reduce(INITIAL_STATE, scene, 0), eye: 0, prompt: { pace: "TURN", must: [0], may: [] } };
  const at = (state: "runs" | "held" | "stopped"): TableState => ({
    ...mine,
    info: { evening: { evening: "e", number: 1, round: 1, state } } as TableInfo,
  });
  const seen = (state: TableState) => [askedToPlay(state), (playableScene(state)?.offers.length ?? 0) > 0];
  assert.deepEqual(seen(mine), ["must", true]);
  assert.deepEqual(seen(at("runs")), ["must", true]);
  for (const state of ["held", "stopped"] as const) assert.deepEqual(seen(at(state)), ["no", false]);
});

test("an accepted play uses up the draft, a drafted line does not", () => {
  const one = reduce(sent(INITIAL_STATE, 5), { type: "played", id: 5, seq: 1 }, 0);
  assert.deepEqual([one.played, one.sent.length], [1, 0]);
  const draft = reduce(sent(INITIAL_STATE, 6, true), { type: "played", id: 6, seq: 1 }, 0);
  assert.deepEqual([draft.played, draft.sent.length], [0, 1]);
  assert.equal(reduce(draft, scene, 1).sent.length, 0);
});

test("a quick press of another act waits for the answer to the one before; the same act twice is one press", () => {
  const { sent: laid } = sent(INITIAL_STATE, 5);
  assert.equal(holdsPress([], "knock", false), false);
  assert.equal(holdsPress(laid, "knock", false), true);
  assert.equal(holdsPress(laid, "lay", false), false);
  assert.equal(holdsPress(laid, "knock", true), false);
  assert.equal(holdsPress(sent(INITIAL_STATE, 6, true).sent, "lay", true), true);
});

test("whose turn goes by with its clock is told so, and whoever played in time is not", () => {
  const mine: TableState = {
    ...reduce(INITIAL_STATE, scene, 0),
    eye: 0,
    prompt: { pace: "TURN", must: [0], may: [] },
  };
  const watch = { label: "One play", owner: 0, until: 60_000, span: 60_000 };
  const running = mine.scene ? { ...mine, scene: { ...mine.scene, watches: [watch] } } : mine;
  const next = (state: TableState, now: number) =>
    reduce(state, { type: "change", seq: 9, now, scene: { watches: [] }, prompt: { must: [1] } }, 0).notice;
  assert.equal(next(running, 60_000)?.text, S.timeWasUp);
  assert.equal(next(running, 59_000), undefined);
  assert.equal(next(sent(running, 1), 60_100), undefined);
  const others = { ...running, prompt: { pace: "TURN" as const, must: [1], may: [] } };
  assert.equal(next(others, 60_000), undefined);
});

test("a refusal is shown with its clause, each time as a new notice", () => {
  const refuse = (state: TableState, id: number) =>
    reduce(state, { type: "refused", id, clause: "house.turn", why: "Not yet." }, 0);
  const once = refuse(sent(INITIAL_STATE, 1), 1);
  assert.deepEqual([once.notice?.text, once.notice?.clause, once.sent.length], ["Not yet.", "house.turn", 0]);
  assert.equal(refuse(once, 2).notice?.n, 2);
});

test("after a reconnect only plays unknown to the server are resent", () => {
  const state = sent(sent(INITIAL_STATE, 3), 4);
  const table = {
    type: "table",
    table: "t",
    game: "g",
    title: "T",
    settings: {},
    phase: "playing",
    seats: [],
    host: 0,
    open: false,
    eye: 1,
    lastPlay: 3,
  } as const;
  const next = reduce(state, { ...table, settings: {}, seats: [] }, 0);
  assert.deepEqual(
    next.sent.map((play) => play.id),
    [4],
  );
  assert.equal(next.eye, 1);
});

test("the table's time runs on from the last scene", () => {
  assert.equal(tableTime(reduce(INITIAL_STATE, scene, 1000), 3500), 96000);
});

test("the table waits for those who must", () => {
  const state = reduce(INITIAL_STATE, scene, 0);
  assert.equal(askedToPlay(state), "must");
  assert.equal(askedToPlay({ ...state, eye: 1 }), "no");
  assert.equal(askedToPlay({ ...state, eye: -1 }), "no");
});

test("everyone plays only where somebody else is waited for, too", () => {
  const shown = { ...scene.scene, question: { text: "" } };
  const flag = (must: number[]) => {
    const prompt: Prompt = { pace: "TOGETHER", must, may: [] };
    return turnText({ ...INITIAL_STATE, eye: 0, prompt }, shown, guessKit(shown, prompt, 0, undefined), [
      "you",
      "Rosalie",
    ]);
  };
  assert.deepEqual([flag([0, 1]), flag([0])], [S.turnTogether, S.turnYours]);
});

test("the reader's own chair is you in texts and You in lists; nobody else can be called you", () => {
  assert.deepEqual(textNames(["Ann", "you", "Ben"], 0), [YOU, "You", "Ben"]);
  assert.deepEqual(textNames(["Ann", "Ben"], -1), ["Ann", "Ben"]);
  assert.deepEqual(listedNames(["Ann", "Ben"], 1), ["Ann", "You"]);
});

test("the clock of a replay stands still", () => {
  const { scene } = frameOf("logomachy");
  assert.equal(tableTime({ ...INITIAL_STATE, scene, now: 500, receivedAt: 100 }, 400), 800);
  assert.equal(tableTime({ ...INITIAL_STATE, scene, now: 500, receivedAt: 100, frozen: true }, 400), 500);
});

test("a hint that the player asked for is shown to them, and another's is not", () => {
  const seats = ["Edwin", "Rosalie"].map((name, seat) => ({
    seat,
    name,
    kind: "person" as const,
    here: true,
    level: 0,
  }));
  const at: TableState = { ...INITIAL_STATE, eye: 0, hintAsked: true, info: { seats } as unknown as TableInfo };
  const says = (n: number, text: string) => reduce(at, { type: "chat", n, seat: -1, name: "", text, at: 0 }, 0).notice;
  assert.equal(says(1, "Edwin asked for a hint. There is a word to be had.")?.text, "There is a word to be had.");
  assert.equal(says(2, "Rosalie asked for a hint. There is a word to be had."), undefined);
});

test("of each seat the last cheer is kept, the newest last", () => {
  const cheered = (["bravo", "alas", "bravo"] as const).reduce(
    (state, kind, i) => reduce(state, { type: "cheer", seat: i === 1 ? -1 : 2, kind }, 0),
    INITIAL_STATE,
  );
  assert.deepEqual(cheered.cheers, [
    { n: 2, seat: -1, kind: "alas" },
    { n: 3, seat: 2, kind: "bravo" },
  ]);
});

/** How wide the flag and the line are on two phones in pixels, and how high; a letter is so wide for its size. */
const PHONES = [
  { flag: 84, line: 190, high: 52 },
  { flag: Infinity, line: 236, high: 44 },
];
const LETTER = 0.45;

/** How many lines words need side by side. */
function linesOf(text: string, width: number, size: number): number {
  let [lines, used] = [1, 0];
  for (const word of text.split(" ").map((each) => (each.length + 1) * size * LETTER)) {
    if (used > 0 && used + word - size * LETTER > width) [lines, used] = [lines + 1, 0];
    used += word;
  }
  return lines;
}

/** The flags and lines of recorded scenes that are cut on a phone. */
function cutLines(lengthOf: (text: string) => "" | "very" | undefined, most: Record<string, number>): string[] {
  const names = ["you", "Aunt Clara", "Uncle Amos", "Cousin Bertha", "Grandmother", "Mr Pickwick"];
  return recordedGames().flatMap(([id, { kit, frames }]) =>
    frames.flatMap(({ scene, prompt }) => {
      const flag = turnText({ ...INITIAL_STATE, eye: 0, scene, prompt }, scene, kit, names);
      const told = [scene.headline, scene.question?.text, scene.interlude?.standing, S.allChosen];
      const wants = scene.offers.flatMap(({ fields, warning }) => [
        warning,
        ...fields.map((field) => field.kind !== "fixed" && S.touch(field.label)),
      ]);
      const lines = [...told, ...wants].flatMap((text) => (text ? [withNames(text, names)] : []));
      return PHONES.flatMap(({ flag: flagWidth, line, high }) => {
        const long = flag.length > 20;
        const size = long ? 13 : 16;
        const cut = lines.filter((text) => {
          const length = lengthOf(text);
          const [font, leading] = length === undefined ? [16, 1.15] : length === "" ? [14, 1.15] : [12, 1.05];
          const needs = linesOf(text, line, font);
          return needs > (most[length ?? "short"] ?? 0) || needs * font * leading > high + 1;
        });
        const flagCut = linesOf(flag, long ? 96 : flagWidth, size) * size * (long ? 1.05 : 1.15) > 42;
        return [...cut, ...(flagCut ? [flag] : [])].map((text) => `${id}: ${text}`);
      });
    }),
  );
}

test("neither whose turn it is nor what is asked is cut on a phone", () => {
  assert.deepEqual([...new Set(cutLines(lineLength, { short: 2, "": 3, very: 4 }))], []);
  const usual = (text: string) => (text.length > 40 ? ("" as const) : undefined);
  assert.ok(cutLines(usual, { short: 2, "": 2 }).length > 0, "a line of two lines at most is found out");
});
