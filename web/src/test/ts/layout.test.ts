import assert from "node:assert/strict";
import { test } from "node:test";
import { soleCard } from "../../main/ts/model/actions.ts";
import { hasCard } from "../../main/ts/model/answer.ts";
import { cardHeight, cardOf, goesByBlanks, isCard, type OnCard } from "../../main/ts/model/layout/cardSize.ts";
import { layout } from "../../main/ts/model/layout/layout.ts";
import type { Ask, Box, Plan, Room } from "../../main/ts/model/layout/plan.ts";
import {
  isOfCards,
  leastOfList,
  LENGTHS,
  lineHeight,
  linesIn,
  shownLines,
  sizeOf,
  wordsInOneLine,
} from "../../main/ts/model/layout/zoneSizes.ts";
import { LEAST_IN_WORD } from "../../main/ts/model/layout/tileSizes.ts";
import { seatLine } from "../../main/ts/model/layout/seatLine.ts";
import { isEmptyZone, statText } from "../../main/ts/model/places.ts";
import { handOf, isHeld, offeredIds, idsIn, roleOf, writtenLines } from "../../main/ts/model/roles.ts";
import type { Entry, Kit, Row, Scene, Sheet, Zone } from "../../main/ts/wire/types.ts";
import { recordedGames, type RecordedFrame } from "./fixture.ts";

const GAMES = recordedGames();

/** The felt of a desk, of a low window on one, of two phones, of a phone with the largest text, and of a television. */
const ROOMS: Record<string, Room> = {
  desk: { width: 858, height: 312, rem: 16 },
  laptop: { width: 700, height: 250, rem: 16 },
  phone: { width: 350, height: 342, rem: 16 },
  low: { width: 320, height: 196, rem: 16 },
  largest: { width: 341, height: 317, rem: 19.5 },
  television: { width: 1350, height: 433, rem: 21.6 },
};
/** On the lowest felt, cribs of forty letters are set smaller: in no more than one of so many scenes. */
const MAY_SHRINK = "low";
const RARELY = 50;

/** On a lower felt captions may go before it is full. */
const CROWDED = 345;

/** On a phone it matters whether the hand lies in one row or two, or there is none. */
const ONE_ROW = { most: 8, higher: 30 };
const NO_HAND = 62;

function askOf({ scene, prompt }: RecordedFrame, kit: Kit, felt: Room): Ask {
  const higher = kit.hand === 0 ? NO_HAND : kit.hand <= ONE_ROW.most ? ONE_ROW.higher : 0;
  const room = felt !== ROOMS["phone"] && felt !== ROOMS["low"] ? felt : { ...felt, height: felt.height + higher };
  const open = prompt.must.includes(0) ? soleCard(scene) : undefined;
  const card = cardOf(scene, { race: prompt.pace === "RACE", pauses: true, open, compositions: 0 });
  return {
    scene,
    eye: 0,
    room,
    open,
    pause: scene.interlude !== undefined,
    clocks: Math.max(0, scene.watches.filter((watch) => watch.owner <= 0).length - 1),
    ...(isCard(card) ? { card: (width, tight) => cardHeight(card, kit, width / room.rem, tight) * room.rem } : {}),
  };
}

/** With a name of usual length in place of a player's number. */
const named = (text: string) => text.replace(/@\d/g, "Aunt Clara");

/** How many chips there are at a seat at most, where it is more than one. */
const CHIPS: Record<string, number> = { "spelling-match": 2 };

/** How many lines the label of a stack has in its narrowest place, with a name in it. */
function linesOf(label: string): number {
  return linesIn(named(label), LENGTHS.labelWidth / LENGTHS.lineLetter);
}

function overlap(one: Box, other: Box): boolean {
  const apart = (a: number, aLength: number, b: number, bLength: number) =>
    a + aLength <= b + 1 || b + bLength <= a + 1;
  return !apart(one.x, one.width, other.x, other.width) && !apart(one.y, one.height, other.y, other.height);
}

