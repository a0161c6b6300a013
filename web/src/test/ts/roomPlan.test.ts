import assert from "node:assert/strict";
import { test } from "node:test";
import { roomBlocks } from "../../main/ts/evening/roomParts.ts";
import {
  pageHeight,
  roomPlan,
  type RoomBlock,
  type RoomPlan,
  type RoomWindow,
} from "../../main/ts/evening/roomPlan.ts";
import type { Evening, Guest, Phase } from "../../main/ts/wire/evening.ts";

/** What the masthead leaves of a television of either kind, of a desk, and of a phone that is held up or lies. */
const TELEVISIONS: RoomWindow[] = [
  { width: 1844, height: 969 },
  { width: 1224, height: 633 },
];
const WINDOWS: RoomWindow[] = [
  ...TELEVISIONS,
  { width: 1224, height: 690 },
  { width: 366, height: 760 },
  { width: 800, height: 300 },
];
const PEOPLE = [4, 5, 6, 7, 8, 11, 16, 40, 64];
const PHASES: Phase[] = ["gathering", "seated", "playing", "stopped", "over"];
const NAMES = ["Wilhelmina", "Benedict", "Flora", "Ruth", "Clara", "Henry", "Christopher", "Jo"];
const LONGEST = "Wilhelmina of the Garden";

const LINK = "https://parlour.example/e/k3v9mq2t7xab#inviteToken=" + "k3v9".repeat(6);

/** A part of the height of a television: less is not read from across a room. */
const LEGIBLE = 0.02;

function evening(
  people: number,
  fill: "bots" | "byes",
  phase: Phase,
  nameOf: (id: number) => string,
  rung = false,
): Evening {
  const chairs = fill === "bots" ? Math.max(8, Math.ceil(people / 4) * 4) : people;
  const seated = chairs - (chairs % 4);
  const guests = Array.from({ length: chairs }, (_, id): Guest => {
    const [gold, red, level] = [id % 3, 2 - (id % 3), id < people ? 0 : 3];
    const table = id < seated ? 1 + Math.floor(id / 4) : 0;
    return { id, name: nameOf(id), level, here: true, connected: true, gold, red, byes: 0, device: id, table };
  });
  const ofTable = (t: number) => [0, 1, 2, 3].map((chair) => 4 * t + chair);
  const tables = Array.from({ length: seated / 4 }, (_, t) => ({
    number: t + 1,
    chairs: ofTable(t),
    ...(t === 1 ? { gathers: false, missing: ofTable(t) } : t % 2 === 0 ? { score: [12, 9] } : {}),
  }));
  const won = tables.map((_, t) => ({
    chairs: [0, 1, 2, 3].map((chair) => 4 * (chair % 2 === 0 ? (t || tables.length) - 1 : t) + chair),
    score: [12, 9],
    winner: t === 0 ? 1 : 0,
    drawn: "",
    told: `${nameOf(4 * t)} and ${nameOf(4 * t + 2)} win table ${t + 1} as the bell found it, 12 points to 9.`,
  }));
  return {
    ...{ type: "evening", evening: "x", role: "screen", eye: -1, phase, round: phase === "gathering" ? 1 : 2 },
    ...{ now: 0, began: 0, paused: false, spent: 0, guests, lines: [] },
    tables: phase === "gathering" || phase === "over" ? [] : tables,
    bench: guests.slice(seated).map(({ id }) => id),
    ...(phase === "gathering" ? {} : { last: { tables: won, began: 0, ended: rung ? 0 : -9000 } }),
    plan: {
      ...{ game: "g", title: "G", table: {}, words: 0 },
      evening: { movement: "custom" },
      end: { what: "games", count: 4 },
    },
    ...(phase === "over" ? { prize: [0, 1], booby: [2] } : {}),
  };
}

interface Seen {
  what: string;
  people: number;
  long: boolean;
  room: RoomWindow;
  blocks: RoomBlock[];
}

/** Every number of people, with bots or without, in every phase and window; with names as they are, and as long as may be. */
function* everyRoom(windows: RoomWindow[], numbers: number[]): Generator<Seen> {
  for (const room of windows)
    for (const people of numbers)
      for (const fill of ["bots", "byes"] as const)
        for (const phase of PHASES)
          for (const [long, rung] of [
            [false, false],
            [true, false],
            [false, true],
          ] as const) {
            const nameOf = (id: number) => (long ? LONGEST : (NAMES[id % NAMES.length] ?? ""));
            const what = `${people} people, ${fill}, ${phase}, ${room.width} x ${room.height}`;
            yield { what, people, long, room, blocks: roomBlocks(evening(people, fill, phase, nameOf, rung), LINK) };
          }
}

/** What is wrong with plans of the room's screen. */
function faults(planOf: typeof roomPlan, windows = WINDOWS, numbers = PEOPLE): Map<string, string> {
  const found = new Map<string, string>();
  for (const { what, people, long, room, blocks } of everyRoom(windows, numbers)) {
    const { unit, pages } = planOf(blocks, room);
    const must = (holds: boolean, law: string) => holds || found.has(law) || found.set(law, what);
    const television = TELEVISIONS.includes(room);
    for (const page of pages)
      must(
        !television || pageHeight(blocks, page, unit, room.width) <= room.height,
        "a page is no higher than the window",
      );
    must(!television || unit >= LEGIBLE * room.height, "everything is read from across the room");
    must(!television || long || people > 40 || pages.length === 1, "up to forty people are on one page");
    must(
      pages.every((page) => page.length > 0),
      "no page is empty",
    );
    for (const { part, cells } of blocks) {
      const placed = pages.flat().filter((each) => each.part === part);
      const shown = placed.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));
      must(shown.join() === cells.map((_, i) => i).join(), "everything is shown once");
    }
  }
  return found;
}

test("the bell has the room’s screen to itself for a while, and what it decided, by the number of its game", () => {
  const parts = (phase: Phase, rung: boolean) =>
    roomBlocks(evening(8, "bots", phase, (id) => "Guest " + id, rung)).map(({ part }) => part);
  assert.deepEqual(parts("seated", true), ["decided", "stars"]);
  assert.deepEqual(parts("seated", false), ["moves", "tables", "decided", "stars"]);
  assert.ok(parts("playing", true).includes("tables"));
  assert.deepEqual(parts("over", true), ["prizes", "podium", "decided", "stars"]);
});

test("the room’s screen shows everything, so large that it is read from across the room, and never scrolls", () => {
  assert.deepEqual([...faults(roomPlan)], []);
});

test("plans of the room’s screen that scroll, shrink or forget are found", () => {
  const one = ({ unit, pages }: RoomPlan, change: Partial<RoomPlan>) => ({ unit, pages, ...change });
  const planted: Record<string, typeof roomPlan> = {
    "a page is no higher than the window": (blocks, room) => one(roomPlan(blocks, room), { unit: room.height * 0.03 }),
    "everything is read from across the room": (blocks, room) => one(roomPlan(blocks, room), { unit: 9 }),
    "everything is shown once": (blocks, room) => {
      const { unit, pages } = roomPlan(blocks, room);
      return { unit, pages: pages.slice(0, 1) };
    },
    "up to forty people are on one page": (blocks, room) => {
      const { unit, pages } = roomPlan(blocks, room);
      return { unit, pages: pages.flatMap((page) => page.map((placed) => [placed])) };
    },
  };
  for (const [law, plan] of Object.entries(planted)) assert.ok(faults(plan, TELEVISIONS, [11, 40, 64]).has(law), law);
});
