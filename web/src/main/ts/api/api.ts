import type { Analysis, Course, Gaps, Scenes, LogVerification } from "../wire/finished.ts";
import type { Answer, GameInfo, PuzzleInfo, PuzzleVerdict, Rules, Seated, TableInfo, WordInfo } from "../wire/types.ts";
import { askDevice, serverGone, isLocalTable } from "../offline/device.ts";
import { S } from "../i18n/strings.ts";

/** What the server objects to, in one sentence, with the clause that says so. */
export class Problem extends Error {
  readonly status: number;
  readonly clause: string;
  constructor(status: number, detail: string, clause = "") {
    super(detail);
    this.status = status;
    this.clause = clause;
  }
}

const OWN = /^\/api\/tables\/([^/?]+)/;
const WORDS = "/api/words/";
/** What a device may have kept tells nothing of the server. */
const KEPT = /^\/api\/(games|gaps)/;

export async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  if (isLocalTable(OWN.exec(path)?.[1] ?? "")) return askLocalServer<T>(method, path, body);
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = "Bearer " + token;
  let reply: Response;
  try {
    reply = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    if ([502, 504].includes(reply.status)) throw new Error("a proxy speaks, but not the house");
  } catch {
    serverGone.value = true;
    if (path.startsWith(WORDS)) return askLocalServer<T>(method, path, body);
    throw new Problem(0, S.noServer);
  }
  if (!KEPT.test(path)) serverGone.value = false;
  const text = await reply.text();
  const read = parse(text);
  if (!reply.ok) {
    const problem = (read ?? {}) as { title?: string; detail?: string; clause?: string };
    throw new Problem(reply.status, problem.detail || problem.title || S.badAnswer(reply.status), problem.clause);
  }
  if (read === undefined && text !== "") throw new Problem(reply.status, S.badAnswer(reply.status));
  return read as T;
}

/** The same, asked of this device. */
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

interface NewTable {
  game: string;
  settings: Record<string, string>;
  seats: number;
  name: string;
  open: boolean;
  family: boolean;
}

const of = (table: string) => "/api/tables/" + encodeURIComponent(table);
const puzzleOf = (date: string, game: string) => `/api/puzzles/${encodeURIComponent(date)}/${encodeURIComponent(game)}`;
const remembered = new Map<string, Promise<unknown>>();

/** Asks once and keeps the answer; a failure is asked again. */
function once<T>(path: string): Promise<T> {
  const known = remembered.get(path);
  if (known) return known as Promise<T>;
  const asked = ask<T>("GET", path);
  remembered.set(path, asked);
  asked.catch(() => remembered.delete(path));
  return asked;
}

export const api = {
  games: () => once<GameInfo[]>("/api/games"),
  rules: (game: string) => once<Rules>(`/api/games/${encodeURIComponent(game)}/rules`),
  word: (word: string, game: string) =>
    once<WordInfo>(`/api/words/${encodeURIComponent(word.toLowerCase())}?game=${encodeURIComponent(game)}`),
  puzzle: (date: string, game: string) => once<PuzzleInfo>(puzzleOf(date, game)),
  puzzleHelp: (date: string, game: string, degree: number) =>
    once<{ help: string }>(`${puzzleOf(date, game)}/help/${degree}`),
  solve: (date: string, game: string, answer: Answer) => ask<PuzzleVerdict>("POST", puzzleOf(date, game), { answer }),
  tables: () => ask<TableInfo[]>("GET", "/api/tables"),
  table: (table: string) => ask<TableInfo>("GET", of(table)),
  /** A table on this device, dealt at once; bots sit in all other chairs. */
  createHere: (wish: NewTable & { level: number }) => askLocalServer<{ table: string }>("POST", "/api/tables", wish),
  forgetHere: (table: string) => askLocalServer<void>("DELETE", of(table)),
  create: (wish: NewTable) => ask<Seated>("POST", "/api/tables", wish),
  sit: (table: string, wish: { name: string; invite?: string; seat?: number }) =>
    ask<Omit<Seated, "table">>("POST", of(table) + "/seats", wish),
  leave: (table: string, seat: number, token: string) =>
    ask<void>("DELETE", `${of(table)}/seats/${seat}`, undefined, token),
  pass: (table: string, seat: number, token: string) =>
    ask<{ word: string }>("POST", `${of(table)}/seats/${seat}/pass`, {}, token),
  take: (table: string, word: string) =>
    ask<{ seat: number; name: string; token: string }>("POST", of(table) + "/take", { word }),
  patience: (table: string, seconds: number, token: string) =>
    ask<{ patience: number }>("POST", of(table) + "/patience", { seconds }, token),
  links: (table: string, token: string) =>
    ask<{ invite: string; watch: string }>("POST", of(table) + "/links", {}, token),
  bot: (table: string, wish: { seat?: number; level: number }, token: string) =>
    ask<unknown>("POST", of(table) + "/bots", wish, token),
  start: (table: string, token: string) => ask<unknown>("POST", of(table) + "/start", {}, token),
  rematch: (table: string, token: string) => ask<Seated>("POST", of(table) + "/rematch", {}, token),
  course: (table: string, eye: number) => once<Course>(`${of(table)}/course?eye=${eye}`),
  scenes: (table: string, eye: number, from: number) => once<Scenes>(`${of(table)}/replay?eye=${eye}&from=${from}`),
  analysis: (table: string) => once<Analysis>(of(table) + "/analysis"),
  verify: (table: string) => ask<LogVerification>("GET", of(table) + "/verify"),
  gaps: () => once<Gaps>("/api/gaps"),
  log: async (table: string, token?: string): Promise<Blob> => {
    if (isLocalTable(table))
      return new Blob([await askLocalServer<string>("GET", of(table) + "/log")], { type: "application/x-ndjson" });
    const reply = await fetch(of(table) + "/log", token ? { headers: { Authorization: "Bearer " + token } } : {});
    if (!reply.ok) throw new Problem(reply.status, S.badAnswer(reply.status));
    return reply.blob();
  },
};
