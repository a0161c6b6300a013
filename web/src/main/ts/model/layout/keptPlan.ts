import { isEmptyZone } from "../places.ts";
import type { Part, Task } from "./parts.ts";
import { isSameRoom, type Plan } from "./plan.ts";
import { EASY, LARGEST_ON_PHONE, LEAST_IN_WORD, LEAST_SEEN, LEAST_TOUCHED } from "./tileSizes.ts";
import { leastOfList, sizeOf, wordsInOneLine } from "./zoneSizes.ts";

/** How many zones are folded away. */
export function away(plan: Plan): number {
  return plan.folded.length + plan.seated.length;
}

/** What lies on the felt: its zones, a card. */
export function thingsOf({ ask, parts }: Task): string {
  const zones = parts.filter((part) => !isEmptyZone(part.zone)).map((part) => part.zone.id);
  return [...zones, ask.card?.(ask.room.width, false), ask.open?.verb, ask.clocks].join();
}

/** Whether captions that had to go would come back, where nothing moves under a finger. */
function hasLostCaptions({ places }: Plan, { parts }: Task): boolean {
  return places.some((place) => !place.captioned) && !parts.some((part) => part.touched);
}

/** Whether the card has room in a plan: as much as it would like, or as it has in another plan. */
function holdsCard(plan: Plan, { ask }: Task, other?: Plan): boolean {
  if (!ask.card || !plan.card) return !ask.card === !plan.card;
  const wanted = ask.card(plan.card.width, plan.tight);
  return plan.card.height + 1 >= Math.min(wanted, other?.card?.height ?? wanted);
}

/** Whether the very same things lie there as in the scene before, and have room: nothing moves then, even if it could be larger. */
export function hasAll(before: Plan, task: Task): boolean {
  const away = [...before.folded, ...before.seated, ...before.tabs];
  return (
    isSameRoom(before.room, task.ask.room) &&
    !hasLostCaptions(before, task) &&
    before.things === thingsOf(task) &&
    task.parts.every((part) =>
      away.includes(part.zone.id)
        ? part.role !== "FOCUS" || before.tabs.includes(part.zone.id)
        : isEmptyZone(part.zone) || hasPlace(before, part, task, part.touched ? LEAST_SEEN : 0),
    )
  );
}

/** Whether the plan of the scene before leaves nothing to wish for: nothing is folded or small, and everything fits. */
export function isComfortable(before: Plan, task: Task): boolean {
  const { room, clocks } = task.ask;
  return (
    isSameRoom(before.room, room) &&
    !(before.things !== thingsOf(task) && task.parts.some((part) => part.zone.kind === "grid")) &&
    holdsCard(before, task) &&
    !before.chips === !clocks &&
    away(before) + before.tabs.length === 0 &&
    before.tile >= (task.wide ? (EASY[0] ?? 0) : LARGEST_ON_PHONE) &&
    task.parts.every((part) => hasPlace(before, part, task, part.touched ? LEAST_TOUCHED : 0))
  );
}

/**
 * Whether a zone has its place in a plan and fits, with tiles not smaller than some length: no word is broken, and of a
 * list that is only read as much is seen as is needed, or as in another plan.
 */
function hasPlace(plan: Plan, { zone, touched }: Part, { ask, written }: Task, least: number, other?: Plan): boolean {
  const place = plan.places.find((each) => each.id === zone.id);
  if (!place) return false;
  if (zone.kind === "grid" || (zone.kind === "sheet" && touched)) return true;
  const how = { ...place, tight: plan.tight, rem: ask.room.rem, written };
  const size = sizeOf(zone, place.width, how);
  if (zone.kind === "sheet") {
    const there = other?.places.find((each) => each.id === zone.id)?.height ?? Infinity;
    return place.height + 1 >= Math.min(size.height, leastOfList(plan.tight) * how.rem, there);
  }
  if (zone.kind === "words" && place.tile > Math.max(LEAST_IN_WORD, wordsInOneLine(zone, place.width, how)))
    return false;
  return place.tile >= least && size.width <= place.width + 1 && size.height <= place.height + 1;
}

/** Whether a board would have more room than before: none is kept free for what lay there for a moment. */
function isBoardLarger(before: Plan, fresh: Plan, { parts }: Task): boolean {
  const height = ({ places }: Plan, id: string) => places.find((place) => place.id === id)?.height ?? 0;
  return parts.some(({ zone }) => zone.kind === "grid" && height(fresh, zone.id) > height(before, zone.id) + 1);
}

/** Whether the plan of the scene before can be kept: all that lies there now has its place in it, and fits. */
export function isGoodStill(before: Plan, fresh: Plan, task: Task): boolean {
  if (!isSameRoom(before.room, task.ask.room) || !holdsCard(before, task, fresh) || !before.chips !== !fresh.chips)
    return false;
  if (isBoardLarger(before, fresh, task)) return false;
  if (hasLostCaptions(before, task) && !hasLostCaptions(fresh, task)) return false;
  if (fresh.tile > before.tile * 1.3 || before.tabs.join() !== fresh.tabs.join()) return false;
  const within = (now: readonly string[], then: readonly string[]) => now.every((id) => then.includes(id));
  if (!within(fresh.folded, before.folded) || !within(fresh.seated, before.seated)) return false;
  return fresh.places.every((place) => {
    const part = task.parts.find((each) => each.zone.id === place.id);
    const least = part?.touched ? Math.min(place.tile, LEAST_TOUCHED) : 0;
    return part !== undefined && hasPlace(before, part, task, least, fresh);
  });
}