for (const [size, room] of Object.entries(ROOMS))
  test(`on the felt of a ${size} everything has its place`, () => {
    const faults = new Set<string>();
    let [seen, small] = [0, 0];
    for (const [id, { kit, frames }] of GAMES)
      for (const frame of frames) {
        seen++;
        const { scene } = frame;
        const ask = askOf(frame, kit, room);
        const plan = layout(ask);
        const offered = offeredIds(scene);
        const placed = new Map(plan.places.map((place) => [place.id, place]));
        const away = [...plan.folded, ...plan.seated, ...plan.tabs];
        for (const zone of scene.zones) {
          const empty = isEmptyZone(zone) && (zone.kind !== "grid" || ask.pause);
          if (zone === handOf(scene, 0) || (isHeld(zone) && roleOf(zone) === "HAND") || empty) continue;
          const place = placed.get(zone.id);
          if (!place && !away.includes(zone.id)) faults.add(`${id}: ${zone.id} has no place`);
          if (!place && roleOf(zone) === "FOCUS" && !ask.pause && !plan.tabs.includes(zone.id))
            faults.add(`${id}: ${zone.id} is folded`);
          const touched = idsIn(zone).some((each) => offered.has(each));
          if (place && zone.kind !== "words" && place.tile < 24) faults.add(`${id}: ${zone.id} is small`);
          // A word is touched as a whole.
          if (place && touched && (zone.kind === "row" || zone.kind === "stack") && place.tile < 32) {
            if (size === MAY_SHRINK && plan.tight) small++;
            else faults.add(`${id}: ${zone.id} is small to touch`);
          }
        }
        for (const zone of scene.zones) {
          const place = placed.get(zone.id);
          const how = place && { ...place, tight: plan.tight, rem: room.rem, written: writtenLines(scene) };
          if (zone.kind === "words" && how && place.tile > wordsInOneLine(zone, place.width, how) + 1)
            faults.add(`${id}: a word of ${zone.id} is broken`);
          const short =
            zone.kind === "sheet" && zone.entries.length <= 3 && !zone.entries.some(({ pieces }) => pieces[0]);
          if (short && !plan.tight && how && place.height < 0.8 * sizeOf(zone, place.width, how).height)
            faults.add(`${id}: ${zone.id} hides some of its lines`);
        }
        for (const zone of scene.zones)
          if (zone.kind === "stack" && linesOf(zone.label) > LENGTHS.labelLines)
            faults.add(`${id}: the label of ${zone.id} is cut`);
        const boxes: Box[] = [...plan.places, ...(plan.card ? [plan.card] : []), ...(plan.chips ? [plan.chips] : [])];
        boxes.forEach((box, i) => {
          if (box.x < 0 || box.x + box.width > room.width + 1) faults.add(`${id}: wider than the felt`);
          if (boxes.slice(i + 1).some((other) => overlap(box, other))) faults.add(`${id}: one thing over another`);
        });
        if (plan.height > ask.room.height + 1) faults.add(`${id}: the felt scrolls`);
        const used = plan.height / ask.room.height;
        if (plan.folded.length > 0 && used < 0.6) faults.add(`${id}: folded beside free felt`);
        if (plan.places.some((place) => !place.captioned) && used < 0.9 && ask.room.height > CROWDED)
          faults.add(`${id}: no captions`);
        if (ask.card && !plan.card) faults.add(`${id}: no place for the card`);
      }
    assert.deepEqual([...faults], []);
    assert.ok(small * RARELY <= seen, `${small} of ${seen} are small to touch`);
  });

/** The seats of a table of three on the phones: what a place says is read whole, beside a chip or two. */
for (const size of ["phone", "low"])
  test(`at the seats of a ${size} no line is cut`, () => {
    const room = ROOMS[size] as Room;
    const places = GAMES.flatMap(([id, { frames }]) =>
      frames.flatMap(({ scene }) =>
        scene.places.map((place) => ({ id, text: statText(place), seats: scene.places.length - 1 })),
      ),
    );
    const cut = (width: number) =>
      places
        .filter(({ id, text, seats }) => !seatLine(named(text), seats, width, CHIPS[id] ?? 1).isWhole)
        .map(({ id, text }) => `${id}: ${text}`);
    assert.deepEqual([...new Set(cut(room.width / room.rem))], []);
    assert.ok(cut((room.width / room.rem) * 0.6).length > 0, "a seat that is too narrow is found out");
  });

