// The house of one device, away from the page, so that thinking bots never hold up the drawing.
// One thing after the other: what is to be kept is kept, then it is told.
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

const WORDS_PATH = "/dictionary/words.bin.gz";
const DEFINITIONS_PATH = "/dictionary/definitions.bin.gz";
/** So long one waits for another window to let go of a table. */
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

/** Does one thing after all that came before it. */
function enqueue(task: () => Promise<void>): void {
  queue = queue.then(task).catch((wrong: unknown) => console.error(wrong));
}

async function open(): Promise<void> {
  try {
    localServer.open(await bytes(WORDS_PATH));
    port.postMessage({ is: "ready" });
  } catch {
    port.postMessage({ is: "trouble" });
  }
}

async function bytes(path: string): Promise<Int8Array> {
  const packed = await fetch(path);
  if (!packed.ok || !packed.body) throw new Error(path + " is not there");
  const plain = packed.body.pipeThrough(new DecompressionStream("gzip"));
  return new Int8Array(await new Response(plain).arrayBuffer());
}

async function receive(message: ToWorker): Promise<void> {
  switch (message.is) {
    case "ask":
      return answer(message.n, message.method, message.path, message.body);
    case "line":
      return connect(message.n, message.table);
    case "frame":
      return frame(message.n, message.frame, message.sent);
    case "hang-up":
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
      if (url.pathname.startsWith("/api/words/")) await loadDefinitions();
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
  } catch (wrong) {
    status = 409;
    replyBody = { detail: (wrong as Error).message };
  }
  port.postMessage({ is: "answer", n, status, body: replyBody });
}

/** A browser that keeps nothing still plays: the table is lost with the tab. */
async function saveIfPossible(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (wrong) {
    console.warn(wrong);
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
    // The house says so in its answer.
  }
}

/** Reads a table back, unless it is there; complains in a sentence. */
async function recall(table: string): Promise<void> {
  if (localServer.knows(table)) return;
  const kept = await savedTables.read(table).catch(() => undefined);
  if (!kept) return;
  const objection = localServer.recall(JSON.stringify(kept.deal), JSON.stringify(kept.since));
  if (objection) throw new Error(objection);
  savedCounts.set(table, kept.since.length);
}

async function connect(n: number, table: string): Promise<void> {
  try {
    if (!(await lockTable(table))) throw new Error("This table is open in another window.");
    await recall(table);
    if (!localServer.knows(table)) throw new Error("There is no such table on this device.");
    connections.set(n, table);
  } catch (wrong) {
    const detail = (wrong as Error).message;
    port.postMessage({ is: "heard", n, frame: { type: "problem", title: "Conflict", detail } });
    port.postMessage({ is: "gone", n });
  }
}

/** A table is played in one window at a time; where there are no locks, nobody is asked. */
async function lockTable(table: string): Promise<boolean> {
  if (locks.has(table) || !("locks" in navigator)) return true;
  return new Promise((good) => {
    const letGo = new Promise<void>((release) => {
      navigator.locks
        .request("parlour." + table, { signal: AbortSignal.timeout(LOCK_TIMEOUT_MS) }, () => {
          locks.set(table, release);
          good(true);
          return letGo;
        })
        .catch(() => good(false));
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

/** Keeps what is to be kept, then tells it. */
async function publish(table: string, answers: Answers): Promise<void> {
  if (answers.keep.length > 0) {
    const count = savedCounts.get(table) ?? 0;
    savedCounts.set(table, count + answers.keep.length);
    await saveIfPossible(() => savedTables.append(table, count, answers.keep));
  }
  for (const [n, at] of connections)
    if (at === table) for (const each of answers.frames) port.postMessage({ is: "heard", n, frame: each });
}

/** The same, and sees when to look again. */
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
