import type { CheerKind } from "./cheerKinds.ts";
import type { Value } from "./change.ts";
import type { TurnTime } from "./club.ts";

// The types of the wire protocol, see docs/PROTOCOL.md. Nothing here knows a game.

export type Form = "LETTER" | "CARD" | "BACK" | "COUNTER" | "GAP";

export interface Face {
  form: Form;
  text?: string;
  corner?: string;
  pips?: number;
  art?: string;
  /** How the piece is read out; its text, if there is none. */
  name?: string;
}

export interface Piece {
  id: string;
  face: Face;
}

/** What a zone is for, see `model/roles.ts`. */
export type Role = "HAND" | "FOCUS" | "TABLE" | "RECORD";

interface ZoneHeader {
  id: string;
  label: string;
  owner: number;
  /** Left out where it is the usual one of such a zone. */
  role?: Role;
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
  struck?: boolean;
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
  /** What each of them goes with of the offer's other pick; left out where any does. */
  with?: Record<string, string[]>;
}
export interface Spell {
  kind: "spell";
  name: string;
  label: string;
  ids: string[];
  /** The pieces that the word has to use. */
  required?: string[];
  least: number;
  most: number;
}
export interface Choice {
  value: string;
  label: string;
}
/** An option of a field; long lists have groups, and the group is chosen first. */
export interface Option extends Choice {
  face?: Face;
  group?: string;
}
export interface Choose {
  kind: "choose";
  name: string;
  label: string;
  /** Where the server sends `list` and `values` instead, `withOptions` of model/scene.ts fills them in. */
  options: Option[];
  /** The id of the scene's list that has the options. */
  list?: string;
  /** The values of its options that may be chosen. */
  values?: string[];
}
/** Options that offers choose from again and again. */
export interface OptionList {
  id: string;
  options: Option[];
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

/** Something a player may do; its label may have `{field}` blanks that are filled by what is chosen. */
export interface Offer {
  verb: string;
  label: string;
  fields: Field[];
  /** The id of a zone, piece or word, or `seat.2`: touching it makes the offer. */
  at?: string;
  /** What it costs just now: it is read before the offer is made. */
  warning?: string;
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
/** What is asked of this player; the choices of the offer `verb` are laid out on the felt. */
export interface Question {
  text: string;
  by?: number;
  about?: Piece[];
  /** The offer whose choices answer it. */
  verb?: string;
}
/** What a player got in a hand or round. */
export interface Gain {
  seat: number;
  pieces: Piece[];
  why: string;
  gain: number;
  score: number;
}
/**
 * A pause after a hand or round, or before a race; the offer `resume` or `am-ready` ends it. Once the game is over, what
 * the last hand brought.
 */
export interface Interlude {
  title: string;
  gains: Gain[];
  standing: string;
}
export interface Scene {
  headline: string;
  places: Place[];
  watches: Watch[];
  zones: Zone[];
  offers: Offer[];
  question?: Question;
  interlude?: Interlude;
  lists?: OptionList[];
}

/** What decides the game. */
export interface Aim {
  text: string;
  fewest: boolean;
  unit: string;
  goal: number;
  /** What decides between equal scores; empty where they share a place. */
  tieBreak?: string;
}
/** Something that can ever be done at a table; slot 0 is the large button. */
export interface KitAction {
  verb: string;
  label: string;
  slot: number;
  key: string;
  /** It cannot be taken back, so it is pressed twice. */
  grave: boolean;
  /** The face that calls for it. */
  cue?: Face;
}
/** What a table of a game needs from the deal to the end, so that it is laid out once. */
export interface Kit {
  aim?: Aim;
  actions: KitAction[];
  hand: number;
  form: Form;
  composes: boolean;
  timed: boolean;
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
  callout?: Callout;
}
/** What a player says at the table; a great one is told in the middle of the felt. */
export interface Callout {
  by: number;
  words: string;
  gain?: number;
  great?: boolean;
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
/** Who plays from a chair. */
export interface Player {
  seat: number;
  name: string;
  kind: "person" | "bot" | "empty";
  /** A bot plays for an absent player, or holds a vacated chair. */
  standIn?: boolean;
}
export interface Chair extends Player {
  here: boolean;
  level: number;
  /** A member of a club who has twice the time wherever a clock runs. */
  longClock?: boolean;
}
/** Who played from a chair until somebody else did. */
export interface Former extends Player {
  /** The number of the last line of the minute book that the reader had then. */
  lines: number;
  /** The number of the last entry then, once the game is over. */
  entry?: number;
}
export interface TableInfo {
  table: string;
  game: string;
  title: string;
  settings: Record<string, string>;
  phase: Phase;
  seats: Chair[];
  /** Who played before those who play now, the latest last. */
  former?: Former[];
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
  evening?: { evening: string; number: number; round: number; state: "runs" | "gathers" | "held" | "stopped" };
  /** The club that the table belongs to. */
  club?: string;
  /** The time for a turn, at a table over days. */
  turnTime?: TurnTime;
  /** The table of the rematch, once there is one. */
  next?: string;
  /** Why the game cannot continue. */
  fault?: string;
  /** What the game needs, once it is dealt. */
  kit?: Kit;
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
  | {
      /** What has changed since the last frame that showed the game. */
      type: "change";
      seq: number;
      now: number;
      prompt?: Value;
      scene?: Value;
      lines?: Line[];
      result?: Result;
      opening?: Opening;
    }
  | { type: "played"; id: number; seq: number }
  | { type: "refused"; id: number; clause: string; why: string }
  | { type: "chat"; n: number; seat: number; name: string; text: string; at: number }
  | { type: "cheer"; seat: number; kind: CheerKind }
  | { type: "ping"; n: number }
  | { type: "problem"; title: string; detail?: string; clause?: string };

export type ToServer =
  | {
      type: "hello";
      token?: string;
      watchToken?: string;
      inviteToken?: string;
      since: number;
      chat: number;
      /** Asks for `change` frames after the first scene. */
      changes?: boolean;
    }
  | { type: "play"; id: number; answer: Answer }
  | { type: "chat"; text: string }
  | { type: "cheer"; kind: CheerKind }
  | { type: "hint"; degree: number }
  | { type: "hints"; on: boolean }
  | { type: "rest"; on: boolean }
  | { type: "pong"; n: number; calm?: true };

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
  /** About how long a game takes, for every number of players from the fewest on. */
  minutes: number[];
  race: boolean;
  /** Where it stands when games are recommended to a newcomer; 0 comes first. */
  rank?: number;
  /** Its leaflet is lost, and the rules were put together from what is known of it. */
  reconstructed?: boolean;
  /** It came in a jar that whoever runs the server has added. */
  guest?: boolean;
  /** A few faces for the game's picture. */
  picture?: Face[];
  settings: Setting[];
  /** What a table of people chooses where the host has not said otherwise. */
  forPeople?: Record<string, string>;
  /** Bundles of settings by which it takes more or less time; none where there is nothing to choose. */
  lengths?: Length[];
  /** Whether the game has a daily puzzle. */
  puzzle?: boolean;
  levels?: LevelInfo[];
  /** How it is played over days, where it can be: its settings, and about how many turns by the number of players. */
  overDays?: { settings: Record<string, string>; turns: Record<string, number> };
}
/** A length of a game: what it comes to, its settings, and its minutes by the number of players. */
export interface Length {
  name: string;
  label: string;
  says: string;
  settings: Record<string, string>;
  minutes: Record<number, number>;
}
/** A level of bots and its skills in this game. */
export interface LevelInfo {
  level: number;
  name: string;
  skills: Record<string, string>;
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
  howTo?: HowToSection[];
}
/** A part of a how-to-play sheet. */
export interface HowToSection {
  heading: string;
  sentences: (HelpLine & { pictures: HowToPicture[] })[];
}
/** A line of help; with `when` it is true only where each of these settings has one of these values. */
export interface HelpLine {
  text: string;
  when?: Record<string, string[]>;
}
/** An example: pieces, signs and empty places in a row, or a button. */
export type HowToPicture =
  { kind: "row"; items: { face?: Face; sign?: string }[] } | { kind: "press"; verb: string; label: string };
/** A hint for first-time players; without a verb it is shown at the start. */
export interface Hint extends HelpLine {
  verb: string;
}
export interface WordInfo {
  word: string;
  good: boolean;
  /** Whether the house that runs the tables has added it. */
  house: boolean;
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