/** Where everything lies that can be touched in a scene: its left and upper edge. */
function hands(scene: Scene, plan: Plan): Map<string, [number, number]> {
  const offered = offeredIds(scene);
  const spots = new Map<string, [number, number]>();
  for (const place of plan.places) {
    const zone = scene.zones.find((each) => each.id === place.id);
    const row = plan.rows[place.id];
    if (zone?.kind !== "row" || !row) {
      // Words and lines make room for those that come: what lies there is part of what is looked for.
      const content = JSON.stringify(zone);
      for (const id of zone ? idsIn(zone) : []) if (offered.has(id)) spots.set(id + content, [place.x, place.y]);
      continue;
    }
    const [across, down] = [place.tile * 1.14, place.tile * (isOfCards(zone.pieces) ? 1.42 : 1.16) + place.tile * 0.14];
    row.places.forEach((id, i) => {
      if (!offered.has(id)) return;
      const at: [number, number] = [i % row.columns, Math.floor(i / row.columns)];
      spots.set(id, [place.x + row.left + at[0] * across, place.y + row.top + at[1] * down]);
    });
  }
  return spots;
}

/** The scene when somebody else has taken a piece out of each row in the middle. */
function robbed(scene: Scene): Scene {
  const fewer = (zone: Scene["zones"][number]) =>
    zone.kind === "row" && zone.owner < 0 && zone.pieces.length > 2
      ? { ...zone, pieces: zone.pieces.filter((_, i) => i !== 1) }
      : zone;
  return { ...scene, zones: scene.zones.map(fewer) };
}

/** What moves by more than two pixels while the player does nothing, though it neither came nor went. */
function moved(lay: typeof layout, room: Room): string[] {
  const faults: string[] = [];
  for (const [id, { kit, frames }] of GAMES) {
    let before: { scene: Scene; plan: Plan } | undefined;
    const next = (frame: RecordedFrame): Plan => {
      const { scene } = frame;
      const plan = lay(askOf(frame, kit, room), frame.follows ? before?.plan : undefined);
      if (frame.follows && before && sameThings(before.scene, scene)) {
        const then = hands(before.scene, before.plan);
        for (const [thing, [x, y]] of hands(scene, plan)) {
          const [oldX, oldY] = then.get(thing) ?? [x, y];
          if (Math.abs(x - oldX) > 2 || Math.abs(y - oldY) > 2) faults.push(`${id}: ${thing} has moved`);
        }
      }
      return plan;
    };
    for (const frame of frames) {
      before = { scene: frame.scene, plan: next(frame) };
      next({ ...frame, scene: robbed(frame.scene), follows: true });
    }
  }
  return faults;
}

/** Whether no zone and no card has come or gone. */
function sameThings(one: Scene, other: Scene): boolean {
  const things = ({ zones, question, interlude }: Scene) =>
    [...zones.filter((zone) => !isEmptyZone(zone)).map((zone) => zone.id), question?.text, !interlude].join();
  return things(one) === things(other);
}

for (const [size, room] of Object.entries(ROOMS))
  test(`on the felt of a ${size} nothing moves under a still hand`, () => {
    assert.deepEqual(moved(layout, room), []);
  });

/** Which stacks lie beside each other on a felt, the left one first. */
function sides(plan: Plan, { zones }: Scene): string[] {
  const stacks = plan.places.filter(({ id }) => zones.some((zone) => zone.id === id && zone.kind === "stack"));
  const level = (one: Box, other: Box) => other.y < one.y + one.height && one.y < other.y + other.height;
  return stacks.flatMap((one) =>
    stacks.filter((other) => one.x < other.x && level(one, other)).map((other) => one.id + " " + other.id),
  );
}

for (const [size, room] of Object.entries(ROOMS))
  test(`on the felt of a ${size} no two packs change sides`, () => {
    const faults = GAMES.flatMap(([id, { kit, frames }]) => {
      const seen = new Set(frames.flatMap((frame) => sides(layout(askOf(frame, kit, room)), frame.scene)));
      return [...seen].filter((pair) => seen.has(pair.split(" ").reverse().join(" "))).map((pair) => `${id}: ${pair}`);
    });
    assert.deepEqual(faults, []);
  });

test("a layout that remembers nothing is found out", () => {
  assert.ok(moved((ask) => layout(ask), ROOMS["desk"] as Room).length > 0);
});

