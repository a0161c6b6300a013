import { useEffect, useRef } from "preact/hooks";
import type { RefObject } from "preact";

/** Receives drops; what a drop means is decided by the table. */
export interface DropHandler {
  /** A tile was dropped on a place, before the given tile of it. */
  drop(piece: string, from: string, place: string, before: number): void;
}

const THRESHOLD = 5;

/**
 * Drag and drop with pointer events: a drag starts after five pixels, a copy of the tile follows the pointer, and a
 * cancelled pointer leaves everything as it was. A tap is still a tap.
 */
export function useDragAndDrop(root: RefObject<HTMLElement>, drops: DropHandler): void {
  const latest = useRef(drops);
  latest.current = drops;
  useEffect(() => {
    const table = root.current;
    if (!table) return;
    let held: { tile: HTMLElement; id: number; x: number; y: number } | undefined;
    let ghost: HTMLElement | undefined;
    let over: HTMLElement | undefined;

    function down(event: PointerEvent): void {
      const tile = (event.target as HTMLElement).closest<HTMLElement>("[data-drag]");
      if (!tile || !event.isPrimary || event.button !== 0) return;
      held = { tile, id: event.pointerId, x: event.clientX, y: event.clientY };
    }
    function move(event: PointerEvent): void {
      if (!held || event.pointerId !== held.id) return;
      const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
      if (!ghost && Math.hypot(dx, dy) < THRESHOLD) return;
      if (!ghost) lift(held.tile, event.pointerId);
      ghost?.style.setProperty("translate", `${dx}px ${dy}px`);
      mark(placeAt(event.clientX, event.clientY));
      event.preventDefault();
    }
    function lift(tile: HTMLElement, pointer: number): void {
      const box = tile.getBoundingClientRect();
      ghost = tile.cloneNode(true) as HTMLElement;
      for (const name of ["data-piece", "data-drag", "aria-label"]) ghost.removeAttribute(name);
      ghost.setAttribute("aria-hidden", "true");
      ghost.classList.add("ghost-tile");
      for (const [name, value] of Object.entries({
        left: box.left,
        top: box.top,
        width: box.width,
        height: box.height,
      })) {
        ghost.style.setProperty(name, value + "px");
      }
      ghost.style.setProperty("--tile-w", getComputedStyle(tile).getPropertyValue("--tile-w"));
      table?.append(ghost);
      tile.classList.add("lifted");
      table?.setPointerCapture(pointer);
      table?.setAttribute("data-dragging", "");
    }
    function up(event: PointerEvent): void {
      if (!held || event.pointerId !== held.id) return;
      const { tile } = held;
      const dragged = ghost !== undefined;
      const place = dragged ? placeAt(event.clientX, event.clientY) : undefined;
      letGo();
      if (!dragged) return;
      swallowClick();
      const piece = tile.dataset["piece"];
      if (piece && place) {
        latest.current.drop(
          piece,
          tile.dataset["zone"] ?? "",
          place.dataset["drop"] ?? "",
          indexIn(place, event.clientX, event.clientY),
        );
      }
    }
    function letGo(): void {
      if (held && table?.hasPointerCapture(held.id)) table.releasePointerCapture(held.id);
      held?.tile.classList.remove("lifted");
      ghost?.remove();
      mark(undefined);
      table?.removeAttribute("data-dragging");
      held = ghost = undefined;
    }
    function mark(place: HTMLElement | undefined): void {
      if (over === place) return;
      over?.removeAttribute("data-over");
      place?.setAttribute("data-over", "");
      over = place;
    }
    /** Suppresses the click event that follows a drag. */
    function swallowClick(): void {
      const swallow = (event: Event) => event.stopPropagation();
      table?.addEventListener("click", swallow, { capture: true, once: true });
      window.setTimeout(() => table?.removeEventListener("click", swallow, { capture: true }), 50);
    }
    table.addEventListener("pointerdown", down);
    table.addEventListener("pointermove", move);
    table.addEventListener("pointerup", up);
    table.addEventListener("pointercancel", letGo);
    return () => {
      letGo();
      table.removeEventListener("pointerdown", down);
      table.removeEventListener("pointermove", move);
      table.removeEventListener("pointerup", up);
      table.removeEventListener("pointercancel", letGo);
    };
  }, []);
}

function placeAt(x: number, y: number): HTMLElement | undefined {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]") ?? undefined;
}

/** The index of the tile before which a point lies. */
function indexIn(place: HTMLElement, x: number, y: number): number {
  const tiles = [...place.querySelectorAll<HTMLElement>(".tiles > li")];
  const at = tiles.findIndex((tile) => {
    const box = tile.getBoundingClientRect();
    return y < box.bottom && x < box.left + box.width / 2;
  });
  return at < 0 ? tiles.length : at;
}
