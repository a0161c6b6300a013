import type { Prompt } from "../wire/types.ts";

/**
 * One screen handed round: whose eyes may look at it. Between two players nobody's hand is shown, only what all may
 * see; a hand is shown when its owner has said that it is he who looks.
 */
export interface HotSeat {
  /** Who looks at his own hand, or nobody. */
  viewer: number;
  /** Whether he was asked while he looked: then his look ends with his turn. */
  wasAsked: boolean;
}

export const COVERED: HotSeat = { viewer: -1, wasAsked: false };

export function uncover(seat: number, prompt: Prompt | undefined): HotSeat {
  return { viewer: seat, wasAsked: prompt?.must.includes(seat) === true };
}

/** What a new prompt makes of it: when his turn is over, or the game, the hand is covered at once. */
export function afterPrompt(round: HotSeat, prompt: Prompt | undefined): HotSeat {
  if (round.viewer < 0 || !prompt) return round;
  if (prompt.pace === "OVER") return COVERED;
  const must = prompt.must.includes(round.viewer);
  if (round.wasAsked && !must) return COVERED;
  return must && !round.wasAsked ? { ...round, wasAsked: true } : round;
}

/** Who of those before the screen is to take it next: the first whom the table waits for, counted from the last one. */
export function nextViewer(seats: readonly number[], prompt: Prompt | undefined, last: number): number {
  if (!prompt || prompt.pace === "OVER") return -1;
  const waiting = seats.filter((seat) => prompt.must.includes(seat)).sort((a, b) => a - b);
  return waiting.find((seat) => seat > last) ?? waiting[0] ?? -1;
}

/** In a race nobody can hand anything round: all of them press at once. */
export function isRace(prompt: Prompt | undefined): boolean {
  return prompt?.pace === "RACE";
}
