import type { Line } from "../wire/types.ts";

/** The minute book: game events and chat in one list. */
export type Minute = { kind: "line"; key: string; at: number; line: Line } | ({ kind: "chat"; key: string } & Chat);

export interface Chat {
  n: number;
  seat: number;
  name: string;
  text: string;
  at: number;
}

/** Adds lines of the game; known ones are skipped. */
export function addLines(book: readonly Minute[], lines: readonly Line[]): Minute[] {
  return add(
    book,
    lines.map((line) => ({ kind: "line", key: "l" + line.n, at: line.at, line })),
  );
}

/** Adds a line of chat, unless it is known. */
export function addChat(book: readonly Minute[], { n, seat, name, text, at }: Chat): Minute[] {
  return add(book, [{ kind: "chat", key: "c" + n, n, seat, name, text, at }]);
}

/** The order of a book depends on what stands in it alone, not on what came first. */
function add(book: readonly Minute[], minutes: readonly Minute[]): Minute[] {
  const known = new Set(book.map((minute) => minute.key));
  const fresh = minutes.filter((minute) => !known.has(minute.key));
  return fresh.length === 0 ? [...book] : [...book, ...fresh].sort(inOrder);
}

/** By time; at the same time the game's lines come before what was said of them. */
function inOrder(a: Minute, b: Minute): number {
  if (a.at !== b.at) return a.at - b.at;
  if (a.kind !== b.kind) return a.kind === "line" ? -1 : 1;
  return numberOf(a) - numberOf(b);
}

function numberOf(minute: Minute): number {
  return minute.kind === "line" ? minute.line.n : minute.n;
}

/** The number of the last known line; the server continues from there. */
export function lastLine(book: readonly Minute[]): number {
  return book.reduce((last, minute) => (minute.kind === "line" ? Math.max(last, minute.line.n) : last), 0);
}

/** The number of the last known chat message. */
export function lastChat(book: readonly Minute[]): number {
  return book.reduce((last, minute) => (minute.kind === "chat" ? Math.max(last, minute.n) : last), 0);
}
