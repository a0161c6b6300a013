import { isEmptyZone } from "../places.ts";
import { away, hasAll, isComfortable, isGoodStill, thingsOf } from "./keptPlan.ts";
import { taskOf, type Part, type Task } from "./parts.ts";
import type { Ask, Plan } from "./plan.ts";
import { kept, spread, type Slots } from "./rowSlots.ts";
import { shelve, stand, type Block, type Shelf } from "./shelves.ts";
import { LEAST_TOUCHED, levelsOf, SIDE, tileOf, type Fold, type Level } from "./tileSizes.ts";
import { chipsHeight, isCount, isWordList, leastOfList, LENGTHS, sizeOf } from "./zoneSizes.ts";

/** The widest card, in rem; how high one is at least below what it is about, and how much of the felt it has at most. */
const MOST_CARD = 46;
const LEAST_CARD = 6;
const CARD_SHARE = 0.5;
/** How much of the felt a board has at least. */
const BOARD_SHARE = 0.6;
/** The same of a list. */
const LIST_SHARE = { FOCUS: 0.6, TABLE: 0.5, RECORD: 0.4 } as const;
/** So much of that where other things are folded: a list of words, whose newest come first, gives way before captions do. */
const CROWDED_SHARE = 0.7;

/**
 * Where everything on the felt goes: a function of the scene and the size of the felt alone. Things are as large as
 * there is room for; then records are folded, then what is not touched; captions go last of all. What the moment is
 * about is never folded. The plan of the scene before is kept for as long as everything fits into it, so that nothing
 * moves but what came or went.
 */
export function layout(ask: Ask, before?: Plan): Plan {
  const task = taskOf(ask);
  if (before && (isComfortable(before, task) || hasAll(before, task))) return withRows(before, task, before);
  const fresh = planAnew(task);
  return before && isGoodStill(before, fresh, task) ? withRows(before, task, before) : withRows(fresh, task);
}

/** The plan with the pieces of its rows in their places, which they keep for as long as it is kept. */
function withRows(plan: Plan, { ask, written }: Task, before?: Plan): Plan {
  const rows: Record<string, Slots> = {};
  for (const place of plan.places) {
    const zone = ask.scene.zones.find((each) => each.id === place.id);
    if (zone?.kind !== "row") continue;
    const how = { ...place, tight: plan.tight, rem: ask.room.rem, written };
    const old = before?.rows[zone.id];
    rows[zone.id] = (old && kept(zone, old, place, how)) ?? spread(zone, place, how);
  }
  return { ...plan, rows };
}

function planAnew(task: Task): Plan {
  const fits = (plan: Plan) => plan.height <= task.ask.room.height + 1;
  let best: Plan | undefined;
  let last: Plan | undefined;
  const tried = new Set<string>();
  for (const level of levelsOf(task)) {
    // Captions go only where nothing fits with them.
    if (best && (!level.captioned || level.fold === 4)) break;
    const folded = foldedAt(task, level.fold);
    const key = [level.size, level.side, level.captioned, level.tight, folded.size].join();
    if (tried.has(key)) continue;
    tried.add(key);
    last = planAt(task, level, folded);
    if (!fits(last)) continue;
    const plan = unfolded(task, level, last);
    if (away(plan) === 0 || level.fold < 3) return plan;
    // Of those with something of the table folded the one with least, and then the largest.
    if (!best || away(plan) < away(best)) best = plan;
  }
  // Where nothing fits the felt scrolls.
  return (
    best ??
    last ??
    planAt(task, { size: LEAST_TOUCHED, fold: 0, captioned: false, tight: true, side: false }, new Set())
  );
}

function foldedAt({ parts }: Task, fold: Fold): Set<Part> {
  return new Set(
    parts.filter(
      (part) =>
        (fold === 4 || !part.touched) &&
        ((part.role === "RECORD" && fold >= (part.others ? 1 : 2)) || (part.role === "TABLE" && fold >= 3)),
    ),
  );
}

/** Unfolds one by one what there is room for after all. */
function unfolded(task: Task, level: Level, plan: Plan): Plan {
  let best = plan;
  const folded = foldedAt(task, level.fold);
  const order = (part: Part) => (part.touched ? 0 : 4) + (part.role === "TABLE" ? 0 : 2) + Number(part.others);
  for (const part of [...folded].sort((a, b) => order(a) - order(b))) {
    const fewer = new Set([...folded].filter((each) => each !== part));
    const next = planAt(task, level, fewer);
    if (next.height > task.ask.room.height + 1) continue;
    best = next;
    folded.delete(part);
  }
  return best;
}

