/** A part of a rule's text: plain, or letters to draw as tiles. */
export type TextPart = { tiles: false; text: string } | { tiles: true; text: string };

const LETTERS = /(?<![\p{L}'’])\p{Lu}+(?![\p{L}'’])/gu;
const CHANGED = /\p{Lu}+(?: \+ \p{Lu}+)* ?→ ?\p{Lu}+/gu;

/** Whether a clause is an example. */
function isExample(id: string): boolean {
  return /example/.test(id.slice(id.lastIndexOf(".") + 1));
}

/**
 * Splits a rule's text into plain parts and letters to draw as tiles. In an example these are all words in capitals;
 * elsewhere only transformations like LAME + P → AMPLE, because other capitals just emphasize.
 */
export function splitTiles(id: string, text: string): TextPart[] {
  const spans = isExample(id) ? [{ from: 0, to: text.length }] : spansOf(text);
  const bits: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(LETTERS)) {
    const end = match.index + match[0].length;
    if (!spans.some((span) => match.index >= span.from && end <= span.to)) continue;
    if (match.index > at) bits.push({ tiles: false, text: text.slice(at, match.index) });
    bits.push({ tiles: true, text: match[0] });
    at = end;
  }
  if (at < text.length) bits.push({ tiles: false, text: text.slice(at) });
  return bits;
}

function spansOf(text: string): { from: number; to: number }[] {
  return [...text.matchAll(CHANGED)].map((match) => ({ from: match.index, to: match.index + match[0].length }));
}
