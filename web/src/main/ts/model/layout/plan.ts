import type { Offer, Scene } from "../../wire/types.ts";
import type { Slots } from "./rowSlots.ts";
import type { Size } from "./zoneSizes.ts";

/** The felt: its inner size and the size of the text, in pixels. */
export interface Room extends Size {
  rem: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

/** Where a zone lies, and how large its tiles are. */
export interface Placed extends Box {
  id: string;
  tile: number;
  captioned: boolean;
}

/** Where everything on the felt goes. */
export interface Plan {
  room: Room;
  things: string;
  /** Everything is set as closely as it can be read and touched. */
  tight: boolean;
  /** How wide the tiles of what the moment is about are. */
  tile: number;
  places: Placed[];
  /** Where the pieces of each row lie in its box. */
  rows: Readonly<Record<string, Slots>>;
  /** Lists of the moment that share one place: a tab for each. */
  tabs: string[];
  /** The place of a question, form or pause, if there is one. */
  card?: Box;
  /** Chips on the felt for what is folded away, and what is folded at its owner's seat. */
  folded: string[];
  seated: string[];
  chips?: Box;
  /** How high everything is; where there is no room at all more than the felt. */
  height: number;
}

export interface Ask {
  scene: Scene;
  eye: number;
  room: Room;
  /** How much room the card on the felt would like in a column of a width, if there is one; how little is enough. */
  card?: ((width: number, tight: boolean) => number) | undefined;
  /** The card is a pause: nothing is to be decided, and everything else may give way to it. */
  pause?: boolean;
  /** The offer that is being filled in: what it asks for is what the moment is about. */
  open?: Offer | undefined;
  /** How many clocks stand in the line of chips. */
  clocks?: number;
  /** Nothing but what can be touched is shown, the rest lies on another screen. */
  touched?: boolean;
}

export function isSameRoom(one: Room, other: Room): boolean {
  return one.width === other.width && one.height === other.height && one.rem === other.rem;
}
