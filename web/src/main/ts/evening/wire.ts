import { ask } from "../wire/api.ts";
import { line } from "../wire/socket.ts";
import type { Setting } from "../wire/types.ts";

/** Somebody who plays, or has played, this evening; level 0 is a person. */
export interface Guest {
  id: number;
  name: string;
  level: number;
  here: boolean;
  connected: boolean;
  gold: number;
  red: number;
  byes: number;
  table: number;
}

/** Four at a table; `table` and `seat` only where one sits there oneself. */
export interface Sitting {
  number: number;
  chairs: number[];
  score?: number[];
  table?: string;
  seat?: number;
}

export interface Outcome {
  chairs: number[];
  score: number[];
  winner: number;
  drawn: string;
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
  tables: Sitting[];
  bench: number[];
  last?: { tables: Outcome[]; began: number; ended: number };
  lines: { n: number; text: string; clauses: string[] }[];
  envelopes?: number;
  prize?: number[];
  booby?: number[];
  fault?: string;
}

export interface Suit {
  game: string;
  title: string;
  summary: string;
  fixed: Record<string, string>;
  usual: Record<string, string>;
  settings: Setting[];
}

export interface Opened {
  evening: string;
  hostess: string;
  invite: string;
  screen: string;
}

const of = (evening: string) => "/api/evenings/" + encodeURIComponent(evening);

export const evenings = {
  choices: () => ask<{ games: Suit[]; settings: Setting[] }>("GET", "/api/evenings"),
  open: (wish: { game: string; table: Record<string, string>; evening: Record<string, string> }) =>
    ask<Opened>("POST", "/api/evenings", wish),
  arrive: (evening: string, wish: { name: string; part?: string; invite: string }) =>
    ask<{ guest: number; token: string }>("POST", of(evening) + "/guests", wish),
  step: (evening: string, token: string, verb: string, fields: Record<string, string> = {}) =>
    ask<unknown>("POST", of(evening) + "/steps", { verb, fields }, token),
  look: (evening: string, secret: string) => ask<Evening>("GET", of(evening), undefined, secret),
  log: async (evening: string, secret: string): Promise<Blob> => {
    const reply = await fetch(of(evening) + "/log", { headers: { Authorization: "Bearer " + secret } });
    return reply.blob();
  },
};

type Frame = Evening | { type: "problem"; detail: string };

/** Looks on at an evening until one turns away. */
export function watch(
  evening: string,
  secret: string,
  seen: (evening: Evening) => void,
  stands: (open: boolean, why: string) => void,
): () => void {
  let why = "";
  const wire = line<Frame, { type: "hello"; secret: string }>(of(evening) + "/watch", {
    hello: () => ({ type: "hello", secret }),
    heard: (frame) => {
      if (frame.type === "evening") seen(frame);
      else if (frame.type === "problem") why = frame.detail;
    },
    stands: (open, gone) => stands(open, gone ? why : ""),
  });
  return () => wire.close();
}
