import type { Gain } from "../wire/types.ts";

/** What everybody got in a hand, with the place that their score gives them: the best first, equal ones sharing a place. */
export function gainRanks(gains: readonly Gain[], fewest: boolean): { gain: Gain; rank: number }[] {
  const ahead = (one: Gain, other: Gain) => (fewest ? one.score < other.score : one.score > other.score);
  return gains
    .map((gain) => ({ gain, rank: 1 + gains.filter((other) => ahead(other, gain)).length }))
    .sort((one, other) => one.rank - other.rank);
}
