import { plural } from "../english/plural.ts";
import type { RULEBOOK as ENGLISH } from "../english/rulebook.ts";

/** German texts of the rulebook and of the register of gaps. */
export const RULEBOOK: typeof ENGLISH = {
  rulesOf: (title) => `So geht ${title}`,
  allRules: "Alle Regeln",
  howToPress: "Taste:",
  howToBecomes: "wird",
  howToPlus: "und",
  howToGap: "ein leerer Platz",
  howToPlay: "Spielen",
  rulesSearch: "In den Regeln suchen",
  rulesNone: (text) => `Keine Regel spricht von „${text}“.`,
  rulesFound: (count) => plural(count, "Regel", "Regeln"),
  rulesUnknown: (clause) => `Die Regel „${clause}“ steht nicht in diesem Heft.`,
  rulesLegend: "Woher eine Regel kommt",
  leafletPlace: (place) => `Heft ${place}`,
  status: (status) => HERKUNFT[status.charAt(0)] ?? { mark: status, text: status },
  rulesOpen: "Das Heftchen lässt offen:",
  rulesOrigins: "Regeln von",
  originAll: "überall",
  originLabel: { S: "dem Heftchen", F: "anderen Drucken", R: "uns", G: "wer es schrieb" },
  optionAtTable: (label, choice, usual) => `An diesem Tisch: ${label}: ${choice}${usual ? " (üblich)" : ""}`,
  optionOffered: (label, choices) => `Option: ${label}: ${choices}`,

  gaps: "Das Verzeichnis der Lücken",
  gapsSub: "was die Heftchen offen lassen",
  gapsIntro: (count) =>
    `Die fünf Heftchen schweigen oder sind zweifelhaft an ${plural(count, "Stelle", "Stellen")}. ` +
    "Hier steht jede davon als Frage, wie sie in diesem Haus gelesen wird, und was ein Tisch stattdessen wählen darf.",
  gapsSearch: "Im Verzeichnis suchen",
  gapsNone: (text) => `Keine Lücke spricht von „${text}“.`,
  gapsFound: (count) => plural(count, "Frage", "Fragen"),
  gapsChoice: (game, label) => `${game}, ${label}`,
  gapsPartly: "zum Teil gedruckt gefunden",
  gapsLost: "Ein verlorenes Spiel",
  gapsContents: "Kapitel",
};

const HERKUNFT: Record<string, { mark: string; text: string }> = {
  S: { mark: "Heft", text: "Die eigene Regel des Heftchens." },
  C: { mark: "Heft, berichtigt", text: "Die eigene Regel des Heftchens, ein Druckfehler berichtigt." },
  I: { mark: "folgt daraus", text: "Folgt zwingend aus Wortlaut oder Rechnung des Heftchens." },
  F: { mark: "anderswo gedruckt", text: "Nicht im Heftchen; in anderen Drucken gefunden." },
  R: { mark: "unsere Lösung", text: "Das Heftchen schweigt oder ist zweifelhaft; dies ist unsere Lösung." },
  G: { mark: "vom Verfasser", text: "Eine Regel eines Gastes, wie sie geschrieben wurde." },
};