function planAt(task: Task, level: Level, away: ReadonlySet<Part>): Plan {
  const { ask, parts, written, wide } = task;
  const { room, card } = ask;
  const { captioned, tight } = level;
  const gap = (tight ? LENGTHS.tightGap : LENGTHS.gap) * room.rem;
  const lying = parts.filter((part) => !away.has(part));
  const focus = lying.filter((part) => part.role === "FOCUS");
  const seated = [...away].filter((part) => part.others).map((part) => part.zone.id);
  const folded = [...away].filter((part) => !part.others && !isEmptyZone(part.zone)).map((part) => part.zone);
  folded.sort((one, other) => Number(isCount(one)) - Number(isCount(other)));
  const line = chipsHeight(folded, ask.clocks ?? 0, room.width, { rem: room.rem, tight });
  // At the side lie packs, the card, and what one looks up; where the moment is about nothing else, the card lies in the middle.
  const aside = (part: Part) =>
    part.zone.kind === "stack" ? part.role === "TABLE" : part.role === "RECORD" && !card && part.zone.kind === "sheet";
  const cardAside = card !== undefined && focus.length > 0;
  const hasSide = wide && level.side && focus.length > 0 && (cardAside || lying.some(aside));
  const sideWidth = hasSide ? SIDE * room.rem : 0;
  const mainWidth = room.width - (hasSide ? sideWidth + gap : 0);
  const height = room.height - (line > 0 ? line + gap : 0);

  const isOfWords = ({ zone }: Part) => zone.kind === "sheet" && isWordList(zone, written);
  const block = (part: Part, width: number): Block => {
    const tile = tileOf(task, part, level, width);
    const size = sizeOf(part.zone, width, { tile, captioned, tight, rem: room.rem, written });
    const list = part.zone.kind === "sheet";
    const board = part.zone.kind === "grid" ? (card ? 1 - CARD_SHARE : BOARD_SHARE) * height - gap : 0;
    const least = leastOfList(tight) * room.rem;
    const share = LIST_SHARE[part.role] * (level.fold < 3 || !isOfWords(part) ? 1 : CROWDED_SHARE);
    const most = list ? Math.max(least, tight ? 0 : share * height) : Infinity;
    return {
      width: Math.min(size.width, width),
      height: Math.max(board, Math.min(size.height, most)),
      placed: { id: part.zone.id, tile, captioned },
      grows: part.zone.kind === "grid" || list,
    };
  };
  const cardBlock = (width: number): Block => {
    const wanted = Math.min(width, MOST_CARD * room.rem);
    const most = focus.length > 0 && !wide ? Math.max(LEAST_CARD * room.rem, CARD_SHARE * height) : height;
    return { width: wanted, height: Math.min(card?.(wanted, tight) ?? 0, most), placed: undefined, grows: true };
  };

  // Lists of the moment lie side by side, or share a place by tabs.
  const lists = focus.filter((part) => part.zone.kind === "sheet");
  const rest = focus.filter((part) => part.zone.kind !== "sheet");
  const each = (mainWidth - (lists.length - 1) * gap) / Math.max(1, lists.length);
  const tabbed = lists.length > 1 && each < 15 * room.rem;
  const listBlocks: Block[] = tabbed
    ? [
        {
          width: mainWidth,
          height: LENGTHS.tabs * room.rem + Math.max(...lists.map((part) => block(part, mainWidth).height)),
          placed: { id: lists[0]?.zone.id ?? "", tile: LEAST_TOUCHED, captioned: true },
          grows: true,
        },
      ]
    : lists.map((part) => ({
        ...block(part, lists.length > 1 ? each : mainWidth),
        ...(lists.length > 1 ? { width: each } : {}),
      }));
  const shelved = (these: readonly Part[], width: number) =>
    shelve(
      these.map((part) => block(part, width)),
      width,
      gap,
    );
  const main = [...shelved(rest, mainWidth), ...shelve(listBlocks, mainWidth, gap)];
  const below = lying.filter((part) => part.role !== "FOCUS" && !(hasSide && aside(part)));
  const later = (["TABLE", "RECORD"] as const).flatMap((role) =>
    shelved(
      below.filter((part) => part.role === role),
      mainWidth,
    ),
  );
  const side: Shelf[] = [];
  if (hasSide && cardAside) side.push(...shelve([cardBlock(sideWidth)], sideWidth, gap));
  else if (card) (focus.length > 0 ? main : later).push(...shelve([cardBlock(mainWidth)], mainWidth, gap));
  if (hasSide)
    side.push(
      ...shelved(
        lying.filter((part) => part.role !== "FOCUS" && aside(part)),
        sideWidth,
      ),
    );

  const plan: Plan = {
    room,
    things: thingsOf(task),
    tight,
    tile: level.size,
    places: [],
    rows: {},
    tabs: tabbed ? lists.map((part) => part.zone.id) : [],
    folded: folded.map((zone) => zone.id),
    seated,
    height: 0,
  };
  const columns = [
    stand(plan, [...main, ...later], 0, mainWidth, height, gap),
    hasSide ? stand(plan, side, mainWidth + gap, sideWidth, height, gap) : 0,
  ];
  const high = Math.max(...columns);
  if (line > 0) {
    const y = Math.max(high, height) + (high > 0 ? gap : 0);
    plan.chips = { x: 0, y: Math.min(y, Math.max(high + gap, room.height - line)), width: room.width, height: line };
    plan.height = high > 0 ? high + gap + line : line;
  } else plan.height = high;
  return plan;
}
