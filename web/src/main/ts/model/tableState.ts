import type { NumberedLine } from "../wire/finished.ts";
import type {
  Former,
  FromServer,
  Kit,
  Opening,
  Player,
  Prompt,
  Result,
  Scene,
  TableInfo,
  Watch,
} from "../wire/types.ts";
import type { Answer } from "../wire/types.ts";
import { applyChange, type Value } from "../wire/change.ts";
import type { CheerKind } from "../wire/cheerKinds.ts";
import { S } from "../texts/strings.ts";
import { addChat, addLines, type Minute } from "./minuteList.ts";
import { withOptions } from "./scene.ts";
import { listText, YOU, type Names } from "./text.ts";

/** A play that is not answered yet; its id is an idempotency key. */
export interface SentPlay {
  id: number;
  answer: Answer;
  /** A draft of a sheet line, which does not block other plays. */
  draft: boolean;
  /** A draft that is accepted; the scene that shows it comes right after. */
  stored?: boolean;
}

/** A message to the player; `n` distinguishes it from an equal one before it. */
export interface Notice {
  n: number;
  kind: "refused" | "problem" | "said" | "hint" | "late";
  text: string;
  clause: string;
}

/** The last cheer of a seat, or of the onlookers (-1); `n` distinguishes it from an equal one before it. */
export interface Cheer {
  n: number;
  seat: number;
  kind: CheerKind;
}

/** Everything the client knows about its table. */
export interface TableState {
  info?: TableInfo;
  eye: number;
  seq: number;
  scene?: Scene;
  prompt?: Prompt;
  result?: Result;
  opening?: Opening;
  book: readonly Minute[];
  /** Words on the table are tapped letter by letter, as in a puzzle. */
  byLetters?: boolean;
  /** The table's time was `now` when the client's clock showed `receivedAt`, both in milliseconds. */
  now: number;
  receivedAt: number;
  /** Timers stand still: in a replay, and while the only person at the table reads. */
  frozen?: boolean;
  connection: "opening" | "open" | "lost" | "gone";
  sent: readonly SentPlay[];
  notice?: Notice;
  /** The last of each seat, the newest last. */
  cheers: readonly Cheer[];
  /** The player has asked for a hint and waits for it. */
  hintAsked?: boolean;
  /** Counts accepted plays; each one uses up the draft. */
  played: number;
}

export const INITIAL_STATE: TableState = {
  eye: -1,
  seq: -1,
  book: [],
  now: 0,
  receivedAt: 0,
  connection: "opening",
  sent: [],
  cheers: [],
  played: 0,
};

/**
 * Whether a press waits until what is on its way is answered: a line that may change what it means, or another act. The
 * same act pressed twice is one press.
 */
export function holdsPress(sent: readonly SentPlay[], verb: string, race: boolean): boolean {
  return sent.some((play) => play.draft || (!race && play.answer.verb !== verb));
}

export function withNotice(state: TableState, kind: Notice["kind"], text: string, clause = ""): TableState {
  return { ...state, notice: { n: (state.notice?.n ?? 0) + 1, kind, text, clause } };
}

