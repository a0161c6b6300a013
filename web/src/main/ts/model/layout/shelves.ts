import type { Box, Placed, Plan } from "./plan.ts";
import type { Size } from "./zoneSizes.ts";

/** What has a place of its own: a zone, or the card if nothing is placed. */
export interface Block extends Size {
  placed: Omit<Placed, "x" | "y" | "width" | "height"> | undefined;
  /** Takes whatever height is left. */
  grows: boolean;
}

/** Blocks side by side. */
export interface Shelf {
  blocks: Block[];
  height: number;
  grows: boolean;
}

/** Puts blocks side by side on as few shelves as they need. */
export function shelve(blocks: readonly Block[], width: number, gap: number): Shelf[] {
  const shelves: Shelf[] = [];
  let x = 0;
  for (const block of blocks) {
    const shelf = shelves[shelves.length - 1];
    if (shelf && x + gap + block.width <= width + 0.5 && !shelf.grows === !block.grows) {
      shelf.blocks.push(block);
      shelf.height = Math.max(shelf.height, block.height);
      x += gap + block.width;
    } else {
      shelves.push({ blocks: [block], height: block.height, grows: block.grows });
      x = block.width;
    }
  }
  return shelves;
}

/**
 * Stands shelves one below the other in a column and shares out what is left of it, so that things may grow a little
 * without moving others. Returns how high they are.
 */
export function stand(
  plan: Plan,
  shelves: readonly Shelf[],
  left: number,
  width: number,
  height: number,
  gap: number,
): number {
  const used = shelves.reduce((sum, shelf) => sum + shelf.height, 0) + gap * Math.max(0, shelves.length - 1);
  const spare = Math.max(0, height - used);
  const growing = shelves.filter((shelf) => shelf.grows).length;
  let y = 0;
  for (const shelf of shelves) {
    const share = growing > 0 ? (shelf.grows ? spare / growing : 0) : spare / shelves.length;
    const high = shelf.height + share;
    const taken = shelf.blocks.reduce((sum, block) => sum + block.width, 0) + gap * (shelf.blocks.length - 1);
    const wider = Math.max(0, width - taken) / shelf.blocks.length;
    let x = left;
    for (const block of shelf.blocks) {
      const box: Box = { x: round(x), y: round(y), width: round(block.width + wider), height: round(high) };
      if (block.placed) plan.places.push({ ...block.placed, ...box });
      else plan.card = box;
      x += block.width + wider + gap;
    }
    y += high + gap;
  }
  return used;
}

function round(length: number): number {
  return Math.round(length * 2) / 2;
}
