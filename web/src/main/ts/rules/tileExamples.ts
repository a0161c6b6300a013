/** A piece of a rule's text: plain, or letters to be drawn as tiles. */
export type TextPart = { tiles: false; text: string } | { tiles: true; text: string };

const LETTERS = /(?<![\p{L}'’])\p{Lu}+(?![\p{L}'’])/gu;
const CHANGED = /\p{Lu}+(?: \+ \p{Lu}+)* ?→ ?\p{Lu}+/gu;

/** Whether a clause is there to show something. */
function isExample(id: string): boolean {
  return /example/.test(id.slice(id.lastIndexOf(".") + 1));
}

/**
 * The letters of an example are drawn as tiles: in a clause that is one, everything in capitals; elsewhere only what
 * becomes something else, as in LAME + P → AMPLE. Capitals elsewhere only raise their voice.
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
