import type { Zone } from "../../wire/types.ts";
import { isEmptyZone } from "../places.ts";
import { handOf, idsIn, isHeld, offeredIds, roleOf, writtenLines } from "../roles.ts";
import type { Ask } from "./plan.ts";

/** From this width on, in rem, the felt has a column at its side for packs and cards. */
const WIDE = 40;

export interface Part {
  zone: Zone;
  role: "FOCUS" | "TABLE" | "RECORD";
  touched: boolean;
  /** It lies before another player. */
  others: boolean;
}

/** One felt to be laid: what lies on it, and how it is measured. */
export interface Task {
  ask: Ask;
  parts: Part[];
  written: ReadonlySet<string>;
  wide: boolean;
}

/** What lies on the felt, and what each thing is for just now. */
export function taskOf(ask: Ask): Task {
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
  // In a pause, what the hand was about lies before the rest, as it did.
  if (ask.pause)
    parts.sort((one, other) => Number(roleOf(other.zone) === "FOCUS") - Number(roleOf(one.zone) === "FOCUS"));
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
