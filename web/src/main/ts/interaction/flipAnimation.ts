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
  const motions = useRef<Animation[]>([]);
  useLayoutEffect(() => {
    const table = root.current;
    if (!table) return;
    for (const motion of motions.current) {
      motion.cancel();
      land(motion);
    }
    const origin = table.getBoundingClientRect();
    const now = new Map<string, Spot>();
    const tiles = new Map<string, HTMLElement>();
    for (const tile of table.querySelectorAll<HTMLElement>("[data-piece]")) {
      const box = tile.getBoundingClientRect();
      if (box.width === 0) continue;
      const id = tile.dataset["piece"] ?? "";
      const [x, y] = [box.left + box.width / 2 - origin.left, box.top + box.height / 2 - origin.top];
      now.set(id, { x, y, width: box.width });
      tiles.set(id, tile);
    }
    const old = before.current;
    before.current = now;
    motions.current = old ? setInMotion(tiles, old, now) : [];
  }, when);
}

/** Lets every piece glide from its old place, if it had one, to its new place. */
function setInMotion(tiles: Map<string, HTMLElement>, old: Map<string, Spot>, now: Map<string, Spot>): Animation[] {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const motions: Animation[] = [];
  const travels: { tile: HTMLElement; from: Keyframe }[] = [];
  for (const [id, spot] of now) {
    const tile = tiles.get(id);
    if (!tile) continue;
    const then = old.get(id);
    const way = then ? Math.hypot(then.x - spot.x, then.y - spot.y) : Infinity;
    if (calm) {
      if (way > TRAVEL_PX) motions.push(tile.animate([RING, RING], { duration: RING_MS }));
    } else if (!then) motions.push(tile.animate(ARRIVAL, { duration: DURATION_MS, easing: "ease-out" }));
    else if (way > 3) {
      const scale = spot.width > 0 ? then.width / spot.width : 1;
      const from = { translate: `${then.x - spot.x}px ${then.y - spot.y}px`, scale: String(scale) };
      if (way > TRAVEL_PX) travels.push({ tile, from });
      else motions.push(fly(tile, from, 0));
    }
  }
  const apart = Math.min(APART_MS, (ALL_MS - DURATION_MS) / Math.max(1, travels.length));
  return [...motions, ...travels.map(({ tile, from }, i) => fly(tile, from, i * apart))];
}

const ARRIVAL: Keyframe[] = [
  { opacity: 0, translate: "0 -10px" },
  { opacity: 1, translate: "0 0" },
];
const RING: Keyframe = { outline: "3px solid var(--gilt-text)", outlineOffset: "2px" };

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
