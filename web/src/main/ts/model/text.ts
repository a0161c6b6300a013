/** A part of a game's text, so that names and words can be marked up. */
export type Part =
  | { kind: "text"; text: string }
  | { kind: "name"; text: string; seat: number }
  | { kind: "word"; text: string }
  | { kind: "letter"; text: string };

export type Names = readonly string[];

/** The name that stands for the reader, who is addressed in the second person. */
export const YOU = "you";

const MARK =
  /@(\d+)(['’]s)?|\[(\d+):([^\]]+)\]|(?<![\p{L}'’])(\p{Lu}{2,})(?![\p{L}'’])|(?<=[\p{L},;:)] )(\p{Lu})(?![\p{L}'’])/gu;

const SECOND_PERSON: Readonly<Record<string, string>> = {
  they: "you",
  They: "You",
  them: "you",
  their: "your",
  Their: "Your",
  theirs: "yours",
  themselves: "yourself",
  is: "are",
  was: "were",
  has: "have",
  does: "do",
  goes: "go",
  "isn't": "aren't",
  "doesn't": "don't",
};

/** The second person of a verb in the third, or of a pronoun. */
export function secondPerson(word: string): string {
  const known = SECOND_PERSON[word];
  if (known !== undefined) return known;
  if (word.endsWith("ies") && word.length > 4) return word.slice(0, -3) + "y";
  if (/(sses|shes|ches|xes|zzes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

/**
 * Splits a text: `@0` is a player's name, `[0:takes]` a word that agrees with that player, CAPITALS are a word of the
 * game, a lone capital inside a sentence is a letter. A player named "you" is addressed in the second person.
 */
export function partsOf(text: string, names: Names): Part[] {
  const parts: Part[] = [];
  let from = 0;
  const plain = (part: string) => {
    const last = parts.at(-1);
    if (last?.kind === "text") last.text += part;
    else if (part) parts.push({ kind: "text", text: part });
  };
  for (const match of text.matchAll(MARK)) {
    const [whole, seat, possessive, agreesWith, agreeing, word, letter] = match;
    if (letter === "I") continue;
    plain(text.slice(from, match.index));
    if (seat !== undefined) {
      const name = names[Number(seat)] ?? "@" + seat;
      if (name === YOU) parts.push({ kind: "name", text: youIn(text, match.index, possessive), seat: Number(seat) });
      else {
        parts.push({ kind: "name", text: name, seat: Number(seat) });
        plain(possessive ?? "");
      }
    } else if (agreesWith !== undefined && agreeing !== undefined)
      plain(names[Number(agreesWith)] === YOU ? secondPerson(agreeing) : agreeing);
    else if (word !== undefined) parts.push({ kind: "word", text: word });
    else parts.push({ kind: "letter", text: whole });
    from = match.index + whole.length;
  }
  plain(text.slice(from));
  return parts;
}

function youIn(text: string, at: number, possessive: string | undefined): string {
  const begins = /(^|[.!?])\s*$/.test(text.slice(0, at));
  return (begins ? "You" : "you") + (possessive === undefined ? "" : "r");
}

/** A game's text with the names filled in, as plain text. */
export function withNames(text: string, names: Names): string {
  return partsOf(text, names)
    .map((part) => part.text)
    .join("");
}

/** Milliseconds since the deal as minutes and seconds, like 4:05. */
export function clockText(at: number): string {
  const seconds = Math.max(0, Math.floor(at / 1000));
  return Math.floor(seconds / 60) + ":" + String(seconds % 60).padStart(2, "0");
}

/** "Ann", "Ann and Ben", "Ann, Ben and Cora". */
export function listText(all: readonly string[], and: string): string {
  if (all.length < 2) return all[0] ?? "";
  return all.slice(0, -1).join(", ") + and + all[all.length - 1];
}

/** Longer sentences of the line above the dock are set smaller on phones, where they have up to four lines. */
const LONG_LINE = 40;
const VERY_LONG_LINE = 72;

/** How long a sentence of the line above the dock is, for its style. */
export function lineLength(text: string): "" | "very" | undefined {
  return text.length > VERY_LONG_LINE ? "very" : text.length > LONG_LINE ? "" : undefined;
}

/** The numbers of clauses; one that has none here is not told by its key, which nobody can read. */
export function clauseNumbers(clauses: readonly string[], numberOf: (clause: string) => string): string {
  return clauses.map(numberOf).filter(Boolean).join(", ");
}
