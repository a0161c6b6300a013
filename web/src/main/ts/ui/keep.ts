import { Store } from "./store.ts";

/** What this browser keeps: the player's name, how the room is lit, and the chairs it may sit in. */

function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem("parlour." + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem("parlour." + key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays: the chair is lost with the tab.
  }
}

export type Lamp = "system" | "light" | "dark";
export type Tiles = "paper" | "maple";

export interface Ways {
  lamp: Lamp;
  tiles: Tiles;
  sound: boolean;
  keys: boolean;
}

const USUAL: Ways = { lamp: "system", tiles: "paper", sound: true, keys: true };

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
}

export function myName(): string {
  return read("name", "");
}

export function rememberName(name: string): void {
  write("name", name);
}

/** A chair at a table, with the secrets that let one sit in it. */
export interface Ticket {
  seat: number;
  token: string;
  invite?: string;
  watch?: string;
  title?: string;
  when: number;
}

const MOST_TICKETS = 24;

export function ticketFor(table: string): Ticket | undefined {
  return tickets()[table];
}

export function tickets(): Record<string, Ticket> {
  return read<Record<string, Ticket>>("tickets", {});
}

export function keepTicket(table: string, ticket: Omit<Ticket, "when">): void {
  const all = Object.entries({ ...tickets(), [table]: { ...ticket, when: Date.now() } });
  all.sort(([, a], [, b]) => b.when - a.when);
  write("tickets", Object.fromEntries(all.slice(0, MOST_TICKETS)));
}

export function dropTicket(table: string): void {
  const all = tickets();
  delete all[table];
  write("tickets", all);
}