const row = (id: string, count: number, role?: Row["role"]): Row => ({
  kind: "row",
  id,
  label: id,
  owner: role === "RECORD" ? 0 : -1,
  pieces: Array.from({ length: count }, () => ({ id: "", face: { form: "LETTER" as const, text: "A" } })),
  ...(role ? { role } : {}),
});
const scene = (...zones: Scene["zones"]): Scene => ({ headline: "", places: [], watches: [], zones, offers: [] });
const desk = ROOMS["desk"] as Room;
const planOf = (what: Scene, before?: Plan) => layout({ scene: what, eye: 0, room: desk }, before);

test("a plan is kept until something comes that has no place in it", () => {
  const first = planOf(scene(row("pool", 5), row("drawn", 1)));
  const placesOf = (what: Scene) => planOf(what, first).places;
  assert.equal(placesOf(scene(row("pool", 6), row("drawn", 1))), first.places);
  assert.equal(placesOf(scene(row("pool", 6))), first.places);
  assert.notEqual(placesOf(scene(row("pool", 6), row("other", 2))), first.places);
  assert.notEqual(placesOf(scene(row("pool", 60), row("drawn", 1))), first.places);
});

test("a word that grows is never broken, and of a list that grows as much is seen as there is room for", () => {
  const faults: string[] = [];
  for (const [id, { kit, frames }] of GAMES)
    for (const name of ["desk", "phone"])
      for (const frame of frames.filter((_, i) => i % 4 === 0)) {
        const ask = askOf(frame, kit, ROOMS[name] as Room);
        let plan = layout(ask);
        for (let more = 1; more <= 6; more++) {
          const zones = frame.scene.zones.map((zone) => grown(zone, more));
          const now = { ...ask, scene: { ...frame.scene, zones } };
          plan = layout(now, plan);
          const fresh = layout(now);
          const offered = offeredIds(now.scene);
          for (const place of plan.places) {
            const zone = zones.find((each) => each.id === place.id);
            const how = { ...place, tight: plan.tight, rem: ask.room.rem, written: writtenLines(now.scene) };
            if (zone?.kind === "words" && place.tile > Math.max(LEAST_IN_WORD, wordsInOneLine(zone, place.width, how)))
              faults.push(`${id} ${name}: a word of ${zone.id} is broken`);
            const there = fresh.places.find((each) => each.id === place.id)?.height ?? 0;
            const least = leastOfList(plan.tight || fresh.tight) * how.rem;
            if (zone?.kind !== "sheet" || idsIn(zone).some((line) => offered.has(line))) continue;
            if (place.height + 1 < Math.min(sizeOf(zone, place.width, how).height, least, there))
              faults.push(`${id} ${name}: ${zone.id} is hidden`);
          }
        }
      }
  assert.deepEqual([...new Set(faults)], []);
});

/** A zone whose words have so many letters more, or whose list as many lines. */
function grown(zone: Zone, more: number): Zone {
  const again = <T>(of: readonly T[]): T[] => [...of, ...Array.from({ length: more }, () => of[0] as T)];
  if (zone.kind === "words")
    return {
      ...zone,
      words: zone.words.map((word) => (word.pieces[0] ? { ...word, pieces: again(word.pieces) } : word)),
    };
  return zone.kind === "sheet" && zone.entries[0] ? { ...zone, entries: again(zone.entries) } : zone;
}

test("letters keep their places when another goes, and one that comes takes a free place", () => {
  const pool = (...ids: string[]): Scene =>
    scene({ ...row("pool", 0), pieces: ids.map((id) => ({ id, face: { form: "LETTER", text: id } })) });
  const first = planOf(pool("a", "b", "c"));
  const second = planOf(pool("a", "c"), first);
  assert.deepEqual(second.rows["pool"]?.places, ["a", "", "c"]);
  const third = planOf(pool("a", "c", "d", "e"), second);
  assert.deepEqual(third.rows["pool"], {
    ...first.rows["pool"],
    order: ["a", "c", "d", "e"],
    places: ["a", "d", "c", "e"],
  });
  assert.deepEqual(planOf(pool("x", "a", "c", "d", "e"), third).rows["pool"]?.places, ["x", "a", "c", "d", "e"]);
});

