import type { Prompt } from "../wire/types.ts";

/**
 * One screen handed round: whose eyes may look at it. Between two players nobody's hand is shown, only what all may
 * see; a hand is shown when its owner has said that it is he who looks.
 */
export interface Round {
  /** Who looks at his own hand, or nobody. */
  up: number;
  /** Whether he was asked while he looked: then his look ends with his turn. */
  asked: boolean;
}

export const NOBODY_UP: Round = { up: -1, asked: false };

export function lookAs(seat: number, prompt: Prompt | undefined): Round {
  return { up: seat, asked: prompt?.must.includes(seat) === true };
}

/** What a new prompt makes of it: when his turn is over, or the game, the hand is covered at once. */
export function goesOn(round: Round, prompt: Prompt | undefined): Round {
  if (round.up < 0 || !prompt) return round;
  if (prompt.pace === "OVER") return NOBODY_UP;
  const must = prompt.must.includes(round.up);
  if (round.asked && !must) return NOBODY_UP;
  return must && !round.asked ? { ...round, asked: true } : round;
}

/** Who of those before the screen is to take it next: the first whom the table waits for, counted from the last one. */
export function nextUp(seats: readonly number[], prompt: Prompt | undefined, last: number): number {
  if (!prompt || prompt.pace === "OVER") return -1;
  const waiting = seats.filter((seat) => prompt.must.includes(seat)).sort((a, b) => a - b);
  return waiting.find((seat) => seat > last) ?? waiting[0] ?? -1;
}

/** In a race nobody can hand anything round: all of them press at once. */
export function isRace(prompt: Prompt | undefined): boolean {
  return prompt?.pace === "RACE";
}
