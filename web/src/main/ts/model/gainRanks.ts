import type { Aim, Gain } from "../wire/types.ts";

/**
 * What everybody got in a hand, with the place that their score gives them: the best first. Equal ones share a place;
 * where something else decides between them in the end, they have none yet.
 */
export function gainRanks(gains: readonly Gain[], aim: Aim | undefined): { gain: Gain; rank: number | undefined }[] {
  const ahead = (one: Gain, other: Gain) => (aim?.fewest ? one.score < other.score : one.score > other.score);
  const place = (gain: Gain) => 1 + gains.filter((other) => ahead(other, gain)).length;
  const open = (gain: Gain) => aim?.tieBreak && gains.some((other) => other !== gain && other.score === gain.score);
  return [...gains]
    .sort((one, other) => place(one) - place(other))
    .map((gain) => ({ gain, rank: open(gain) ? undefined : place(gain) }));
}