test("records are folded first, and nothing is as long as there is room", () => {
  assert.deepEqual(planOf(scene(row("pool", 9), row("taken", 12, "RECORD"))).folded, []);
  const crowded = layout({
    scene: scene(row("pool", 24), row("taken", 40, "RECORD")),
    eye: 0,
    room: { width: 320, height: 189, rem: 16 },
  });
  assert.deepEqual(crowded.folded, ["taken"]);
  assert.ok(crowded.places.some((place) => place.id === "pool"));
});

/** The lines with pieces whose height depends on what is noted on them, so that other pieces move when a note comes. */
function movedByNotes(heightOf: typeof lineHeight): string[] {
  const columns = [LENGTHS.column, 17, 24];
  return GAMES.flatMap(([id, { frames }]) =>
    frames.flatMap(({ scene }) => {
      const written = writtenLines(scene);
      const lines = scene.zones.flatMap((zone) => (zone.kind === "sheet" ? zone.entries : []));
      const height = (entry: Entry, note: string, column: number) =>
        heightOf({ ...entry, note }, column, written.has(entry.id));
      return lines
        .filter((entry) => entry.pieces.length > 0 && !written.has(entry.id))
        .filter((entry) => columns.some((at) => height(entry, "", at) !== height(entry, "taken by @1, and more", at)))
        .map((entry) => `${id}: ${entry.id}`);
    }),
  );
}

test("a note that comes to a line moves no pieces", () => {
  assert.deepEqual(movedByNotes(lineHeight), []);
  assert.ok(movedByNotes((entry) => entry.note.length).length > 0, "notes that move pieces are found out");
});

/** On lower felts a long list scrolls in its card, with a mark that there is more. */
for (const size of ["desk", "television"])
  test(`on the felt of a ${size} a form shows each of its blanks whole, at once or one after the other`, () => {
    const room = ROOMS[size] as Room;
    const faults = GAMES.flatMap(([id, { kit, frames }]) =>
      frames.flatMap((frame) =>
        frame.scene.offers.filter(hasCard).flatMap((form) => {
          const card: OnCard = { form, compositions: 0 };
          const height = (of: OnCard) => (width: number, tight: boolean) =>
            cardHeight(of, kit, width / room.rem, tight) * room.rem;
          const plan = layout({ ...askOf(frame, kit, room), open: form, card: height(card), pause: false });
          if (!plan.card) return [`${id}: no place for ${form.verb}`];
          if (!goesByBlanks(card, kit, plan.card, room.rem)) return [];
          const { width, height: high } = plan.card;
          return form.fields
            .filter((field) => field.kind !== "fixed")
            .map((field) => height({ form: { ...form, fields: [field] }, compositions: 0 })(width, true))
            .map((wanted) => wanted - 2 * room.rem)
            .filter((wanted) => wanted > high + 1)
            .map((wanted) => `${id}: ${form.verb} wants ${Math.round(wanted)} of ${high}`);
        }),
      ),
    );
    assert.deepEqual([...new Set(faults)], []);
  });

test("a board has all the room there is, and none is kept for what lay there for a moment", () => {
  const board: Scene["zones"][number] = { kind: "grid", id: "board", label: "Layout", owner: -1, cells: [] };
  const alone = planOf(scene(board));
  const height = (plan: Plan) => plan.places.find(({ id }) => id === "board")?.height ?? 0;
  const beside = planOf(scene(board, row("aside", 1, "TABLE")), alone);
  assert.ok(height(beside) < height(alone));
  assert.equal(height(planOf(scene(board), beside)), height(alone));
});

test("a list of words begins with its newest", () => {
  const lines = (...labels: string[]): Sheet => ({
    kind: "sheet",
    id: "list",
    label: "Your list",
    owner: 0,
    entries: labels.map((label) => ({ id: label, label, pieces: [], written: "MATE", note: "" })),
  });
  const shown = (zone: Sheet) => shownLines(zone, new Set()).map(({ id }) => id);
  assert.deepEqual(shown(lines("1", "2", "3")), ["3", "2", "1"]);
  assert.deepEqual(shown(lines("Anna", "Bert")), ["Anna", "Bert"]);
});
