import assert from "node:assert/strict";
import { test } from "node:test";
import { countGaps, findGaps } from "../../main/ts/gaps/find.ts";
import { findClauses, originOf } from "../../main/ts/rules/find.ts";
import type { Gaps } from "../../main/ts/wire/after.ts";
import type { RuleClause } from "../../main/ts/wire/types.ts";

const clause = (id: string, text: string, status = "R"): RuleClause => ({ number: "R1", id, text, status, leaflet: "" });
const gap = (question: string, id: string, text: string) => ({ question, clause: clause(id, text), choices: [] });
const gaps: Gaps = {
  chapters: [
    { id: "a", title: "Alpha", leaflet: "000", lost: false, state: ".", gaps: [gap("Who wins?", "a.win", "The first.")] },
    { id: "b", title: "Beta", leaflet: "001", lost: true, state: ".", gaps: [gap("What was it?", "b.x", "Nobody knows.")] },
  ],
};

test("the register is searched by question, reading and chapter", () => {
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
