import type { Line } from "../wire/types.ts";

/** A callout that is being told at the table. */
export interface Told {
  n: number;
  by: number;
  words: string;
  gain?: number;
  great?: boolean;
  /** It was done to the player who looks, or costs them something. */
  toMe?: boolean;
}

/** How many callouts may wait, and of those that concern the player; the rest is only in the minute book. */
const MOST_WAITING = 2;
const MOST_TO_ME = 4;

/** How much longer what a player said stays when nobody says anything after it. */
const LINGERING = 2.5;

/** How much sooner it goes when something else waits: bots do not wait for what they said to be read. */
const HURRYING = 0.6;

/**
 * How long a callout is shown, in milliseconds: a moment, and some more for every letter. What is said at a seat stays
 * longer while nothing else waits to be told, and less long when something does, unless it concerns the player.
 */
export function tellingTime(told: Told, pace: number, waiting: boolean): number {
  if (told.great && !told.toMe) return 1500 * pace;
  const usual = Math.min(4000, Math.max(2500, 900 + 45 * told.words.length));
  return usual * pace * (!waiting ? LINGERING : told.toMe ? 1 : HURRYING);
}

/** The callouts to tell after new lines: the one being told, what was lately done to the player, and the last two. */
export function withCallouts(queue: readonly Told[], lines: readonly Line[], eye: number): Told[] {
  const fresh = lines.flatMap(({ n, text, cue, callout }): Told[] =>
    callout
      ? [{ n, ...callout, toMe: (callout.by !== eye || cue === "FINE") && names(eye, text + " " + callout.words) }]
      : [],
  );
  const all = [...queue, ...fresh];
  return all.filter((told, i) => i === 0 || i >= all.length - (told.toMe ? MOST_TO_ME : MOST_WAITING));
}

function names(eye: number, text: string): boolean {
  return new RegExp(`@${eye}(?!\\d)`).test(text);
}
