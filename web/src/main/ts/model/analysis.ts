import { numberText } from "../lib/numberText.ts";
import type { Analysis, Turn } from "../wire/finished.ts";

/** The verdict on a play: as good as any, worse than another, or not rated. */
export type Verdict = "best" | "less" | "none";

export function verdictOf(turn: Turn): Verdict {
  if (turn.cost < 0) return "none";
  return turn.cost === 0 ? "best" : "less";
}

/** Which turns the analysis page shows. */
export type TurnFilter = "all" | "less" | "mine";

export function filterTurns(turns: readonly Turn[], which: TurnFilter, eye: number): Turn[] {
  if (which === "all") return [...turns];
  if (which === "mine")
    return turns.filter((turn) => turn.seat === eye || turn.missed.some((each) => each.seat === eye));
  return turns.filter((turn) => turn.cost > 0 || turn.missed.length > 0 || (turn.cost < 0 && turn.there.length > 0));
}

/** How well a player used their turns. */
export interface SeatSummary {
  seat: number;
  weighed: number;
  best: number;
  /** The points missed, in hundredths. */
  left: number;
}

export function summarize(analysis: Analysis): SeatSummary[] {
  return Array.from({ length: analysis.seats }, (_, seat) => {
    const weighed = analysis.turns.filter((turn) => turn.seat === seat && turn.cost >= 0);
    return {
      seat,
      weighed: weighed.length,
      best: weighed.filter((turn) => turn.cost === 0).length,
      left: weighed.reduce((sum, turn) => sum + turn.cost, 0),
    };
  });
}

/** Hundredths of a point as points with at most one decimal. */
export function pointsText(hundredths: number): string {
  return numberText(Math.round(hundredths / 10) / 10);
}
