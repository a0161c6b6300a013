import { within } from "../lib/base.ts";
import type { Analysis, Course, Gaps, Scenes, LogVerification } from "../wire/finished.ts";
import type { Answer, GameInfo, PuzzleInfo, PuzzleVerdict, Rules, Seated, TableInfo, WordInfo } from "../wire/types.ts";
import { askDevice, serverGone, isLocalTable } from "../offline/device.ts";
import { houseInvitation } from "../storage/houseInvitation.ts";
import { readingToken } from "../storage/watchTokens.ts";
import { S } from "../texts/strings.ts";
import { send } from "./send.ts";

/** A refusal by the server: one sentence and the clause of the rules behind it. */
export class Problem extends Error {
  readonly status: number;
  readonly clause: string;
  constructor(status: number, detail: string, clause = "") {
    super(detail);
    this.status = status;
    this.clause = clause;
  }
}

const TABLE_PATH = /^\/api\/tables\/([^/?]+)/;
const WORDS = "/api/words/";
/** Paths that the service worker may answer from its cache: an answer does not prove that the server is up. */
const CACHED = /^\/api\/(games|gaps)/;

export async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  if (isLocalTable(TABLE_PATH.exec(path)?.[1] ?? "")) return askLocalServer<T>(method, path, body);
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = "Bearer " + token;
  let reply: Response;
  try {
    reply = await send(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    serverGone.value = true;
    if (path.startsWith(WORDS)) return askLocalServer<T>(method, path, body);
    throw new Problem(0, S.noServer);
  }
  if (!CACHED.test(path)) serverGone.value = false;
  const text = await reply.text();
  const read = parse(text);
  if (!reply.ok) {
    const problem = (read ?? {}) as { title?: string; detail?: string; clause?: string };
    throw new Problem(reply.status, problem.detail || problem.title || S.badAnswer(reply.status), problem.clause);
  }
  if (read === undefined && text !== "") throw new Problem(reply.status, S.badAnswer(reply.status));
  return read as T;
}

/** Sends the same request to the local server on this device. */
async function askLocalServer<T>(method: string, path: string, body?: unknown): Promise<T> {
  const reply = await askDevice(method, path, body).catch(() => {
    throw new Problem(0, S.noServer);
  });
  if (reply.status < 300) return reply.body as T;
  throw new Problem(reply.status, (reply.body as { detail?: string }).detail || S.badAnswer(reply.status));
}

function parse(text: string): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Who may open tables, evenings and clubs; `why` says why this device may not, and what to do. */
interface Door {
  opens: "everybody" | "invited" | "signed-on";
  may: boolean;
  /** Whether the house is a school: no table is listed, and only quick phrases are said. */
  school: boolean;
  why?: string;
  /** What the host of the house says to everybody. */
  notice?: string;
}

interface NewTable {
  game: string;
  settings: Record<string, string>;
  seats: number;
  name: string;
  open: boolean;
  family: boolean;
}

const tablePath = (table: string) => "/api/tables/" + encodeURIComponent(table);
const puzzlePath = (date: string, game: string) =>
  `/api/puzzles/${encodeURIComponent(date)}/${encodeURIComponent(game)}`;
const cache = new Map<string, Promise<unknown>>();

/** Memoizes a GET request; a failed one is asked again. */
function cachedGet<T>(path: string, token?: string): Promise<T> {
  const known = cache.get(path);
  if (known) return known as Promise<T>;
  const asked = ask<T>("GET", path, undefined, token);
  cache.set(path, asked);
  asked.catch(() => cache.delete(path));
  return asked;
}

/** Reads a page of a finished game, which a private table shows only to its players and onlookers. */
const finishedPage = <T>(table: string, page: string) => cachedGet<T>(tablePath(table) + page, readingToken(table));

