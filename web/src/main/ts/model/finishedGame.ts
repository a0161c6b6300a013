import type { Course, NumberedLine } from "../wire/finished.ts";
import type { Place, Result } from "../wire/types.ts";
import { S } from "../texts/strings.ts";
import { scoreRows } from "./places.ts";
import { namesOf, type TableState } from "./tableState.ts";
import { listText } from "./text.ts";

/** A word of the minute book and the seat of its player. */
export interface SpokenWord {
  word: string;
  seat: number;
  /** The number of the entry by which it was made. */
  entry: number;
}

const WORD_CUES = new Set(["WORD", "TAKE", "SWEEP", "SCORE"]);
const MIN_LETTERS = 4;

/** The longest words of the minute book, each once, longest first. */
export function longestWords(lines: readonly NumberedLine[], most: number): SpokenWord[] {
  const found = new Map<string, SpokenWord>();
  for (const line of lines) {
    if (!WORD_CUES.has(line.cue)) continue;
    const seat = Number(/@(\d+)/.exec(line.text)?.[1] ?? -1);
    for (const [word] of line.text.matchAll(/(?<![\p{L}'’])\p{Lu}{2,}(?![\p{L}'’])/gu))
      if (word.length >= MIN_LETTERS && !found.has(word)) found.set(word, { word, seat, entry: line.seq });
  }
  return [...found.values()].sort((a, b) => b.word.length - a.word.length).slice(0, most);
}

/** Who has won, in a few words: "You win!", or "Anna and Bert win", or that nobody has; nothing before the end. */
export function winText(state: TableState): string {
  const [first, second] = state.result?.ranking ?? [];
  if (!first) return "";
  if (!second) return S.draw;
  if (first.length === 1 && first[0] === state.eye) return S.youWin;
  const names = namesOf(state);
  const others = first.filter((seat) => seat !== state.eye).map((seat) => names[seat] ?? "");
  const winners = listText(others.length < first.length ? [...others, S.youLast] : others, S.and);
  return first.length > 1 ? S.win(winners) : S.wins(winners);
}

/** Whether somebody stands before a player whose points are as good or better, so that something else decided. */
export function tieIsBroken(result: Result, fewest: boolean): boolean {
  const points = result.ranking.map((group) => group.map((seat) => (result.points[seat] ?? 0) * (fewest ? -1 : 1)));
  return points.some((group, i) => points.slice(i + 1).some((later) => Math.max(...later) >= Math.min(...group)));
}

/** One line of the score chart: a side, or a player where there are no sides. */
export interface LeadLine {
  seats: number[];
  side: string;
  scores: number[];
}

export function leadLines(course: Course, places: readonly Place[]): LeadLine[] {
  return scoreRows(places).map((row) => {
    const seats = row.places.map((place) => place.seat);
    const first = seats[0] ?? 0;
    return { seats, side: row.side, scores: course.steps.map((step) => step.scores[first] ?? 0) };
  });
}

/** The smallest and the largest score of a chart; 0 is always included. */
export function scoreRange(all: readonly LeadLine[]): { low: number; high: number } {
  const scores = all.flatMap((lead) => lead.scores);
  const low = Math.min(0, ...scores);
  return { low, high: Math.max(low + 1, ...scores) };
}

/** Positions for labels near `wanted`, at least `apart` from each other and none beyond `most`. */
export function spreadLabels(wanted: readonly number[], apart: number, most: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let free = -Infinity;
  for (const i of order) {
    placed[i] = Math.max(wanted[i] ?? 0, free);
    free = (placed[i] ?? 0) + apart;
  }
  let limit = most;
  for (const i of [...order].reverse()) {
    placed[i] = Math.min(placed[i] ?? 0, limit);
    limit = (placed[i] ?? 0) - apart;
  }
  return placed;
}

/** How many milliseconds a replay shows a step: as long as the player took, within limits. */
export function replayPauseMs(course: Course, seq: number, speed: number): number {
  const now = course.steps[seq]?.at ?? 0;
  const next = course.steps[seq + 1]?.at ?? now;
  return Math.min(2400, Math.max(700, next - now)) / speed;
}

export function linesUntil(lines: readonly NumberedLine[], seq: number): NumberedLine[] {
  return lines.filter((line) => line.seq <= seq);
}
