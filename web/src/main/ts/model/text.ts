/** A part of a game's text, so that names and words can be marked up. */
export type Part =
  | { kind: "text"; text: string }
  | { kind: "name"; text: string; seat: number }
  | { kind: "word"; text: string }
  | { kind: "letter"; text: string };

export type Names = readonly string[];

const MARK = /@(\d+)|(?<![\p{L}'’])(\p{Lu}{2,})(?![\p{L}'’])|(?<=[\p{L},;:)] )(\p{Lu})(?![\p{L}'’])/gu;

/**
 * Splits a text: `@0` is a player's name, CAPITALS are a word of the game, a lone capital inside a sentence is a
 * letter.
 */
export function partsOf(text: string, names: Names): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(MARK)) {
    const [whole, seat, word, letter] = match;
    if (letter === "I") continue;
    if (match.index > from) parts.push({ kind: "text", text: text.slice(from, match.index) });
    if (seat !== undefined) parts.push({ kind: "name", text: names[Number(seat)] ?? whole, seat: Number(seat) });
    else if (word !== undefined) parts.push({ kind: "word", text: word });
    else parts.push({ kind: "letter", text: whole });
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}

/** A game's text with the names filled in, as plain text. */
export function withNames(text: string, names: Names): string {
  return text.replace(/@(\d+)/g, (mark, seat: string) => names[Number(seat)] ?? mark);
}

/** Milliseconds since the deal as minutes and seconds, like 4.05. */
export function clockText(at: number): string {
  const seconds = Math.max(0, Math.floor(at / 1000));
  return Math.floor(seconds / 60) + "." + String(seconds % 60).padStart(2, "0");
}

/** "Ann", "Ann and Ben", "Ann, Ben and Cora". */
export function listText(all: readonly string[], and: string): string {
  if (all.length < 2) return all[0] ?? "";
  return all.slice(0, -1).join(", ") + and + all[all.length - 1];
}
