// The web worker that runs the local server, so that thinking bots never block the page. It handles one message after
// another, and saves an event before it publishes it.
import * as localServer from "local-server";
import type { FromServer, ToServer } from "../wire/types.ts";
import { now, type FromWorker, type ToWorker } from "./messages.ts";
import * as savedTables from "./savedTables.ts";

interface Answers {
  keep: unknown[];
  frames: FromServer[];
  wait: number;
}
interface Reply extends Answers {
  status: number;
  body: unknown;
  laid?: { table: string };
}

/** The path below which the house lives: the worker is one of its assets. */
const BASE = location.pathname.replace(/\/assets\/[^/]*$/, "");
const WORDS_PATH = "/dictionary/words.bin.gz";
const DEFINITIONS_PATH = "/dictionary/definitions.bin.gz";
/** How long to wait for another window to release a table. */
const LOCK_TIMEOUT_MS = 3000;

const port = self as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};
const connections = new Map<number, string>();
const savedCounts = new Map<string, number>();
const timers = new Map<string, number>();
const locks = new Map<string, () => void>();
let definitionsLoaded = false;
let queue: Promise<unknown> = open();

port.onmessage = (event) => enqueue(() => receive(event.data));

/** Runs tasks one after another. */
function enqueue(task: () => Promise<void>): void {
  queue = queue.then(task).catch((error: unknown) => console.error(error));
}

async function open(): Promise<void> {
  try {
    localServer.open(await bytes(WORDS_PATH));
    port.postMessage({ type: "ready" });
  } catch {
    port.postMessage({ type: "failed" });
  }
}

async function bytes(path: string): Promise<Int8Array> {
  const packed = await fetch(BASE + path);
  if (!packed.ok || !packed.body) throw new Error(path + " is not there");
  const plain = packed.body.pipeThrough(new DecompressionStream("gzip"));
  return new Int8Array(await new Response(plain).arrayBuffer());
}

async function receive(message: ToWorker): Promise<void> {
  switch (message.type) {
    case "request":
      return answer(message.n, message.method, message.path, message.body);
    case "connect":
      return connect(message.n, message.table);
    case "frame":
      return frame(message.n, message.frame, message.sent);
    case "disconnect":
      return disconnect(message.n);
  }
}

async function answer(n: number, method: string, path: string, body: unknown): Promise<void> {
  const url = new URL(path, location.origin);
  const table = /^\/api\/tables\/([^/]+)/.exec(url.pathname)?.[1] ?? "";
  let status = 404;
  let replyBody: unknown = {};
  try {
    if (table && method === "DELETE") {
      await savedTables.forget(table);
      status = 200;
    } else {
      if (table) await recall(table);
      if (/^\/api\/(words\/|pocket\/word$)/.test(url.pathname)) await loadDefinitions();
      const request = {
        method,
        path: decodeURIComponent(url.pathname),
        query: Object.fromEntries(url.searchParams),
        body: body ?? {},
        fresh: "own-" + randomHex(8),
        secret: randomHex(48),
      };
      const reply = JSON.parse(localServer.ask(JSON.stringify(request))) as Reply;
      if (reply.laid) await saveIfPossible(() => savedTables.saveDeal(reply.laid?.table ?? "", reply.laid));
      if (table) await publish(table, reply);
      ({ status, body: replyBody } = reply);
    }
  } catch (error) {
    status = 409;
    replyBody = { detail: (error as Error).message };
  }
  port.postMessage({ type: "response", n, status, body: replyBody });
}

/** Ignores storage errors: without storage the game still works, but is lost with the tab. */
async function saveIfPossible(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    console.warn(error);
  }
}

function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function loadDefinitions(): Promise<void> {
  if (definitionsLoaded) return;
  try {
    localServer.define(await bytes(DEFINITIONS_PATH));
    definitionsLoaded = true;
  } catch {
    // The local server says so in its answer.
  }
}

/** Loads a saved table unless it is loaded; throws a sentence if it cannot be restored. */
async function recall(table: string): Promise<void> {
  if (localServer.knows(table)) return;
  const saved = await savedTables.read(table).catch(() => undefined);
  if (!saved) return;
  const objection = localServer.recall(JSON.stringify(saved.deal), JSON.stringify(saved.since));
  if (objection) throw new Error(objection);
  savedCounts.set(table, saved.since.length);
}

async function connect(n: number, table: string): Promise<void> {
  try {
    if (!(await lockTable(table))) throw new Error("This table is open in another window.");
    await recall(table);
    if (!localServer.knows(table)) throw new Error("There is no such table on this device.");
    connections.set(n, table);
  } catch (error) {
    const detail = (error as Error).message;
    port.postMessage({ type: "frame", n, frame: { type: "problem", title: "Conflict", detail } });
    port.postMessage({ type: "closed", n });
  }
}

/** Locks a table, which may be open in one window only; without the Locks API nothing is locked. */
async function lockTable(table: string): Promise<boolean> {
  if (locks.has(table) || !("locks" in navigator)) return true;
  return new Promise((resolve) => {
    const letGo = new Promise<void>((release) => {
      navigator.locks
        .request("parlour." + table, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, () => {
          locks.set(table, release);
          resolve(true);
          return letGo;
        })
        .catch(() => resolve(false));
    });
  });
}

async function frame(n: number, said: ToServer, sent: number): Promise<void> {
  const table = connections.get(n);
  if (table)
    await publishAndSchedule(table, JSON.parse(localServer.hear(table, JSON.stringify(said), sent, now())) as Answers);
}

async function disconnect(n: number): Promise<void> {
  const table = connections.get(n);
  connections.delete(n);
  if (!table || [...connections.values()].includes(table)) return;
  await publishAndSchedule(table, JSON.parse(localServer.leave(table, now())) as Answers);
  locks.get(table)?.();
  locks.delete(table);
}

/** Saves new events, then sends the frames. */
async function publish(table: string, answers: Answers): Promise<void> {
  if (answers.keep.length > 0) {
    const count = savedCounts.get(table) ?? 0;
    savedCounts.set(table, count + answers.keep.length);
    await saveIfPossible(() => savedTables.append(table, count, answers.keep));
  }
  for (const [n, at] of connections)
    if (at === table) for (const each of answers.frames) port.postMessage({ type: "frame", n, frame: each });
}

/** Publishes, and schedules when the local server wants to run again. */
async function publishAndSchedule(table: string, answers: Answers): Promise<void> {
  await publish(table, answers);
  clearTimeout(timers.get(table));
  if (answers.wait >= 0 && [...connections.values()].includes(table))
    timers.set(
      table,
      setTimeout(() => enqueue(() => wake(table)), answers.wait),
    );
}

async function wake(table: string): Promise<void> {
  if ([...connections.values()].includes(table))
    await publishAndSchedule(table, JSON.parse(localServer.look(table, now())) as Answers);
}
