// Types of finished games and of the register of gaps; see docs/PROTOCOL.md.
import type { FromServer, Line, Result, RuleClause, Setting } from "./types.ts";

export type SceneFrame = Extract<FromServer, { type: "scene" }>;

/** A minute line with the log entry it belongs to. */
export interface NumberedLine extends Line {
  seq: number;
}
export interface Step {
  at: number;
  by: number;
  scores: number[];
}
export interface Course {
  eye: number;
  steps: Step[];
  lines: NumberedLine[];
}
export interface Scenes {
  eye: number;
  last: number;
  scenes: SceneFrame[];
}
export type LogVerification =
  | { verified: true; judged: true; game: string; entries: number; commitment: string; result?: Result }
  | { verified: true; judged: false; why: string; game: string; entries: number; commitment: string; result?: Result }
  | { verified: false; why: string };

/** One play and its alternatives; `worth` and `cost` in hundredths of a point, cost -1: not rated. */
export interface Turn {
  entry: number;
  at: number;
  seat: number;
  lines: string[];
  played: string;
  cost: number;
  there: { play: string; worth: number }[];
  missed: { seat: number; play: string }[];
}
export interface Analysis {
  game: string;
  seats: number;
  entries: number;
  turns: Turn[];
  leads: { entry: number; at: number; scores: number[] }[];
  finest: { seat: number; word: string; meaning: string; entry: number }[];
}

export interface Gap {
  question: string;
  clause: RuleClause;
  choices: { game: string; setting: Setting }[];
  measured?: string;
}
export interface Chapter {
  id: string;
  title: string;
  leaflet: string;
  lost: boolean;
  state: string;
  gaps: Gap[];
}
export interface Gaps {
  chapters: Chapter[];
}
