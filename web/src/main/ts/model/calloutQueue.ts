import type { Line } from "../wire/types.ts";

/** A callout that is being told at the table. */
export interface Told {
  n: number;
  by: number;
  words: string;
  gain?: number;
  great?: boolean;
}

/** How many callouts may wait; the rest is only in the minute book. */
const MOST_WAITING = 2;

/** How much longer what a player said stays when nobody says anything after it. */
const LINGERING = 2.5;

/** How much sooner it goes when something else waits: bots do not wait for what they said to be read. */
const HURRYING = 0.6;

/**
 * How long a callout is shown, in milliseconds: a moment, and some more for every letter. What is said at a seat stays
 * longer while nothing else waits to be told, and less long when something does.
 */
export function tellingTime(told: Told, pace: number, waiting: boolean): number {
  if (told.great) return 1500 * pace;
  const usual = Math.min(4000, Math.max(2500, 900 + 45 * told.words.length));
  return usual * pace * (waiting ? HURRYING : LINGERING);
}

/** The callouts to tell after new lines: the one being told, and at most two more. */
export function withCallouts(queue: readonly Told[], lines: readonly Line[]): Told[] {
  const fresh = lines.flatMap((line) => (line.callout ? [{ n: line.n, ...line.callout }] : []));
  const all = [...queue, ...fresh];
  return all.length <= 1 + MOST_WAITING ? all : [...all.slice(0, 1), ...all.slice(-MOST_WAITING)];
}
