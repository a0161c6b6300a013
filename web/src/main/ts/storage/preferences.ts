import { read, write } from "./localStorage.ts";
import { Store } from "../lib/store.ts";

export type Theme = "system" | "light" | "dark";
export type TileStyle = "paper" | "maple";
export type TextSize = "usual" | "large" | "larger" | "largest";
export type PlayingHand = "right" | "left";
/** How long what happens is told on the felt. */
export type TellingPace = "leisurely" | "usual" | "brisk";

/** The player's preferences, stored in this browser; the field names are those of the stored JSON. */
export interface Preferences {
  lamp: Theme;
  tiles: TileStyle;
  size: TextSize;
  side: PlayingHand;
  pace: TellingPace;
  sound: boolean;
  keys: boolean;
  call: boolean;
  lesson: boolean;
  children: boolean;
  voice: boolean;
  cheers: boolean;
}

const DEFAULTS: Preferences = {
  lamp: "system",
  tiles: "paper",
  size: "usual",
  side: "right",
  pace: "usual",
  sound: true,
  keys: true,
  call: false,
  lesson: true,
  children: false,
  voice: false,
  cheers: true,
};

export const preferences = new Store<Preferences>({ ...DEFAULTS, ...read<Partial<Preferences>>("ways", {}) });

export function changePreferences(wish: Partial<Preferences>): void {
  preferences.value = { ...preferences.value, ...wish };
  write("ways", preferences.value);
  applyPreferences();
}

/** Applies the preferences to the page. */
export function applyPreferences(): void {
  const root = document.documentElement;
  root.dataset["lamp"] = preferences.value.lamp;
  root.dataset["tiles"] = preferences.value.tiles;
  root.dataset["size"] = preferences.value.size;
  root.dataset["side"] = preferences.value.side;
}