/** The reducer of a table: the state after a frame from the server; `clock` is the client's time in milliseconds. */
export function reduce(state: TableState, frame: FromServer, clock: number): TableState {
  switch (frame.type) {
    case "table": {
      const { type: _, ...info } = frame;
      const last = info.lastPlay ?? 0;
      const sent = state.sent.filter((play) => play.id > last);
      return { ...state, info, eye: info.eye ?? state.eye, sent };
    }
    case "change": {
      const { eye, scene, prompt } = state;
      if (!scene || !prompt) return state;
      const whole = {
        ...frame,
        type: "scene" as const,
        eye,
        scene: changed(scene, frame.scene),
        prompt: changed(prompt, frame.prompt),
        lines: frame.lines ?? [],
      };
      return reduce(state, whole, clock);
    }
    case "scene": {
      const next: TableState = {
        ...state,
        eye: frame.eye,
        seq: frame.seq,
        scene: withOptions(frame.scene),
        prompt: frame.prompt,
        now: frame.now,
        receivedAt: clock,
        book: addLines(state.book, frame.lines),
        sent: state.sent.filter((play) => !play.stored),
      };
      if (frame.result) next.result = frame.result;
      if (frame.opening) next.opening = frame.opening;
      return isTurnLost(state, next) ? withNotice(next, "late", S.timeWasUp) : next;
    }
    case "played": {
      const play = state.sent.find((sent) => sent.id === frame.id);
      if (play?.draft)
        return { ...state, sent: state.sent.map((other) => (other === play ? { ...play, stored: true } : other)) };
      const sent = state.sent.filter((other) => other !== play);
      return { ...state, sent, played: play ? state.played + 1 : state.played };
    }
    case "refused": {
      const sent = state.sent.filter((play) => play.id !== frame.id);
      return withNotice({ ...state, sent }, "refused", frame.why, frame.clause);
    }
    case "chat": {
      const said = { ...state, book: addChat(state.book, frame) };
      const hint = said.book.length > state.book.length ? ownHint(state, frame.seat, frame.text) : "";
      return hint ? withNotice({ ...said, hintAsked: false }, "hint", hint) : said;
    }
    case "cheer": {
      const { seat, kind } = frame;
      const n = (state.cheers.at(-1)?.n ?? 0) + 1;
      return { ...state, cheers: [...state.cheers.filter((each) => each.seat !== seat), { n, seat, kind }] };
    }
    case "problem":
      return withNotice(state, "problem", frame.detail || frame.title, frame.clause);
    case "ping":
      return state;
  }
}

function changed<T extends Scene | Prompt>(before: T, change: Value | undefined): T {
  return change === undefined ? before : (applyChange(before as unknown as Value, change) as unknown as T);
}

/** The hint in what the table says, if the viewer asked for it: the whole table hears it, with the asker's name. */
function ownHint(state: TableState, seat: number, text: string): string {
  const before = `${namesOf(state)[state.eye] ?? ""} asked for a hint. `;
  return state.hintAsked && seat < 0 && text.startsWith(before) ? text.slice(before.length) : "";
}

/** The table's estimated time now, in milliseconds. */
export function tableTime(state: TableState, clock: number): number {
  const runs = state.info?.phase !== "over" && state.scene !== undefined && !state.frozen;
  return runs ? state.now + (clock - state.receivedAt) : state.now;
}

/** Whether the viewer plays with bots alone, so that nobody minds a rest. */
export function isOnlyPerson({ info, eye }: TableState): boolean {
  return (
    eye >= 0 &&
    info?.phase === "playing" &&
    !info.evening &&
    info.seats.every((chair) => chair.seat === eye || (chair.kind === "bot" && !chair.standIn))
  );
}

/**
 * Whether the way to play may lie over the table unasked: where nobody minds that the clock stands still meanwhile, or
 * over days. Company reads it before the deal.
 */
export function mayBeTaught(state: TableState): boolean {
  return (
    isOnlyPerson(state) || (state.eye >= 0 && state.info?.phase === "playing" && state.info.turnTime !== undefined)
  );
}

/** Whether somebody waits at the table for what comes next: not once it is over, over days, or with nobody there yet. */
export function isPressing({ info }: TableState): boolean {
  if (info?.phase !== "gathering") return info?.phase !== "over" && !info?.turnTime;
  return info.seats.filter((chair) => chair.kind === "person" && chair.here).length > 1;
}

export function namesOf(state: TableState): string[] {
  const names: string[] = [];
  for (const chair of state.info?.seats ?? []) names[chair.seat] = chair.name;
  return names;
}

/** The names in a game's texts, where the reader's own chair is "you". */
export function textNames(names: Names, eye: number): string[] {
  return names.map((name, seat) => (seat === eye ? YOU : name === YOU ? "You" : name));
}

/** Who plays from each chair, or who did then: `had` says whether that was still in the time of somebody who did. */
function playersThen({ seats, former = [] }: TableInfo, had: (former: Former) => boolean): Player[] {
  return seats.map((chair) => former.find((each) => each.seat === chair.seat && had(each)) ?? chair);
}

/** The names in what is told of a time; what somebody else did from the reader's chair is not told as the reader's. */
function namesThen(info: TableInfo, eye: number, had: (former: Former) => boolean): string[] {
  const names = playersThen(info, had).map(({ name, kind, standIn }) =>
    standIn && kind !== "bot" ? S.standInOf(name) : name,
  );
  return textNames(names, names[eye] === info.seats[eye]?.name ? eye : -1);
}

