import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * Restores the keyboard focus after a redraw: a tile that changes its zone is a new element, and the focus would fall
 * to the body. It goes to the tile's neighbour in the zone it left, otherwise to the tile itself, otherwise to the
 * zone.
 */
export function useRestoredFocus(root: RefObject<HTMLElement>): void {
  const last = useRef<{ piece: string; zone: string; index: number } | undefined>(undefined);
  useLayoutEffect(() => {
    const table = root.current;
    if (!table) return;
    const remember = (event: FocusEvent) => {
      const tile = (event.target as HTMLElement).closest<HTMLElement>("[data-piece]");
      if (!tile) {
        last.current = undefined;
        return;
      }
      const zone = tile.dataset["zone"] ?? "";
      last.current = { piece: tile.dataset["piece"] ?? "", zone, index: tilesOf(table, zone).indexOf(tile) };
    };
    table.addEventListener("focusin", remember);
    return () => table.removeEventListener("focusin", remember);
  }, []);
  useLayoutEffect(() => {
    const table = root.current;
    const lost = last.current;
    if (!table || !lost || (document.activeElement !== null && document.activeElement !== document.body)) return;
    const same = table.querySelector<HTMLElement>(
      `button[data-piece="${CSS.escape(lost.piece)}"][data-zone="${CSS.escape(lost.zone)}"]`,
    );
    const left = tilesOf(table, lost.zone);
    const next =
      same ??
      left[Math.min(lost.index, left.length - 1)] ??
      table.querySelector<HTMLElement>(`button[data-piece="${CSS.escape(lost.piece)}"]`) ??
      table.querySelector<HTMLElement>(`[data-zone-id="${CSS.escape(lost.zone)}"]`);
    next?.focus({ preventScroll: true });
  });
}

function tilesOf(table: HTMLElement, zone: string): HTMLElement[] {
  return [...table.querySelectorAll<HTMLElement>(`button[data-piece][data-zone="${CSS.escape(zone)}"]`)];
}
