import type { Line } from "../wire/types.ts";

/** The minute book: game events and chat in one list. */
export type Minute =
  | { kind: "line"; key: string; at: number; line: Line }
  | { kind: "chat"; key: string; n: number; at: number; seat: number; name: string; text: string };

export interface Chat {
  n: number;
  seat: number;
  name: string;
  text: string;
}

/** Adds lines in their order; known ones are skipped. */
export function addLines(book: readonly Minute[], lines: readonly Line[]): Minute[] {
  const known = new Set(book.map((minute) => minute.key));
  const fresh = lines.filter((line) => !known.has("l" + line.n));
  if (fresh.length === 0) return [...book];
  const added = fresh.map((line): Minute => ({ kind: "line", key: "l" + line.n, at: line.at, line }));
  return [...book, ...added].sort(inOrder);
}

export function addChat(book: readonly Minute[], chat: Chat, at: number): Minute[] {
  const key = "c" + chat.n;
  if (book.some((minute) => minute.key === key)) return [...book];
  return [...book, { kind: "chat", key, n: chat.n, at, seat: chat.seat, name: chat.name, text: chat.text }];
}

/** Orders lines by number, everything else by time. */
function inOrder(a: Minute, b: Minute): number {
  if (a.kind === "line" && b.kind === "line") return a.line.n - b.line.n;
  return a.at - b.at;
}

/** The number of the last known line; the server continues from there. */
export function lastLine(book: readonly Minute[]): number {
  return book.reduce((last, minute) => (minute.kind === "line" ? Math.max(last, minute.line.n) : last), 0);
}

/** The number of the last known chat message. */
export function lastChat(book: readonly Minute[]): number {
  return book.reduce((last, minute) => (minute.kind === "chat" ? Math.max(last, minute.n) : last), 0);
}
