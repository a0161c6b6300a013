import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { offerOnFelt, soleCard } from "../../main/ts/model/actions.ts";
import { cardHeight, isCard, type OnCard } from "../../main/ts/model/layout/cardSize.ts";
import { layout, type Ask, type Box, type Plan, type Room } from "../../main/ts/model/layout/layout.ts";
import { isEmptyZone } from "../../main/ts/model/places.ts";
import { handOf, isHeld, offeredIds, idsIn, roleOf } from "../../main/ts/model/roles.ts";
import { withOptions } from "../../main/ts/model/scene.ts";
import type { Kit, Prompt, Row, Scene } from "../../main/ts/wire/types.ts";

interface Game {
  kit: Kit;
  frames: { scene: Scene; prompt: Prompt }[];
}

/** Scenes of the first chair of a recorded game of every kind: of each of its phases some. */
const GAMES = Object.entries(
  JSON.parse(gunzipSync(readFileSync(new URL("../scenes/recorded.json.gz", import.meta.url))).toString()) as Record<
    string,
    Game
  >,
);

/** The felt of a desk, of two phones, of a phone with the largest text, and of a television. */
const ROOMS: Record<string, Room> = {
  desk: { width: 858, height: 340, rem: 16 },
  phone: { width: 350, height: 380, rem: 16 },
  low: { width: 320, height: 189, rem: 16 },
  largest: { width: 341, height: 308, rem: 19.5 },
  television: { width: 1350, height: 458, rem: 21.6 },
};
/** The felts on which a crib of forty letters and the word above it fit with smaller tiles, or not at all. */
const MAY_SHRINK = ["phone", "low", "largest"];
const MAY_SCROLL = ["low", "largest"];

function askOf({ scene, prompt }: Game["frames"][number], kit: Kit, room: Room): Ask {
  const offer = offerOnFelt(scene, prompt.pace === "RACE");
  const form = prompt.must.includes(0) ? soleCard(scene) : undefined;
  const question =
    !scene.interlude && !form && scene.question && (offer || (scene.question.about ?? []).length > 0)
      ? { question: scene.question, offer }
      : undefined;
  const card: OnCard = { interlude: scene.interlude, form, question, compositions: 0 };
  return {
    scene,
    eye: 0,
    room,
    pause: scene.interlude !== undefined,
    ...(isCard(card) ? { card: (width: number) => cardHeight(card, kit, width / room.rem) * room.rem } : {}),
  };
}

function overlap(one: Box, other: Box): boolean {
  const apart = (a: number, aLength: number, b: number, bLength: number) =>
    a + aLength <= b + 1 || b + bLength <= a + 1;
  return !apart(one.x, one.width, other.x, other.width) && !apart(one.y, one.height, other.y, other.height);
}

for (const [size, room] of Object.entries(ROOMS))
  test(`on the felt of a ${size} everything has its place`, () => {
    const faults = new Set<string>();
    for (const [id, { kit, frames }] of GAMES)
      for (const frame of frames.map((each) => ({ ...each, scene: withOptions(each.scene) }))) {
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
          if (place && place.tile < (touched && !MAY_SHRINK.includes(size) ? 32 : 24))
            faults.add(`${id}: ${zone.id} is small`);
        }
        const boxes: Box[] = [...plan.places, ...(plan.card ? [plan.card] : []), ...(plan.chips ? [plan.chips] : [])];
        boxes.forEach((box, i) => {
          if (box.x < 0 || box.x + box.width > room.width + 1) faults.add(`${id}: wider than the felt`);
          if (boxes.slice(i + 1).some((other) => overlap(box, other))) faults.add(`${id}: one thing over another`);
        });
        if (plan.height > room.height + 1 && !MAY_SCROLL.includes(size)) faults.add(`${id}: the felt scrolls`);
        if (ask.card && !plan.card) faults.add(`${id}: no place for the card`);
      }
    assert.deepEqual([...faults], []);
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
  assert.equal(planOf(scene(row("pool", 6), row("drawn", 1)), first), first);
  assert.equal(planOf(scene(row("pool", 6)), first), first);
  assert.notEqual(planOf(scene(row("pool", 6), row("other", 2)), first), first);
  assert.notEqual(planOf(scene(row("pool", 60), row("drawn", 1)), first), first);
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
