import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface Spot {
  x: number;
  y: number;
  width: number;
}

const DURATION_MS = 450;

/**
 * A FLIP animation (first, last, invert, play): pieces that have moved since the last draw glide to their new place.
 * Nothing waits for it, and it respects reduced motion.
 */
export function useFlipAnimation(root: RefObject<HTMLElement>, when: readonly unknown[]): void {
  const before = useRef<Map<string, Spot> | undefined>(undefined);
  useLayoutEffect(() => {
    const table = root.current;
    if (!table) return;
    const origin = table.getBoundingClientRect();
    const now = new Map<string, Spot>();
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    for (const tile of table.querySelectorAll<HTMLElement>("[data-piece]")) {
      for (const motion of tile.getAnimations()) motion.cancel();
      const box = tile.getBoundingClientRect();
      if (box.width === 0) continue;
      const id = tile.dataset["piece"] ?? "";
      const spot = { x: box.left - origin.left, y: box.top - origin.top, width: box.width };
      now.set(id, spot);
      if (calm || !before.current) continue;
      const old = before.current.get(id);
      if (!old)
        tile.animate(
          [
            { opacity: 0, translate: "0 -10px" },
            { opacity: 1, translate: "0 0" },
          ],
          { duration: DURATION_MS, easing: "ease-out" },
        );
      else if (Math.hypot(old.x - spot.x, old.y - spot.y) > 3) {
        const scale = spot.width > 0 ? old.width / spot.width : 1;
        const from = { translate: `${old.x - spot.x}px ${old.y - spot.y}px`, scale: String(scale), zIndex: 5 };
        tile.animate(
          [
            { ...from, transformOrigin: "0 0" },
            { translate: "0 0", scale: "1", transformOrigin: "0 0", zIndex: 5 },
          ],
          { duration: DURATION_MS, easing: "cubic-bezier(.2,.8,.3,1)" },
        );
      }
    }
    before.current = now;
  }, when);
}
