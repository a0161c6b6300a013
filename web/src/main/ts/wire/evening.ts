// The types of an evening in the wire protocol, see docs/PROTOCOL.md.
import type { Setting } from "./types.ts";

/** A guest of the evening, present or not; level 0 is a person. */
export interface Guest {
  id: number;
  name: string;
  level: number;
  here: boolean;
  connected: boolean;
  gold: number;
  red: number;
  byes: number;
  /** The guest at whose device this one plays, or they themselves. */
  device: number;
  table: number;
}

/**
 * A table of four; `table` and `seat` are set only for the client's own table. While its game has not ended, `gathers`
 * says that it has yet to begin, and `missing` names the guests who are not there (`away` those of them who have been in
 * this game), `bots` those for whom a bot plays, `helped` those for whom one has, and `awaited` those who hold it up.
 */
export interface EveningTable {
  number: number;
  chairs: number[];
  score?: number[];
  gathers?: boolean;
  missing?: number[];
  away?: number[];
  bots?: number[];
  helped?: number[];
  awaited?: number[];
  table?: string;
  seat?: number;
}

export interface TableOutcome {
  chairs: number[];
  score: number[];
  winner: number;
  drawn: string;
  /** Who won, and what decided it. */
  told: string;
}

export type Phase = "gathering" | "seated" | "playing" | "stopped" | "over";

export interface Evening {
  type: "evening";
  evening: string;
  role: "hostess" | "guest" | "screen";
  eye: number;
  phase: Phase;
  round: number;
  now: number;
  began: number;
  paused: boolean;
  spent: number;
  plan: {
    game: string;
    title: string;
    table: Record<string, string>;
    evening: Record<string, string>;
    end: { what: string; count: number };
    words: number;
  };
  guests: Guest[];
  tables: EveningTable[];
  bench: number[];
  last?: { tables: TableOutcome[]; began: number; ended: number };
  lines: { n: number; text: string; clauses: string[] }[];
  envelopes?: number;
  prize?: number[];
  booby?: number[];
  fault?: string;
}

export interface EveningGame {
  game: string;
  title: string;
  summary: string;
  fixed: Record<string, string>;
  usual: Record<string, string>;
  settings: Setting[];
}

export interface OpenedEvening {
  evening: string;
  hostessToken: string;
  inviteToken: string;
  watchToken: string;
}
