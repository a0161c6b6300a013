import type { RuleClause, Rules } from "../wire/types.ts";

export type Section = Rules["sections"][number];

/** Where a rule comes from: the leaflet (S), other print (F), us (R) or a guest's author (G); "": anywhere. */
export type Origin = "" | "S" | "F" | "R" | "G";

/** The origin of a clause; corrected misprints and what follows from the wording count as the leaflet's. */
export function originOf(clause: RuleClause): Origin {
  if (clause.status === "G") return "G";
  if (clause.status.endsWith("R")) return "R";
  return clause.status.includes("F") ? "F" : "S";
}

/** The origins that occur in a rulebook, after "" for all of them. */
export function originsOf(rules: Rules): Origin[] {
  const seen = new Set(rules.sections.flatMap((section) => section.clauses.map(originOf)));
  return (["", "S", "F", "R", "G"] as const).filter((origin) => origin === "" || seen.has(origin));
}

/** The clauses of an origin that contain every search word, in their sections; empty sections are omitted. */
export function findClauses(rules: Rules, text: string, origin: Origin = ""): Section[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 && !origin) return rules.sections;
  return rules.sections.flatMap((section) => {
    const clauses = section.clauses.filter(
      (clause) => (!origin || originOf(clause) === origin) && words.every((word) => holds(clause, word)),
    );
    return clauses.length > 0 ? [{ ...section, clauses }] : [];
  });
}

function holds(clause: RuleClause, word: string): boolean {
  return [clause.text, clause.id, clause.number].some((part) => part.toLowerCase().includes(word));
}

export function countClauses(sections: readonly Section[]): number {
  return sections.reduce((sum, section) => sum + section.clauses.length, 0);
}

export function hasClause(rules: Rules, clause: string): boolean {
  return rules.sections.some((section) => section.clauses.some((each) => each.id === clause));
}

/** The statuses that occur in a rulebook, in their usual order. */
export function statusesOf(rules: Rules): string[] {
  const seen = new Set(rules.sections.flatMap((section) => section.clauses.map((clause) => clause.status.charAt(0))));
  return [..."SCIFRG"].filter((status) => seen.has(status));
}
