import { askDevice } from "../offline/device.ts";
import { S } from "../texts/strings.ts";
import type { WordInfo } from "../wire/types.ts";
import { ask, Problem } from "./api.ts";

/** A clock of a game. */
export interface GameClock {
  label: string;
  millis: number;
}

/** What the judge can be asked about a game. */
export interface PocketGame {
  words: boolean;
  /** The names of the settings that matter at a real table. */
  settings: string[];
  clocks: GameClock[];
}

/** A blank of a form; `about` is the player it is about, or -1. */
export interface Blank {
  id: string;
  label: string;
  kind: "number" | "word" | "words" | "choice" | "tick";
  about: number;
  usual: string;
  options: { value: string; label: string }[];
}

export interface EntryForm {
  id: string;
  label: string;
  fields: Blank[];
}

export interface SheetEntry {
  form: string;
  values: Record<string, string>;
}

/** A score sheet as a device keeps it. */
export interface Sheet {
  game: string;
  names: string[];
  settings: Record<string, string>;
  dealer: number;
  entries: SheetEntry[];
}

/** How a sheet stands. */
export interface SheetStanding {
  points: number[];
  unit: string;
  fewest: boolean;
  about: string;
  dealer: number;
  winners: number[];
  lines: string[];
  refused: string;
  forms: EntryForm[];
}

/** Asks the judge on this device; the server is never needed. */
async function judge<T>(kind: string, body: unknown): Promise<T> {
  const reply = await askDevice("POST", "/api/pocket/" + kind, body).catch(() => {
    throw new Problem(0, S.pocketNotHere);
  });
  if (reply.status < 300) return reply.body as T;
  throw new Problem(reply.status, (reply.body as { detail?: string }).detail || S.badAnswer(reply.status));
}

interface Asked {
  game: string;
  settings: Record<string, string>;
}

export const pocket = {
  game: (asked: Asked) => judge<PocketGame>("game", asked),
  word: (asked: Asked & { word: string }) => judge<WordInfo>("word", asked),
  taking: (asked: Asked & { word: string; from: string; added: string }) =>
    judge<{ good: boolean; why: string }>("taking", asked),
  draw: (letters: string[]) => judge<{ nearest: number[] }>("draw", { letters }),
  sheet: (sheet: Sheet) =>
    judge<SheetStanding>("sheet", {
      game: sheet.game,
      players: sheet.names.length,
      settings: sheet.settings,
      dealer: sheet.dealer,
      entries: sheet.entries,
    }),
};

/** A sheet that several devices share through the server. */
export interface SharedSheet {
  version: number;
  sheet: Sheet;
}

const sharedPath = (id: string) => "/api/sheets/" + encodeURIComponent(id);

export const sharedSheets = {
  read: (id: string) => ask<SharedSheet>("GET", sharedPath(id)),
  /** Replaces the version it was made from; where another device was quicker, that one's comes back. */
  write: (id: string, shared: SharedSheet) => ask<SharedSheet>("POST", sharedPath(id), shared),
};
