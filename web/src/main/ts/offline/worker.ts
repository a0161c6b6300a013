// The house of one device, away from the page, so that thinking bots never hold up the drawing.
// One thing after the other: what is to be kept is kept, then it is told.
import * as house from "local-server";
import type { FromServer, ToServer } from "../wire/types.ts";
import { now, type FromHouse, type ToHouse } from "./messages.ts";
import * as shelf from "./savedTables.ts";

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

const WORDS = "/dictionary/words.bin.gz";
const MEANINGS = "/dictionary/definitions.bin.gz";
/** So long one waits for another window to let go of a table. */
const PATIENCE = 3000;

const port = self as unknown as {
  postMessage(message: FromHouse): void;
  onmessage: ((event: MessageEvent<ToHouse>) => void) | null;
};
const lines = new Map<number, string>();
const counts = new Map<string, number>();
const timers = new Map<string, number>();
const held = new Map<string, () => void>();
let defined = false;
let turn: Promise<unknown> = open();

port.onmessage = (event) => after(() => hear(event.data));

/** Does one thing after all that came before it. */
function after(task: () => Promise<void>): void {
  turn = turn.then(task).catch((wrong: unknown) => console.error(wrong));
}

async function open(): Promise<void> {
  try {
    house.open(await bytes(WORDS));
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

async function hear(message: ToHouse): Promise<void> {
  switch (message.is) {
    case "ask":
      return answer(message.n, message.method, message.path, message.body);
    case "line":
      return connect(message.n, message.table);
    case "frame":
      return frame(message.n, message.frame, message.sent);
    case "hang-up":
      return hangUp(message.n);
  }
}

async function answer(n: number, method: string, path: string, body: unknown): Promise<void> {
  const url = new URL(path, location.origin);
  const table = /^\/api\/tables\/([^/]+)/.exec(url.pathname)?.[1] ?? "";
  let status = 404;
  let told: unknown = {};
  try {
    if (table && method === "DELETE") {
      await shelf.forget(table);
      status = 200;
    } else {
      if (table) await recall(table);
      if (url.pathname.startsWith("/api/words/")) await define();
      const request = {
        method,
        path: decodeURIComponent(url.pathname),
        query: Object.fromEntries(url.searchParams),
        body: body ?? {},
        fresh: "own-" + figures(8),
        secret: figures(48),
      };
      const reply = JSON.parse(house.ask(JSON.stringify(request))) as Reply;
      if (reply.laid) await keep(() => shelf.lay(reply.laid?.table ?? "", reply.laid));
      if (table) await publish(table, reply);
      ({ status, body: told } = reply);
    }
  } catch (wrong) {
    status = 409;
    told = { detail: (wrong as Error).message };
  }
  port.postMessage({ is: "answer", n, status, body: told });
}

/** A browser that keeps nothing still plays: the table is lost with the tab. */
async function keep(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (wrong) {
    console.warn(wrong);
  }
}

function figures(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function define(): Promise<void> {
  if (defined) return;
  try {
    house.define(await bytes(MEANINGS));
    defined = true;
  } catch {
    // The house says so in its answer.
  }
}

/** Reads a table back, unless it is there; complains in a sentence. */
async function recall(table: string): Promise<void> {
  if (house.knows(table)) return;
  const kept = await shelf.read(table).catch(() => undefined);
  if (!kept) return;
  const objection = house.recall(JSON.stringify(kept.deal), JSON.stringify(kept.since));
  if (objection) throw new Error(objection);
  counts.set(table, kept.since.length);
}

async function connect(n: number, table: string): Promise<void> {
  try {
    if (!(await hold(table))) throw new Error("This table is open in another window.");
    await recall(table);
    if (!house.knows(table)) throw new Error("There is no such table on this device.");
    lines.set(n, table);
  } catch (wrong) {
    const detail = (wrong as Error).message;
    port.postMessage({ is: "heard", n, frame: { type: "problem", title: "Conflict", detail } });
    port.postMessage({ is: "gone", n });
  }
}

/** A table is played in one window at a time; where there are no locks, nobody is asked. */
async function hold(table: string): Promise<boolean> {
  if (held.has(table) || !("locks" in navigator)) return true;
  return new Promise((good) => {
    const letGo = new Promise<void>((release) => {
      navigator.locks
        .request("parlour." + table, { signal: AbortSignal.timeout(PATIENCE) }, () => {
          held.set(table, release);
          good(true);
          return letGo;
        })
        .catch(() => good(false));
    });
  });
}

async function frame(n: number, said: ToServer, sent: number): Promise<void> {
  const table = lines.get(n);
  if (table) await tell(table, JSON.parse(house.hear(table, JSON.stringify(said), sent, now())) as Answers);
}

async function hangUp(n: number): Promise<void> {
  const table = lines.get(n);
  lines.delete(n);
  if (!table || [...lines.values()].includes(table)) return;
  await tell(table, JSON.parse(house.leave(table, now())) as Answers);
  held.get(table)?.();
  held.delete(table);
}

/** Keeps what is to be kept, then tells it. */
async function publish(table: string, answers: Answers): Promise<void> {
  if (answers.keep.length > 0) {
    const count = counts.get(table) ?? 0;
    counts.set(table, count + answers.keep.length);
    await keep(() => shelf.append(table, count, answers.keep));
  }
  for (const [n, at] of lines)
    if (at === table) for (const each of answers.frames) port.postMessage({ is: "heard", n, frame: each });
}

/** The same, and sees when to look again. */
async function tell(table: string, answers: Answers): Promise<void> {
  await publish(table, answers);
  clearTimeout(timers.get(table));
  if (answers.wait >= 0 && [...lines.values()].includes(table))
    timers.set(
      table,
      setTimeout(() => after(() => look(table)), answers.wait),
    );
}

async function look(table: string): Promise<void> {
  if ([...lines.values()].includes(table)) await tell(table, JSON.parse(house.look(table, now())) as Answers);
}
