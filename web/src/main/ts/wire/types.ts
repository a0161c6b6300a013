// The types of the wire protocol, see docs/PROTOCOL.md. Nothing here knows a game.

export type Form = "LETTER" | "CARD" | "BACK";

export interface Face {
  form: Form;
  text: string;
  corner: string;
  pips: number;
  art: string;
  name: string;
}

export interface Piece {
  id: string;
  face: Face;
}

interface ZoneHeader {
  id: string;
  label: string;
  owner: number;
}

export interface Row extends ZoneHeader {
  kind: "row";
  pieces: Piece[];
}
export interface Stack extends ZoneHeader {
  kind: "stack";
  count: number;
  top?: Face;
}
export interface Word {
  id: string;
  pieces: Piece[];
  note: string;
}
export interface Words extends ZoneHeader {
  kind: "words";
  words: Word[];
}
export interface Cell {
  x: number;
  y: number;
  piece: Piece;
}
export interface Grid extends ZoneHeader {
  kind: "grid";
  cells: Cell[];
}
export interface Entry {
  id: string;
  label: string;
  pieces: Piece[];
  written: string;
  note: string;
}
export interface Sheet extends ZoneHeader {
  kind: "sheet";
  entries: Entry[];
}
export type Zone = Row | Stack | Words | Grid | Sheet;

export interface Pick {
  kind: "pick";
  name: string;
  label: string;
  ids: string[];
  least: number;
  most: number;
}
export interface Spell {
  kind: "spell";
  name: string;
  label: string;
  ids: string[];
  least: number;
  most: number;
}
export interface Choice {
  value: string;
  label: string;
}
export interface Choose {
  kind: "choose";
  name: string;
  label: string;
  options: Choice[];
}
export interface Count {
  kind: "count";
  name: string;
  label: string;
  least: number;
  most: number;
}
export interface Lay {
  kind: "lay";
  name: string;
  label: string;
  grid: string;
}
export interface Fixed {
  kind: "fixed";
  name: string;
  value: string;
}
export type Field = Pick | Spell | Choose | Count | Lay | Fixed;

export interface Offer {
  verb: string;
  label: string;
  fields: Field[];
}

export interface Tally {
  label: string;
  count: number;
}
export interface Place {
  seat: number;
  side: string;
  score: number;
  goal: number;
  tallies: Tally[];
  note: string;
}
export interface Watch {
  label: string;
  owner: number;
  until: number;
  span: number;
}
export interface Scene {
  headline: string;
  places: Place[];
  watches: Watch[];
  zones: Zone[];
  offers: Offer[];
}

export type Pace = "TURN" | "TOGETHER" | "RACE" | "OVER";
export interface Prompt {
  pace: Pace;
  must: number[];
  may: number[];
  deadline?: number;
}
export interface Answer {
  verb: string;
  fields: Record<string, string>;
}
export interface Line {
  n: number;
  at: number;
  text: string;
  clauses: string[];
  cue: string;
}
export interface Result {
  points: number[];
  ranking: number[][];
}
export interface Opening {
  seed: string;
  salt: string;
}

export type Phase = "gathering" | "playing" | "over";
export interface Chair {
  seat: number;
  name: string;
  kind: "person" | "bot" | "empty";
  here: boolean;
  level: number;
  /** A bot plays for an absent player, or holds a vacated chair. */
  standIn?: boolean;
}
export interface TableInfo {
  table: string;
  game: string;
  title: string;
  settings: Record<string, string>;
  phase: Phase;
  seats: Chair[];
  host: number;
  open: boolean;
  /** Whether players may ask for hints. */
  hints?: boolean;
  /** After how many seconds of absence a bot plays for a player; 0: never. */
  patience?: number;
  eye?: number;
  lastPlay?: number;
  commitment?: string;
  /** The evening that the table belongs to. */
  evening?: { evening: string; number: number; round: number; state: "runs" | "held" | "stopped" };
  /** The table of the rematch, once there is one. */
  next?: string;
  /** Why the game cannot continue. */
  fault?: string;
  /** The only phrases that may be said, at a family table. */
  phrases?: string[];
}

export type FromServer =
  | ({ type: "table" } & TableInfo)
  | {
      type: "scene";
      seq: number;
      now: number;
      eye: number;
      prompt: Prompt;
      scene: Scene;
      lines: Line[];
      result?: Result;
      opening?: Opening;
    }
  | { type: "played"; id: number; seq: number }
  | { type: "refused"; id: number; clause: string; why: string }
  | { type: "chat"; n: number; seat: number; name: string; text: string }
  | { type: "ping"; n: number }
  | { type: "problem"; title: string; detail?: string; clause?: string };

export type ToServer =
  | { type: "hello"; token?: string; watchToken?: string; inviteToken?: string; since: number; chat: number }
  | { type: "play"; id: number; answer: Answer }
  | { type: "chat"; text: string }
  | { type: "hint"; degree: number }
  | { type: "hints"; on: boolean }
  | { type: "pong"; n: number };

export interface Setting {
  name: string;
  label: string;
  clause: string;
  choices: Choice[];
}
export interface GameInfo {
  id: string;
  title: string;
  subtitle: string;
  leaflet: string;
  summary: string;
  fewest: number;
  most: number;
  minutes: number;
  race: boolean;
  /** A few faces for the game's picture. */
  picture?: Face[];
  settings: Setting[];
  /** Whether the game has a daily puzzle. */
  puzzle?: boolean;
  levels?: LevelInfo[];
}
/** A level of bots and its skills in this game. */
export interface LevelInfo {
  level: number;
  name: string;
  faculties: Record<string, string>;
}
export interface PuzzleInfo {
  date: string;
  game: string;
  title: string;
  question: string;
  table: FromServer;
  scene: FromServer;
}
export interface PuzzleVerdict {
  legal: boolean;
  solved: boolean;
  why: string;
}
export interface RuleClause {
  number: string;
  id: string;
  text: string;
  status: string;
  leaflet: string;
}
export interface Rules {
  id: string;
  title: string;
  sections: { title: string; clauses: RuleClause[] }[];
  lesson?: Hint[];
}
/** A hint for first-time players; without a verb it is shown at the start. */
export interface Hint {
  verb: string;
  text: string;
}
export interface WordInfo {
  word: string;
  good: boolean;
  why: string;
  definition: string;
  syllables: string[];
}
export interface Seated {
  table: string;
  seat: number;
  token: string;
  inviteToken?: string;
  watchToken?: string;
}
