import assert from "node:assert/strict";
import { test } from "node:test";
import { countGaps, findGaps } from "../../main/ts/gaps/findGaps.ts";
import { findClauses, originOf } from "../../main/ts/rules/findClauses.ts";
import type { Chapter, Gaps } from "../../main/ts/wire/finished.ts";
import type { RuleClause } from "../../main/ts/wire/types.ts";

const clause = (id: string, text: string, status = "R"): RuleClause => {
  return { number: "R1", id, text, status, leaflet: "" };
};
const gap = (question: string, id: string, text: string) => ({ question, clause: clause(id, text), choices: [] });
const chapter = (id: string, title: string, only: ReturnType<typeof gap>): Chapter => {
  return { id, title, leaflet: "000", lost: false, state: ".", gaps: [only] };
};
const gaps: Gaps = {
  chapters: [
    chapter("a", "Alpha", gap("Who wins?", "a.win", "The first.")),
    chapter("b", "Beta", gap("What was it?", "b.x", "Nobody knows.")),
  ],
};

test("the register is searched by question, answer and chapter", () => {
  assert.equal(countGaps(findGaps(gaps, "")), 2);
  assert.deepEqual(
    findGaps(gaps, "nobody what").map((chapter) => chapter.id),
    ["b"],
  );
  assert.deepEqual(
    findGaps(gaps, "alpha").map((chapter) => chapter.id),
    ["a"],
  );
  assert.equal(findGaps(gaps, "nothing").length, 0);
  const counted = { ...gap("How?", "c.x", "So."), measured: "one of three bots wins" };
  assert.equal(countGaps(findGaps({ chapters: [chapter("c", "Gamma", counted)] }, "bots wins")), 1);
});

test("rules are told apart by where they come from", () => {
  assert.deepEqual(
    ["S", "C", "I", "F", "F/R", "C/R", "R"].map((status) => originOf(clause("x", "", status))),
    ["S", "S", "S", "F", "R", "R", "R"],
  );
  const rules = {
    id: "x",
    title: "X",
    sections: [{ title: "", clauses: [clause("x.a", "one", "S"), clause("x.b", "two", "R")] }],
  };
  assert.deepEqual(
    findClauses(rules, "", "R").flatMap((part) => part.clauses.map((each) => each.id)),
    ["x.b"],
  );
  assert.equal(findClauses(rules, "one", "R").length, 0);
});
