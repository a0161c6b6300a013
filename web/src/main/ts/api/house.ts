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

/** A table or an evening by name and age; never a hand or a line of chat. */
export interface StoredTable {
  kind: "table" | "evening";
  id: string;
  begun: string;
  last: string;
  game?: string;
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
  tidying: () => ask<{ found: OldTable[] }>("GET", PATH + "/tidying", undefined, key),
  tidy: () => ask<{ found: OldTable[] }>("POST", PATH + "/tidying", undefined, key),
  backUp: () => ask<{ file: string; events: number }>("POST", PATH + "/backups", undefined, key),
  settings: () => ask<{ settings: ShownSetting[] }>("GET", PATH + "/settings", undefined, key),
  log: () => ask<{ lines: LogLine[] }>("GET", PATH + "/log", undefined, key),
});

export type HouseDesk = ReturnType<typeof houseDesk>;
