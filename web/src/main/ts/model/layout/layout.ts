import type { Offer, Row, Scene, Zone } from "../../wire/types.ts";
import { isEmptyZone } from "../places.ts";
import { handOf, idsIn, isHeld, offeredIds, roleOf, writtenLines } from "../roles.ts";
import { kept, spread, type Slots } from "./rowSlots.ts";
import { chipsHeight, isCount, isOfCards, LENGTHS, sizeOf, TILE_GAP, type Size } from "./zoneSizes.ts";

/** The felt: its inner size and the size of the text, in pixels. */
export interface Room extends Size {
  rem: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

/** Where a zone lies, and how large its tiles are. */
export interface Placed extends Box {
  id: string;
  tile: number;
  captioned: boolean;
}

/** Where everything on the felt goes. */
export interface Plan {
  room: Room;
  things: string;
  /** Everything is set as closely as it can be read and touched. */
  tight: boolean;
  /** How wide the tiles of what the moment is about are. */
  tile: number;
  places: Placed[];
  /** Where the pieces of each row lie in its box. */
  rows: Readonly<Record<string, Slots>>;
  /** Lists of the moment that share one place: a tab for each. */
  tabs: string[];
  /** The place of a question, form or pause, if there is one. */
  card?: Box;
  /** Chips on the felt for what is folded away, and what is folded at its owner's seat. */
  folded: string[];
  seated: string[];
  chips?: Box;
  /** How high everything is; where there is no room at all more than the felt. */
  height: number;
}

export interface Ask {
  scene: Scene;
  eye: number;
  room: Room;
  /** How much room the card on the felt would like in a column of a width, if there is one; how little is enough. */
  card?: ((width: number, tight: boolean) => number) | undefined;
  /** The card is a pause: nothing is to be decided, and everything else may give way to it. */
  pause?: boolean;
  /** The offer that is being filled in: what it asks for is what the moment is about. */
  open?: Offer | undefined;
  /** How many clocks stand in the line of chips. */
  clocks?: number;
  /** Nothing but what can be touched is shown, the rest lies on another screen. */
  touched?: boolean;
}

/** From this width on, in rem, the felt has a column at its side for packs and cards. */
const WIDE = 40;
const SIDE = 19;
/** A felt wider than this, in rem, is looked at from afar. */
const AFAR = 66;
/** Widths of tiles, in pixels of usual text: as large as is comfortable, and then down to the least. */
const FROM_AFAR = [120, 104, 88, 78];
const EASY = [70, 62, 56, 50, 44];
const LEAST = [40, 36, 32];
const LAST_RESORT = [28, 26, 24];
const LARGEST_ON_PHONE = 56;
/** What can be touched is never smaller than this, and what is seen only not smaller than that. */
const LEAST_TOUCHED = 32;
const LEAST_SEEN = 24;
const LARGEST_ON_TABLE = 44;
const LARGEST_RECORD = 28;
/** How much larger stacks and cards are than letters. */
const STACK_SCALE = 2.15;
const CARD_SCALE = 1.35;
/** The widest card, in rem; how high one is at least below what it is about, and how much of the felt it has at most. */
const MOST_CARD = 46;
const LEAST_CARD = 6;
const CARD_SHARE = 0.5;
/** How much of the felt a board has at least. */
const BOARD_SHARE = 0.6;
/** The same of a list, which scrolls inside its paper where it is longer; its title and a line are the least. */
const LEAST_LIST = 7;
const TIGHT_LIST = 5;
const LIST_SHARE = { FOCUS: 0.6, TABLE: 0.5, RECORD: 0.4 } as const;
/** So many stacks lie in one row, more in two. */
const MOST_BESIDE = 4;

/** How much is folded: nothing, what others keep, all records, whatever is not touched, the whole table. */
type Fold = 0 | 1 | 2 | 3 | 4;

interface Level {
  size: number;
  fold: Fold;
  captioned: boolean;
  /** Everything is set as closely as it can be read and touched, whatever the size of the text. */
  tight: boolean;
  /** Packs and cards lie in a column of their own, where the felt is wide enough for one. */
  side: boolean;
}

interface Part {
  zone: Zone;
  role: "FOCUS" | "TABLE" | "RECORD";
  touched: boolean;
  /** It lies before another player. */
  others: boolean;
}

/** One felt to be laid: what lies on it, and how it is measured. */
interface Task {
  ask: Ask;
  parts: Part[];
  written: ReadonlySet<string>;
  wide: boolean;
}

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

function taskOf(ask: Ask): Task {
  const { scene, eye, room } = ask;
  const offered = offeredIds(scene);
  const leading = ask.open ? [ask.open] : scene.offers.filter((offer) => offer.verb === scene.question?.verb);
  const asked = offeredIds({ ...scene, offers: leading });
  const hand = handOf(scene, eye);
  const parts: Part[] = [];
  for (const zone of scene.zones) {
    if (zone === hand || (isHeld(zone) && roleOf(zone) === "HAND")) continue;
    const touched = idsIn(zone).some((id) => id !== "" && offered.has(id));
    if (isEmptyZone(zone) && zone.kind !== "grid" && (zone.owner >= 0 ? zone.owner !== eye : false)) continue;
    if (ask.touched && !touched && zone.kind !== "grid") continue;
    const led = touched && idsIn(zone).some((id) => asked.has(id));
    parts.push({
      zone,
      role: roleNow(zone, led, touched, ask.pause ?? false),
      touched,
      others: zone.owner >= 0 && zone.owner !== eye,
    });
  }
  // Where the game names nothing, the table itself is what the moment is about; and a record is never alone.
  if (!parts.some((part) => part.role === "FOCUS") && !ask.card) {
    const next = parts.some((part) => part.role === "TABLE" && part.zone.kind !== "stack") ? "TABLE" : undefined;
    for (const part of parts) if (part.role === next) part.role = "FOCUS";
    if (parts.every((part) => part.role === "RECORD")) for (const part of parts) part.role = "TABLE";
  }
  return { ask, parts, written: writtenLines(scene), wide: room.width >= WIDE * room.rem };
}

/** What a zone is for just now. */
function roleNow(zone: Zone, asked: boolean, touched: boolean, pause: boolean): Part["role"] {
  const said = roleOf(zone);
  if (said === "HAND" || (pause && said === "FOCUS")) return "TABLE";
  if (asked) return "FOCUS";
  // A list that one may choose from lies on the table.
  return touched && said === "RECORD" && zone.kind === "sheet" ? "TABLE" : said;
}

/** The levels by which things give way, the most comfortable first. */
function* levelsOf(task: Task): Generator<Level> {
  const { wide, ask } = task;
  const { room } = ask;
  const far = room.width >= AFAR * room.rem ? FROM_AFAR : [];
  const easy = [...far, ...EASY].filter((size) => wide || size <= LARGEST_ON_PHONE);
  const usual = { captioned: true, tight: false, side: false };
  for (const fold of [0, 1, 2] as const)
    for (const side of wide && !isLong(task) ? [true, false] : [false])
      for (const size of easy) yield { ...usual, size, fold, side };
  for (const size of LEAST) yield { ...usual, size, fold: 2 };
  for (const size of [...easy.slice(-2), ...LEAST]) yield { ...usual, size, fold: 3 };
  for (const size of [...easy.slice(-1), ...LEAST]) yield { ...usual, size, fold: 3, captioned: false };
  for (const size of LEAST) yield { ...usual, size, fold: 4 };
  for (const size of LEAST) yield { ...usual, size, fold: 4, captioned: false };
  for (const size of [LEAST_TOUCHED, ...LAST_RESORT]) yield { ...usual, size, fold: 4, captioned: false, tight: true };
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

function away(plan: Plan): number {
  return plan.folded.length + plan.seated.length;
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

/** How wide the tiles of a row may be, so that it lies in one line. */
function inOneLine(zone: Row, width: number): number {
  return width / Math.max(1, zone.pieces.length) / (1 + TILE_GAP);
}

/** Whether a row of the moment, a long word, lies in one line of comfortable tiles only without a column at the side. */
function isLong({ parts, ask: { room } }: Task): boolean {
  const easy = ((EASY[EASY.length - 1] ?? 0) * room.rem) / 16;
  return parts.some(
    ({ role, zone }) =>
      role === "FOCUS" &&
      zone.kind === "row" &&
      inOneLine(zone, room.width) >= easy &&
      inOneLine(zone, room.width - (SIDE + LENGTHS.gap) * room.rem) < easy,
  );
}

/** How wide a stack of the moment may be, so that a few of them lie in one row. */
function besideOthers({ ask: { room }, parts, wide }: Task): number {
  const count = parts.filter((part) => part.role === "FOCUS" && part.zone.kind === "stack").length;
  const width = wide ? room.width - (SIDE + LENGTHS.gap) * room.rem : room.width;
  const columns = count <= MOST_BESIDE ? count : Math.ceil(count / 2);
  return Math.max(LEAST_TOUCHED, (width + LENGTHS.gap * room.rem) / Math.max(1, columns) - LENGTHS.gap * room.rem - 8);
}

function tileOf(task: Task, { role, touched, zone }: Part, { size, captioned, tight }: Level, width: number): number {
  // Where there is no room left, letters do not grow with the text.
  const scale = tight ? 1 : task.ask.room.rem / 16;
  const least = Math.min(size, touched ? LEAST_TOUCHED : LEAST_SEEN);
  const afar = Math.max(1, size / (EASY[0] ?? size));
  const cards =
    zone.kind === "row" ? isOfCards(zone.pieces) : zone.kind === "words" && isOfCards(zone.words[0]?.pieces ?? []);
  const stack = zone.kind === "stack";
  if (role === "FOCUS") {
    const grown =
      stack && zone.top?.form !== "LETTER" && zone.top?.form !== "COUNTER"
        ? STACK_SCALE
        : cards || stack
          ? CARD_SCALE
          : 1;
    const words = zone.kind === "words" ? 0.8 : 1;
    const wanted = Math.max(least, size * grown * words) * scale;
    if (stack) return Math.round(Math.min(wanted, besideOthers(task)));
    // A row that can lie in one line does.
    const line = zone.kind === "row" ? inOneLine(zone, width) : wanted;
    return Math.floor(line >= (LEAST[0] ?? 0) * scale ? Math.min(wanted, line) : wanted);
  }
  const most =
    (role === "TABLE" ? LARGEST_ON_TABLE * (stack && captioned && size >= 56 ? 1.4 : 1) : LARGEST_RECORD) * afar;
  const wanted = role === "TABLE" ? (touched ? size : size * 0.8) : size * 0.6;
  return Math.round(Math.max(least, Math.min(wanted, most)) * scale);
}

interface Block extends Size {
  placed: Omit<Placed, "x" | "y" | "width" | "height"> | undefined;
  /** Takes whatever height is left. */
  grows: boolean;
}

/** Blocks side by side. */
interface Shelf {
  blocks: Block[];
  height: number;
  grows: boolean;
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
  const grid = focus.some((part) => part.zone.kind === "grid");
  // At the side lie packs, the card, and what one looks up; where the moment is about nothing else, the card lies in the middle.
  const aside = (part: Part) =>
    part.zone.kind === "stack" ? part.role === "TABLE" : part.role === "RECORD" && !card && part.zone.kind === "sheet";
  const cardAside = card !== undefined && focus.length > 0;
  const hasSide = wide && level.side && focus.length > 0 && (cardAside || lying.some(aside));
  const sideWidth = hasSide ? SIDE * room.rem : 0;
  const mainWidth = room.width - (hasSide ? sideWidth + gap : 0);
  const height = room.height - (line > 0 ? line + gap : 0);

  const block = (part: Part, width: number): Block => {
    const tile = tileOf(task, part, level, width);
    const size = sizeOf(part.zone, width, { tile, captioned, tight, rem: room.rem, written });
    const list = part.zone.kind === "sheet";
    const board = part.zone.kind === "grid" ? (card ? 1 - CARD_SHARE : BOARD_SHARE) * height - gap : 0;
    // A list that is longer than the felt scrolls inside its paper.
    const least = (tight ? TIGHT_LIST : LEAST_LIST) * room.rem;
    const most = list ? Math.max(least, tight ? 0 : LIST_SHARE[part.role] * height) : Infinity;
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
  const main = [
    ...shelve(
      rest.map((part) => block(part, mainWidth)),
      mainWidth,
      gap,
    ),
    ...shelve(listBlocks, mainWidth, gap),
  ];
  const below = lying.filter((part) => part.role !== "FOCUS" && !(hasSide && aside(part)));
  const later = [
    ...shelve(
      below.filter((part) => part.role === "TABLE").map((part) => block(part, mainWidth)),
      mainWidth,
      gap,
    ),
    ...shelve(
      below.filter((part) => part.role === "RECORD").map((part) => block(part, mainWidth)),
      mainWidth,
      gap,
    ),
  ];
  const side: Shelf[] = [];
  if (hasSide && cardAside) side.push(...shelve([cardBlock(sideWidth)], sideWidth, gap));
  else if (card) (focus.length > 0 || grid ? main : later).push(...shelve([cardBlock(mainWidth)], mainWidth, gap));
  if (hasSide)
    side.push(
      ...shelve(
        lying.filter((part) => part.role !== "FOCUS" && aside(part)).map((part) => block(part, sideWidth)),
        sideWidth,
        gap,
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

/** Puts blocks side by side on as few shelves as they need. */
function shelve(blocks: readonly Block[], width: number, gap: number): Shelf[] {
  const shelves: Shelf[] = [];
  let x = 0;
  for (const block of blocks) {
    const shelf = shelves[shelves.length - 1];
    if (shelf && x + gap + block.width <= width + 0.5 && !shelf.grows === !block.grows) {
      shelf.blocks.push(block);
      shelf.height = Math.max(shelf.height, block.height);
      x += gap + block.width;
    } else {
      shelves.push({ blocks: [block], height: block.height, grows: block.grows });
      x = block.width;
    }
  }
  return shelves;
}

/**
 * Stands shelves one below the other in a column and shares out what is left of it, so that things may grow a little
 * without moving others. Returns how high they are.
 */
function stand(
  plan: Plan,
  shelves: readonly Shelf[],
  left: number,
  width: number,
  height: number,
  gap: number,
): number {
  const used = shelves.reduce((sum, shelf) => sum + shelf.height, 0) + gap * Math.max(0, shelves.length - 1);
  const spare = Math.max(0, height - used);
  const growing = shelves.filter((shelf) => shelf.grows).length;
  let y = 0;
  for (const shelf of shelves) {
    const share = growing > 0 ? (shelf.grows ? spare / growing : 0) : spare / shelves.length;
    const high = shelf.height + share;
    const taken = shelf.blocks.reduce((sum, block) => sum + block.width, 0) + gap * (shelf.blocks.length - 1);
    const wider = Math.max(0, width - taken) / shelf.blocks.length;
    let x = left;
    for (const block of shelf.blocks) {
      const box: Box = { x: round(x), y: round(y), width: round(block.width + wider), height: round(high) };
      if (block.placed) plan.places.push({ ...block.placed, ...box });
      else plan.card = box;
      x += block.width + wider + gap;
    }
    y += high + gap;
  }
  return used;
}

function round(length: number): number {
  return Math.round(length * 2) / 2;
}

/** What lies on the felt: its zones, a card. */
function thingsOf({ ask, parts }: Task): string {
  const zones = parts.filter((part) => !isEmptyZone(part.zone)).map((part) => part.zone.id);
  return [...zones, ask.card?.(ask.room.width, false), ask.open?.verb, ask.clocks].join();
}

/** Whether the card has room in a plan: as much as it would like, or as it has in another plan. */
function holdsCard(plan: Plan, { ask }: Task, other?: Plan): boolean {
  if (!ask.card || !plan.card) return !ask.card === !plan.card;
  const wanted = ask.card(plan.card.width, plan.tight);
  return plan.card.height + 1 >= Math.min(wanted, other?.card?.height ?? wanted);
}

/** Whether the very same things lie there as in the scene before, and have room: nothing moves then, even if it could be larger. */
function hasAll(before: Plan, task: Task): boolean {
  const away = [...before.folded, ...before.seated, ...before.tabs];
  return (
    isSameRoom(before.room, task.ask.room) &&
    before.things === thingsOf(task) &&
    task.parts.every((part) =>
      away.includes(part.zone.id)
        ? part.role !== "FOCUS" || before.tabs.includes(part.zone.id)
        : isEmptyZone(part.zone) || hasPlace(before, part, task, part.touched ? LEAST_SEEN : 0),
    )
  );
}

/** Whether the plan of the scene before leaves nothing to wish for: nothing is folded or small, and everything fits. */
function isComfortable(before: Plan, task: Task): boolean {
  const { room, clocks } = task.ask;
  return (
    isSameRoom(before.room, room) &&
    holdsCard(before, task) &&
    !before.chips === !clocks &&
    away(before) + before.tabs.length === 0 &&
    before.tile >= (task.wide ? (EASY[0] ?? 0) : LARGEST_ON_PHONE) &&
    task.parts.every((part) => hasPlace(before, part, task, part.touched ? LEAST_TOUCHED : 0))
  );
}

export function isSameRoom(one: Room, other: Room): boolean {
  return one.width === other.width && one.height === other.height && one.rem === other.rem;
}

/** Whether a zone has its place in a plan and fits, with tiles not smaller than some length. */
function hasPlace(plan: Plan, { zone }: Part, { ask, written }: Task, least: number): boolean {
  const place = plan.places.find((each) => each.id === zone.id);
  if (!place) return false;
  if (zone.kind === "grid" || zone.kind === "sheet") return true;
  const size = sizeOf(zone, place.width, { ...place, tight: plan.tight, rem: ask.room.rem, written });
  return place.tile >= least && size.width <= place.width + 1 && size.height <= place.height + 1;
}

/** Whether the plan of the scene before can be kept: all that lies there now has its place in it, and fits. */
function isGoodStill(before: Plan, fresh: Plan, task: Task): boolean {
  if (!isSameRoom(before.room, task.ask.room) || !holdsCard(before, task, fresh) || !before.chips !== !fresh.chips)
    return false;
  if (fresh.tile > before.tile * 1.3 || before.tabs.join() !== fresh.tabs.join()) return false;
  const within = (now: readonly string[], then: readonly string[]) => now.every((id) => then.includes(id));
  if (!within(fresh.folded, before.folded) || !within(fresh.seated, before.seated)) return false;
  return fresh.places.every((place) => {
    const part = task.parts.find((each) => each.zone.id === place.id);
    return part !== undefined && hasPlace(before, part, task, part.touched ? Math.min(place.tile, LEAST_TOUCHED) : 0);
  });
}