/** The names in a line of the minute book: of those who played when it was written. */
export function namesInLine({ info, eye }: TableState, n: number): string[] {
  return info ? namesThen(info, eye, (former) => n <= former.lines) : [];
}

/** The names in what is told of an entry of a finished game. */
export function namesInEntry(info: TableInfo, eye: number, entry: number): string[] {
  return namesThen(info, eye, (former) => entry <= (former.entry ?? 0));
}

/** The table as it was after an entry of its finished game, whose course has these lines. */
export function infoThen(info: TableInfo, entry: number, lines: readonly NumberedLine[]): TableInfo {
  const players = playersThen(info, (former) => entry <= (former.entry ?? 0));
  const former = info.former?.map((each) => ({
    ...each,
    lines: lines.findLast((line) => line.seq <= (each.entry ?? 0))?.n ?? 0,
  }));
  const seats = info.seats.map((chair, i) => {
    const { name, kind, standIn = false } = players[i] ?? chair;
    return { ...chair, name, kind, standIn };
  });
  return { ...info, seats, ...(former && { former }) };
}

/** The names in lists and charts, where the reader's own chair is "You". */
export function listedNames(names: Names, eye: number): string[] {
  return names.map((name, seat) => (seat === eye ? S.youTitle : name));
}

/** Whether the game is over. */
export function isOver(state: TableState): boolean {
  return state.prompt?.pace === "OVER" || state.info?.phase === "over";
}

/** Whether an evening has its table wait or stop, so that nothing can be played. */
function isHalted({ info }: TableState): boolean {
  return (info?.evening?.state ?? "runs") !== "runs";
}

/** The scene, with nothing to be done in it, and no clock, where the table is halted. */
export function playableScene(state: TableState): Scene | undefined {
  if (!state.scene || !isHalted(state)) return state.scene;
  const { question: _, ...scene } = state.scene;
  return { ...scene, offers: [], watches: [] };
}

/** Whether the player must play, may play, or neither. */
export function askedToPlay(state: TableState): "must" | "may" | "no" {
  if (state.eye < 0 || !state.prompt || isHalted(state)) return "no";
  if (state.prompt.must.includes(state.eye)) return "must";
  return state.prompt.may.includes(state.eye) ? "may" : "no";
}

/** The clock of the viewer's own turn, if one runs. */
export function ownClock(state: TableState): Watch | undefined {
  const watch = state.scene?.watches.find((each) => each.owner === state.eye);
  return askedToPlay(state) === "must" ? watch : undefined;
}

/** Whether the viewer's turn went by with its clock: it has run out, and nothing was played. */
function isTurnLost(before: TableState, after: TableState): boolean {
  const clock = ownClock(before);
  return (
    clock !== undefined &&
    after.now >= clock.until &&
    ownClock(after)?.until !== clock.until &&
    before.sent.length === 0
  );
}

/** Whether everybody acts at once and the first counts. */
export function isRace(state: TableState): boolean {
  return state.prompt?.pace === "RACE";
}

/** Whose turn it is, in a few words; a race with pictures is watched. */
export function turnText(state: TableState, { question, interlude, offers }: Scene, kit: Kit, names: Names): string {
  const { prompt, eye } = state;
  if (!prompt || isOver(state)) return S.turnOver;
  if (interlude && offers.length > 0) return S.turnPause;
  if (question?.verb) return S.turnAsked;
  const others = prompt.must.filter((seat) => seat !== eye).map((seat) => names[seat] ?? "");
  const wait = others.length > MOST_NAMED ? S.severalOthers(others.length) : listText(others, S.and);
  const asked = askedToPlay(state);
  if (prompt.pace === "RACE" && asked !== "no" && kit.actions.some((each) => each.cue)) return S.turnWatch;
  if (asked === "must")
    return prompt.pace === "TOGETHER" && wait ? S.turnTogether : prompt.pace === "RACE" ? S.turnRace : S.turnYours;
  if (asked === "may" && prompt.pace === "RACE") return question ? S.turnRace : S.turnMay;
  if (wait) return prompt.pace === "TURN" ? S.turnOf(wait, prompt.must.length) : S.turnWait(wait);
  if (asked === "may") return S.turnMay;
  return prompt.pace === "RACE" && prompt.may.length > 0 && eye >= 0 && !question ? S.turnLooking : S.turnNone;
}

/** More than so many who are waited for are counted. */
const MOST_NAMED = 2;
