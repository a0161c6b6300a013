import { speak } from "../i18n/strings.ts";
import { read, write } from "./localStorage.ts";
import { Store } from "../lib/store.ts";

/** What this browser keeps: the player's name, how the room is lit, and the chairs it may sit in. */

export type Lamp = "system" | "light" | "dark";
export type Tiles = "paper" | "maple";
export type Size = "usual" | "large" | "larger" | "largest";
export type Side = "right" | "left";
export type Tongue = "system" | "en" | "de";

export interface Ways {
  lamp: Lamp;
  tiles: Tiles;
  size: Size;
  side: Side;
  tongue: Tongue;
  sound: boolean;
  keys: boolean;
  call: boolean;
  lesson: boolean;
  children: boolean;
}

const USUAL: Ways = {
  lamp: "system",
  tiles: "paper",
  size: "usual",
  side: "right",
  tongue: "system",
  sound: true,
  keys: true,
  call: false,
  lesson: true,
  children: false,
};

export const ways = new Store<Ways>({ ...USUAL, ...read<Partial<Ways>>("ways", {}) });

export function change(wish: Partial<Ways>): void {
  ways.value = { ...ways.value, ...wish };
  write("ways", ways.value);
  show();
}

/** The page takes the look that was chosen. */
export function show(): void {
  const root = document.documentElement;
  root.dataset["lamp"] = ways.value.lamp;
  root.dataset["tiles"] = ways.value.tiles;
  root.dataset["size"] = ways.value.size;
  root.dataset["side"] = ways.value.side;
  const tongue = ways.value.tongue === "system" ? navigator.language : ways.value.tongue;
  root.lang = speak(tongue);
}
