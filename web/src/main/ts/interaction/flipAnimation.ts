import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** The middle of a piece, and its width. */
interface Spot {
  x: number;
  y: number;
  width: number;
}

const DURATION_MS = 450;
/** Pieces that travel together leave one after the other, all within a moment. */
const APART_MS = 80;
const ALL_MS = 1200;
/** A way shorter than this is a piece making room, which needs no turn of its own. */
const TRAVEL_PX = 90;
const RING_MS = 1200;

/**
 * A FLIP animation (first, last, invert, play): pieces that have moved since the last draw glide to their new place, one
 * after the other where several travel. Nothing waits for it. With reduced motion what has come is ringed instead. All
 * places are read before anything is set in motion, so that the browser reckons its styles once.
 */
export function useFlipAnimation(root: RefObject<HTMLElement>, when: readonly unknown[]): void {
  const before = useRef<Map<string, Spot> | undefined>(undefined);
  const end = useRef<(() => void) | undefined>(undefined);
  useLayoutEffect(() => {
    const table = root.current;
    if (!table) return;
    end.current?.();
    const origin = table.getBoundingClientRect();
    const now = new Map<string, Spot>();
    const tiles = new Map<string, HTMLElement>();
    for (const tile of table.querySelectorAll<HTMLElement>("[data-piece]:not(details:not([open]) *)")) {
      const box = tile.getBoundingClientRect();
      if (box.width === 0) continue;
      const id = tile.dataset["piece"] ?? "";
      const [x, y] = [box.left + box.width / 2 - origin.left, box.top + box.height / 2 - origin.top];
      now.set(id, { x, y, width: box.width });
      tiles.set(id, tile);
    }
    const old = before.current;
    before.current = now;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (old) end.current = (calm ? ring : glide)(tiles, old, now);
  }, when);
}

/**
 * Rings for a moment every piece that has come from far or out of nothing, or the word it has come into; ends it when
 * called. It is an attribute, not an animation, which would be reckoned in every frame though nothing moves.
 */
function ring(tiles: Map<string, HTMLElement>, old: Map<string, Spot>, now: Map<string, Spot>): () => void {
  const come = new Set<HTMLElement>();
  for (const [id, tile] of tiles)
    if (wayOf(old.get(id), now.get(id)) > TRAVEL_PX) come.add(tile.closest<HTMLElement>(".word") ?? tile);
  for (const each of come) each.dataset["came"] = "";
  const end = () => {
    window.clearTimeout(timer);
    for (const each of come) delete each.dataset["came"];
  };
  const timer = window.setTimeout(end, RING_MS);
  return end;
}

/** Lets every piece glide from its old place, if it had one, to its new place; ends it when called. */
function glide(tiles: Map<string, HTMLElement>, old: Map<string, Spot>, now: Map<string, Spot>): () => void {
  const motions: Animation[] = [];
  const travels: { tile: HTMLElement; from: Keyframe }[] = [];
  for (const [id, spot] of now) {
    const tile = tiles.get(id);
    if (!tile) continue;
    const then = old.get(id);
    const way = wayOf(then, spot);
    if (!then) motions.push(tile.animate(ARRIVAL, { duration: DURATION_MS, easing: "ease-out" }));
    else if (way > 3) {
      const scale = spot.width > 0 ? then.width / spot.width : 1;
      const from = { translate: `${then.x - spot.x}px ${then.y - spot.y}px`, scale: String(scale) };
      if (way > TRAVEL_PX) travels.push({ tile, from });
      else motions.push(fly(tile, from, 0));
    }
  }
  const apart = Math.min(APART_MS, (ALL_MS - DURATION_MS) / Math.max(1, travels.length));
  motions.push(...travels.map(({ tile, from }, i) => fly(tile, from, i * apart)));
  return () => {
    for (const motion of motions) {
      motion.cancel();
      land(motion);
    }
  };
}

function wayOf(then: Spot | undefined, spot: Spot | undefined): number {
  return then && spot ? Math.hypot(then.x - spot.x, then.y - spot.y) : Infinity;
}

const ARRIVAL: Keyframe[] = [
  { opacity: 0, translate: "0 -10px" },
  { opacity: 1, translate: "0 0" },
];

/** Flies above the others; only what the browser can move by itself, without reckoning styles, is animated. */
function fly(tile: HTMLElement, from: Keyframe, delay: number): Animation {
  tile.style.zIndex = "5";
  const motion = tile.animate([from, { translate: "0 0", scale: "1" }], {
    duration: DURATION_MS,
    delay,
    fill: "backwards",
    easing: "cubic-bezier(.2,.8,.3,1)",
  });
  motion.onfinish = () => land(motion);
  return motion;
}

function land({ effect }: Animation): void {
  if (effect instanceof KeyframeEffect && effect.target instanceof HTMLElement) effect.target.style.zIndex = "";
}
