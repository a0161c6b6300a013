import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

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
 * after the other where several travel. Nothing waits for it. With reduced motion what has come is ringed instead.
 */
export function useFlipAnimation(root: RefObject<HTMLElement>, when: readonly unknown[]): void {
  const before = useRef<Map<string, Spot> | undefined>(undefined);
  useLayoutEffect(() => {
    const table = root.current;
    if (!table) return;
    const origin = table.getBoundingClientRect();
    const now = new Map<string, Spot>();
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const travels: { tile: HTMLElement; from: Keyframe }[] = [];
    for (const tile of table.querySelectorAll<HTMLElement>("[data-piece]")) {
      for (const motion of tile.getAnimations()) motion.cancel();
      const box = tile.getBoundingClientRect();
      if (box.width === 0) continue;
      const id = tile.dataset["piece"] ?? "";
      const spot = { x: box.left - origin.left, y: box.top - origin.top, width: box.width };
      now.set(id, spot);
      if (!before.current) continue;
      const old = before.current.get(id);
      const way = old ? Math.hypot(old.x - spot.x, old.y - spot.y) : Infinity;
      if (calm) {
        if (way > TRAVEL_PX) tile.animate([RING, RING], { duration: RING_MS });
      } else if (!old)
        tile.animate(
          [
            { opacity: 0, translate: "0 -10px" },
            { opacity: 1, translate: "0 0" },
          ],
          { duration: DURATION_MS, easing: "ease-out" },
        );
      else if (way > 3) {
        const scale = spot.width > 0 ? old.width / spot.width : 1;
        const from = { translate: `${old.x - spot.x}px ${old.y - spot.y}px`, scale: String(scale), zIndex: 5 };
        if (way > TRAVEL_PX) travels.push({ tile, from });
        else fly(tile, from, 0);
      }
    }
    const apart = Math.min(APART_MS, (ALL_MS - DURATION_MS) / Math.max(1, travels.length));
    travels.forEach(({ tile, from }, i) => fly(tile, from, i * apart));
    before.current = now;
  }, when);
}

const RING: Keyframe = { outline: "3px solid var(--gilt-text)", outlineOffset: "2px" };

function fly(tile: HTMLElement, from: Keyframe, delay: number): void {
  tile.animate(
    [
      { ...from, transformOrigin: "0 0" },
      { translate: "0 0", scale: "1", transformOrigin: "0 0", zIndex: 5 },
    ],
    { duration: DURATION_MS, delay, fill: "backwards", easing: "cubic-bezier(.2,.8,.3,1)" },
  );
}
