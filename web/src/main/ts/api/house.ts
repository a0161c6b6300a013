import { ask } from "./api.ts";

/** What runs, as the host's desk shows it. */
export interface House {
  version: string;
  commit: string;
  started: string;
  now: string;
  tables: number;
  connections: number;
  store: string;
  load: string;
  cores: number;
  memoryUsed: number;
  memoryMost: number;
  diskFree?: number;
  diskSize?: number;
  backups?: string[];
  warnings: string[];
}

/** A table, an evening or a club by name and age; never a hand or a line of chat. */
export interface StoredTable {
  kind: "table" | "evening" | "club";
  id: string;
  begun: string;
  last: string;
  game?: string;
  /** The name of a club. */
  name?: string;
  phase?: string;
  names?: string[];
}

export interface OldTable {
  kind: "table" | "evening";
  id: string;
  reason: string;
  last: string;
}

export interface ShownSetting {
  name: string;
  value: string;
  from: string;
}

/** Who may open tables, and since when there is an invitation. */
export interface Invitation {
  opens: "everybody" | "invited" | "signed-on";
  made?: string;
}

/** Something that a host did. */
export interface Deed {
  at: string;
  what: string;
  id: string;
}

export interface LogLine {
  at: string;
  level: string;
  text: string;
}

const PATH = "/api/house";

/** All that the host's desk can ask of the house, with its key. */
export const houseDesk = (key: string) => ({
  report: () => ask<House>("GET", PATH, undefined, key),
  tables: () => ask<{ tables: StoredTable[] }>("GET", PATH + "/tables", undefined, key),
  remove: (each: StoredTable) => ask("DELETE", `${PATH}/${each.kind}s/${encodeURIComponent(each.id)}`, undefined, key),
  end: (table: string) => ask("POST", `${PATH}/tables/${encodeURIComponent(table)}/end`, undefined, key),
  notice: () => ask<{ text?: string }>("GET", PATH + "/notice", undefined, key),
  say: (text: string) => ask<{ text?: string }>("POST", PATH + "/notice", { text }, key),
  sayNoMore: () => ask("DELETE", PATH + "/notice", undefined, key),
  tidying: () => ask<{ found: OldTable[] }>("GET", PATH + "/tidying", undefined, key),
  tidy: () => ask<{ found: OldTable[] }>("POST", PATH + "/tidying", undefined, key),
  backUp: () => ask<{ file: string; events: number }>("POST", PATH + "/backups", undefined, key),
  invitation: () => ask<Invitation>("GET", PATH + "/invitation", undefined, key),
  invite: () => ask<{ inviteToken: string }>("POST", PATH + "/invitation", undefined, key),
  uninvite: () => ask("DELETE", PATH + "/invitation", undefined, key),
  record: () => ask<{ record: Deed[] }>("GET", PATH + "/record", undefined, key),
  settings: () => ask<{ settings: ShownSetting[] }>("GET", PATH + "/settings", undefined, key),
  log: () => ask<{ lines: LogLine[] }>("GET", PATH + "/log", undefined, key),
});

export type HouseDesk = ReturnType<typeof houseDesk>;
