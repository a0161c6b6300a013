import { plural } from "./words.ts";

/** Texts of the rulebook and of the register of gaps. */
export const RULEBOOK = {
  // rules reader
  rulesOf: (title: string) => `How to play ${title}`,
  allRules: "All rules",
  howToPress: "Button:",
  howToBecomes: "becomes",
  howToPlus: "and",
  howToGap: "an empty place",
  howToPlay: "Play",
  rulesSearch: "Search in the rules",
  rulesNone: (text: string) => `No rule speaks of “${text}”.`,
  rulesFound: (count: number) => plural(count, "rule", "rules"),
  rulesUnknown: (clause: string) => `The rule “${clause}” is not in this book.`,
  rulesLegend: "Where a rule comes from",
  status: (status: string): { mark: string; text: string } =>
    STATUS[status.charAt(0)] ?? { mark: status, text: status },
  rulesOpen: "The leaflet leaves open:",
  rulesOrigins: "Rules from",
  originAll: "everywhere",
  originLabel: { S: "the leaflet", F: "other print", R: "us", G: "the author" },
  optionAtTable: (label: string, choice: string, usual: boolean) =>
    `At this table: ${label}: ${choice}${usual ? " (usual)" : ""}`,
  optionOffered: (label: string, choices: string) => `Option: ${label}: ${choices}`,

  // the register of gaps
  gaps: "Register of gaps",
  gapsSub: "what the leaflets leave open",
  gapsIntro: (count: number) =>
    `The five leaflets are silent or doubtful in ${plural(count, "place", "places")}. ` +
    "Here is each of them as a question, how it is read in this house, and what a table may choose instead.",
  gapsSearch: "Search in the register",
  gapsNone: (text: string) => `No gap speaks of “${text}”.`,
  gapsFound: (count: number) => plural(count, "question", "questions"),
  gapsChoice: (game: string, label: string) => `${game}, ${label}`,
  gapsPartly: "partly found in print",
  gapsMeasured: (effect: string) => `Measured: ${effect}`,
  gapsLost: "A lost game",
  gapsContents: "Chapters",
};

const STATUS: Record<string, { mark: string; text: string }> = {
  S: { mark: "leaflet", text: "The leaflet’s own rule." },
  C: { mark: "leaflet, misprint mended", text: "The leaflet’s own rule, a misprint mended." },
  I: { mark: "follows", text: "Forced by the leaflet’s own wording or arithmetic." },
  F: { mark: "found in print", text: "Not in the leaflet; found in other published material." },
  R: { mark: "our resolution", text: "The leaflet is silent or doubtful; this is our resolution." },
  G: { mark: "the author’s", text: "A rule of a guest, as its author wrote it." },
};
