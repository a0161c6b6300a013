import type { Prompt } from "../wire/types.ts";

/**
 * The state of a hot-seat screen (pass and play): whose hand it shows. Between two players it shows no hand, only what
 * all may see; a hand appears when its owner confirms that they hold the screen.
 */
export interface HotSeat {
  /** The player whose hand is shown, or -1. */
  viewer: number;
  /** Whether they were asked to play while their hand was shown: then it is covered when their turn ends. */
  wasAsked: boolean;
}

export const COVERED: HotSeat = { viewer: -1, wasAsked: false };

export function uncover(seat: number, prompt: Prompt | undefined): HotSeat {
  return { viewer: seat, wasAsked: prompt?.must.includes(seat) === true };
}

/** The state after a new prompt: the hand is covered as soon as its owner's turn, or the game, is over. */
export function afterPrompt(hotSeat: HotSeat, prompt: Prompt | undefined): HotSeat {
  if (hotSeat.viewer < 0 || !prompt) return hotSeat;
  if (prompt.pace === "OVER") return COVERED;
  const must = prompt.must.includes(hotSeat.viewer);
  if (hotSeat.wasAsked && !must) return COVERED;
  return must && !hotSeat.wasAsked ? { ...hotSeat, wasAsked: true } : hotSeat;
}

/**
 * Whether the clock stands still while the screen is handed on: all people at the table share it, or several do and the
 * table waits for nobody else.
 */
export function waitsForScreen(seats: readonly number[], people: readonly number[], must: readonly number[]): boolean {
  const others = people.filter((seat) => !seats.includes(seat));
  return others.length === 0 || (seats.length > 1 && !others.some((seat) => must.includes(seat)));
}

/** The player who takes the screen next: the first one the table waits for, counting from the last viewer. */
export function nextViewer(seats: readonly number[], prompt: Prompt | undefined, last: number): number {
  if (!prompt || prompt.pace === "OVER") return -1;
  const waiting = seats.filter((seat) => prompt.must.includes(seat)).sort((a, b) => a - b);
  return waiting.find((seat) => seat > last) ?? waiting[0] ?? -1;
}
