import assert from "node:assert/strict";
import { test } from "node:test";
import {
  leadLines,
  scoreRange,
  replayPauseMs,
  spreadLabels,
  linesUntil,
  longestWords,
  tieIsBroken,
  winText,
} from "../../main/ts/model/finishedGame.ts";
import type { Course } from "../../main/ts/wire/finished.ts";
import type { TableState } from "../../main/ts/model/tableState.ts";
import type { Line, Place } from "../../main/ts/wire/types.ts";

const line = (text: string, cue: string): Line => ({ n: 1, at: 0, text, clauses: [], cue });
const place = (seat: number, side: string): Place => ({ seat, side, score: 0, goal: 0, tallies: [], note: "" });
const course: Course = {
  eye: -1,
  steps: [
    { at: 0, by: -1, scores: [0, 0, 0, 0] },
    { at: 100, by: 0, scores: [2, 0, 2, 0] },
    { at: 9000, by: 1, scores: [2, -3, 2, -3] },
  ],
  lines: [
    { ...line("one", "CARD"), n: 1, seq: 1 },
    { ...line("two", "CARD"), n: 2, seq: 2 },
  ],
};

test("the longest words come first, each once, with the player who said them", () => {
  const lines = [
    line("@0 took MANES with N.", "TAKE"),
    line("@1 builds SAMPLES.", "WORD"),
    line("@0 took MANES again.", "TAKE"),
    line("@1 was refused GARDENINGS.", "FINE"),
    line("@1 took CAT.", "TAKE"),
  ].map((each, i) => ({ ...each, seq: i + 1 }));
  assert.deepEqual(longestWords(lines, 5), [
    { word: "SAMPLES", seat: 1, entry: 2 },
    { word: "MANES", seat: 0, entry: 1 },
  ]);
  assert.equal(longestWords(lines, 1).length, 1);
});

test("partners share a line of the chart, single players have their own", () => {
  const pairs = [place(0, "Roman"), place(1, "Italic"), place(2, "Roman"), place(3, "Italic")];
  assert.deepEqual(
    leadLines(course, pairs).map((lead) => [lead.side, lead.seats, lead.scores]),
    [
      ["Roman", [0, 2], [0, 2, 2]],
      ["Italic", [1, 3], [0, 0, -3]],
    ],
  );
  assert.equal(leadLines(course, [place(0, ""), place(1, "")]).length, 2);
  assert.deepEqual(scoreRange(leadLines(course, pairs)), { low: -3, high: 2 });
});

test("labels keep their distance and stay within the chart", () => {
  assert.deepEqual(spreadLabels([10, 10, 50], 12, 60), [10, 22, 50]);
  assert.deepEqual(spreadLabels([58, 59, 60], 12, 60), [36, 48, 60]);
});

test("a replay shows each step neither too briefly nor too long", () => {
  assert.equal(replayPauseMs(course, 0, 1), 700);
  assert.equal(replayPauseMs(course, 1, 1), 2400);
  assert.equal(replayPauseMs(course, 1, 4), 600);
  assert.equal(replayPauseMs(course, 2, 1), 700);
});

test("a minute book grows with the steps of a replay", () => {
  assert.deepEqual(
    linesUntil(course.lines, 1).map((each) => each.n),
    [1],
  );
});

test("a tie is broken where equal points have different places", () => {
  assert.equal(tieIsBroken({ points: [11, 11, 3], ranking: [[1], [0], [2]] }, false), true);
  assert.equal(tieIsBroken({ points: [11, 11, 3], ranking: [[0, 1], [2]] }, false), false);
  assert.equal(tieIsBroken({ points: [5, 4], ranking: [[0], [1]] }, false), false);
  assert.equal(tieIsBroken({ points: [5, 4], ranking: [[0], [1]] }, true), true);
});

test("nobody wins a drawn game, whoever looks and whether they have partners or not", () => {
  const pairs = [
    [0, 2],
    [1, 3],
  ];
  const told = (ranking: number[][], eye: number) => {
    const seats = ["Anna", "Bert", "Clara", "Duncan"].map((name, seat) => ({ seat, name }));
    return winText({ info: { seats }, eye, result: { points: [], ranking } } as unknown as TableState);
  };
  for (const eye of [-1, 0, 3]) {
    assert.equal(told([[0, 1, 2, 3]], eye), "It is a draw");
    assert.ok(told(pairs, eye).endsWith(" win"));
  }
  assert.equal(told([[0], [1, 2, 3]], 0), "You win!");
  assert.equal(told(pairs, -1), "Anna and Clara win");
  assert.equal(told(pairs, 0), "Clara and you win");
});
