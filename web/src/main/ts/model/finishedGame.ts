import type { Course, Told } from "../wire/finished.ts";
import type { Line, Place } from "../wire/types.ts";
import { scoreRows } from "./places.ts";

/** A word somebody said, as the minute book has it. */
export interface Said {
  word: string;
  seat: number;
}

const HEARD = new Set(["WORD", "TAKE", "SWEEP", "SCORE"]);
const LEAST = 4;

/** The longest words of the minute book with those who said them, each once, the longest first. */
export function wordsSaid(lines: readonly Line[], most: number): Said[] {
  const found = new Map<string, Said>();
  for (const line of lines) {
    if (!HEARD.has(line.cue)) continue;
    const seat = Number(/@(\d+)/.exec(line.text)?.[1] ?? -1);
    for (const [word] of line.text.matchAll(/(?<![\p{L}'’])\p{Lu}{2,}(?![\p{L}'’])/gu))
      if (word.length >= LEAST && !found.has(word)) found.set(word, { word, seat });
  }
  return [...found.values()].sort((a, b) => b.word.length - a.word.length).slice(0, most);
}

/** One line of the chart: a side, or a player where there are no sides. */
export interface Lead {
  seats: number[];
  side: string;
  scores: number[];
}

export function leads(course: Course, places: readonly Place[]): Lead[] {
  return scoreRows(places).map((row) => {
    const seats = row.places.map((place) => place.seat);
    const first = seats[0] ?? 0;
    return { seats, side: row.side, scores: course.steps.map((step) => step.scores[first] ?? 0) };
  });
}

/** The smallest and the largest score of a chart, nought among them. */
export function reachOf(all: readonly Lead[]): { low: number; high: number } {
  const scores = all.flatMap((lead) => lead.scores);
  const low = Math.min(0, ...scores);
  return { low, high: Math.max(low + 1, ...scores) };
}

/** Places for labels that want to stand at `wanted`, each at least `apart` from the next, none beyond `most`. */
export function spread(wanted: readonly number[], apart: number, most: number): number[] {
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

/** How long a replay rests on a scene, in milliseconds: as long as it was, but neither a blink nor an age. */
export function restOn(course: Course, seq: number, speed: number): number {
  const now = course.steps[seq]?.at ?? 0;
  const next = course.steps[seq + 1]?.at ?? now;
  return Math.min(2400, Math.max(700, next - now)) / speed;
}

export function toldUntil(lines: readonly Told[], seq: number): Told[] {
  return lines.filter((line) => line.seq <= seq);
}
