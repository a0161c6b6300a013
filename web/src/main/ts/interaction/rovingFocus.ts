import { useState } from "preact/hooks";

/**
 * A roving tabindex: one tile of a zone is in the tab order, and the arrow keys move the focus from there. Returns the
 * id in the tab order and the zone's event handlers.
 */
export function useRovingFocus(ids: readonly string[], onAlt?: (id: string, by: number) => void) {
  const [at, setAt] = useState("");
  const current = ids.includes(at) ? at : (ids[0] ?? "");
  return {
    current,
    on: {
      onFocusCapture(event: FocusEvent) {
        const id = (event.target as HTMLElement).dataset?.["piece"];
        if (id) setAt(id);
      },
      onKeyDown(event: KeyboardEvent) {
        const tile = (event.target as HTMLElement).closest<HTMLElement>("[data-piece]");
        const root = event.currentTarget as HTMLElement;
        if (!tile || event.ctrlKey || event.metaKey) return;
        const id = tile.dataset["piece"] ?? "";
        const sideways = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (event.altKey) {
          if (sideways === undefined || !onAlt) return;
          event.preventDefault();
          onAlt(id, sideways);
          return;
        }
        const next = sideways === undefined ? stepByKey(root, tile, event.key) : step(root, tile, sideways);
        if (!next) return;
        event.preventDefault();
        next.focus();
      },
    },
  };
}

function tilesIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("button[data-piece]")];
}

function step(root: HTMLElement, from: HTMLElement, by: number): HTMLElement | undefined {
  const all = tilesIn(root);
  return all[all.indexOf(from) + by];
}

/** The target of Home, End, and the arrows up and down: the nearest tile of the next row. */
function stepByKey(root: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const all = tilesIn(root);
  if (key === "Home") return all[0];
  if (key === "End") return all[all.length - 1];
  if (key !== "ArrowUp" && key !== "ArrowDown") return undefined;
  const here = from.getBoundingClientRect();
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const tile of all) {
    const there = tile.getBoundingClientRect();
    const rows = key === "ArrowUp" ? here.top - there.top : there.top - here.top;
    if (rows < here.height / 2) continue;
    const far = rows * 3 + Math.abs(there.left - here.left);
    if (far < least) [best, least] = [tile, far];
  }
  return best;
}
