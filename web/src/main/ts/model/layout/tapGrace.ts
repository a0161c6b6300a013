import type { Scene, Zone } from "../../wire/types.ts";
import type { Box, Plan } from "./plan.ts";
import { offeredIds } from "../roles.ts";

/** How long after something else lies under the finger a tap may still have been meant for what lay there, in milliseconds. */
const STILL_MS = 400;

/** A scene as it lies on the felt. */
export interface Laid {
  scene: Scene;
  plan: Plan;
}

interface Spot {
  zone: string;
  at: number;
  box: Box;
}

/** Where the things lie that can be touched: the how manieth of which zone, and its box. */
function spotsOf({ scene, plan }: Laid): Map<string, Spot> {
  const offered = offeredIds(scene);
  const spots = new Map<string, Spot>();
  for (const box of plan.places) {
    const zone = scene.zones.find((each) => each.id === box.id);
    thingsOf(zone, plan).forEach((id, at) => {
      if (offered.has(id)) spots.set(id, { zone: box.id, at, box });
    });
  }
  return spots;
}

function thingsOf(zone: Zone | undefined, plan: Plan): readonly string[] {
  if (zone?.kind === "row") return plan.rows[zone.id]?.places ?? [];
  if (zone?.kind === "words") return zone.words.map((word) => word.id);
  return zone?.kind === "sheet" ? zone.entries.map((entry) => entry.id) : [];
}

/** What lies now where something else lay that could be touched: a tap that comes at once was meant for that. */
export function underFinger(before: Laid, now: Laid): Set<string> {
  const then = [...spotsOf(before)];
  const came = [...spotsOf(now)].filter(([id, { zone, at, box }]) =>
    then.some(([other, old]) =>
      old.zone === zone ? old.at === at && other !== id && isOver(old.box, box) : other !== id && isOver(old.box, box),
    ),
  );
  return new Set(came.map(([id]) => id));
}

function isOver(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** Knows the taps that were meant for what lay there before somebody else's play changed it. */
export class TapGrace {
  private before: Laid | undefined;
  private came: ReadonlySet<string> = new Set();
  private until = -Infinity;

  shows(laid: Laid, now: number, byOwnPlay: boolean): void {
    const { before } = this;
    if (before?.scene === laid.scene && before.plan === laid.plan) return;
    this.before = laid;
    const came = before && !byOwnPlay ? underFinger(before, laid) : new Set<string>();
    // A scene that changes nothing here does not make the one before it settled.
    if (came.size === 0 && now < this.until && !byOwnPlay) return;
    this.came = came;
    this.until = now + STILL_MS;
  }

  /** Whether a finger that came down at a time meant something else than it meets. */
  ignores(id: string, down: number): boolean {
    return down < this.until && this.came.has(id);
  }
}
