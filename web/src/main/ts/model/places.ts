import type { Place, Zone } from "../wire/types.ts";

/** The other players in seating order from the player's left; a watcher sees all. */
export function otherPlaces(places: readonly Place[], eye: number): Place[] {
  const at = places.findIndex((place) => place.seat === eye);
  return at < 0 ? [...places] : [...places.slice(at + 1), ...places.slice(0, at)];
}

/** The index of a side in seating order; the second one is set in italics. */
export function sideIndex(places: readonly Place[], side: string): number {
  return side === "" ? -1 : [...new Set(places.map((place) => place.side))].filter(Boolean).indexOf(side);
}

/** The rows of the score: one per side, or one per player where there are no sides. */
export function scoreRows(places: readonly Place[]): { side: string; places: Place[]; score: number }[] {
  const sides = [...new Set(places.map((place) => place.side))].filter(Boolean);
  if (sides.length < 2) return places.map((place) => ({ side: "", places: [place], score: place.score }));
  return sides.map((side) => {
    const partners = places.filter((place) => place.side === side);
    return { side, places: partners, score: partners[0]?.score ?? 0 };
  });
}

/** A player's public tallies and note, as one line. */
export function statText({ tallies, note }: Place): string {
  return [...tallies.map(({ count, label }) => `${count} ${label}`), note].filter(Boolean).join(" · ");
}

/** What a zone is called at its owner's seat, where their name stands already. */
export function labelAtSeat({ label, owner }: Zone): string {
  return label.replace(new RegExp(`^@${owner}['’]s | by @${owner}$`), "");
}

/** How many things a zone holds. */
export function contentCount(zone: Zone): number {
  switch (zone.kind) {
    case "row":
      return zone.pieces.length;
    case "stack":
      return zone.count;
    case "words":
      return zone.words.length;
    case "grid":
      return zone.cells.length;
    case "sheet":
      return zone.entries.length;
  }
}

/** Whether a zone has nothing to show; an empty stack still shows its place. */
export function isEmptyZone(zone: Zone): boolean {
  return zone.kind !== "stack" && contentCount(zone) === 0;
}