export const api = {
  games: () => cachedGet<GameInfo[]>("/api/games"),
  rules: (game: string) => cachedGet<Rules>(`/api/games/${encodeURIComponent(game)}/rules`),
  /** What is known of a word, by the judge of a table of that game with these settings. */
  word: (word: string, game: string, settings: Record<string, string> = {}) => {
    const query = new URLSearchParams({ game, settings: JSON.stringify(settings) });
    return cachedGet<WordInfo>(`/api/words/${encodeURIComponent(word.toLowerCase())}?${query}`);
  },
  puzzle: (date: string, game: string) => cachedGet<PuzzleInfo>(puzzlePath(date, game)),
  puzzleHelp: (date: string, game: string, degree: number) =>
    cachedGet<{ help: string }>(`${puzzlePath(date, game)}/help/${degree}`),
  solve: (date: string, game: string, answer: Answer) => ask<PuzzleVerdict>("POST", puzzlePath(date, game), { answer }),
  /** Who may open tables here, and whether this device may. */
  door: () => ask<Door>("GET", "/api/door", undefined, houseInvitation()),
  tables: () => ask<TableInfo[]>("GET", "/api/tables"),
  /** A table, with the names of those who sit there for whoever has a token of it. */
  table: (table: string, token = readingToken(table)) => ask<TableInfo>("GET", tablePath(table), undefined, token),
  /** Creates a table on this device and deals at once; bots take all other chairs. */
  createOnDevice: (wish: NewTable & { level: number }) =>
    askLocalServer<{ table: string }>("POST", "/api/tables", wish),
  forgetOnDevice: (table: string) => askLocalServer<void>("DELETE", tablePath(table)),
  create: (wish: NewTable) => ask<Seated>("POST", "/api/tables", wish, houseInvitation()),
  sit: (table: string, wish: { name: string; inviteToken?: string; seat?: number }) =>
    ask<Omit<Seated, "table">>("POST", tablePath(table) + "/seats", wish),
  leave: (table: string, seat: number, token: string) =>
    ask<void>("DELETE", `${tablePath(table)}/seats/${seat}`, undefined, token),
  handoverCode: (table: string, seat: number, token: string) =>
    ask<{ handoverCode: string }>("POST", `${tablePath(table)}/seats/${seat}/pass`, {}, token),
  takeSeat: (table: string, code: string) =>
    ask<{ seat: number; name: string; token: string }>("POST", tablePath(table) + "/take", { handoverCode: code }),
  /** Changes settings before the deal; those that are not named stay as they are. */
  settle: (table: string, settings: Record<string, string>, token: string) =>
    ask<{ settings: Record<string, string> }>("POST", tablePath(table) + "/settings", { settings }, token),
  setAbsenceWait: (table: string, seconds: number, token: string) =>
    ask<{ patience: number }>("POST", tablePath(table) + "/patience", { seconds }, token),
  renewLinks: (table: string, token: string) =>
    ask<{ inviteToken: string; watchToken: string }>("POST", tablePath(table) + "/links", {}, token),
  addBot: (table: string, wish: { seat?: number; level: number }, token: string) =>
    ask<unknown>("POST", tablePath(table) + "/bots", wish, token),
  start: (table: string, token: string) => ask<unknown>("POST", tablePath(table) + "/start", {}, token),
  giveTime: (table: string, token: string) => ask<{ until: number }>("POST", tablePath(table) + "/time", {}, token),
  rematch: (table: string, token: string) => ask<Seated>("POST", tablePath(table) + "/rematch", {}, token),
  course: (table: string, eye: number) => finishedPage<Course>(table, `/course?eye=${eye}`),
  scenes: (table: string, eye: number, from: number) => finishedPage<Scenes>(table, `/replay?eye=${eye}&from=${from}`),
  analysis: (table: string) => finishedPage<Analysis>(table, "/analysis"),
  verify: (table: string) => ask<LogVerification>("GET", tablePath(table) + "/verify", undefined, readingToken(table)),
  gaps: () => cachedGet<Gaps>("/api/gaps"),
  log: async (table: string): Promise<Blob> => {
    const token = readingToken(table);
    if (isLocalTable(table))
      return new Blob([await askLocalServer<string>("GET", tablePath(table) + "/log")], {
        type: "application/x-ndjson",
      });
    const reply = await fetch(
      within(tablePath(table) + "/log"),
      token ? { headers: { Authorization: "Bearer " + token } } : {},
    );
    if (!reply.ok) throw new Problem(reply.status, S.badAnswer(reply.status));
    return reply.blob();
  },
};
