import { Store } from "../lib/store.ts";
import type { ConnectionListener, Connection } from "../wire/socket.ts";
import { now, type FromWorker, type ToWorker } from "./messages.ts";

/** The name of the worker's script, which only the bundling knows. */
declare const WORKER: string;

/** Whether the house at the other end of the line has stopped answering. */
export const serverGone = new Store(false);

/** Tables of this device have names of their own. */
export function isLocalTable(table: string): boolean {
  return table.startsWith("own-");
}

interface LocalServer {
  worker: Worker;
  ready: Promise<void>;
}

let localServer: LocalServer | undefined;
let count = 0;
const answers = new Map<number, (answer: { status: number; body: unknown }) => void>();
const listeners = new Map<number, ConnectionListener>();

function startWorker(): LocalServer {
  if (localServer) return localServer;
  const worker = new Worker(WORKER, { type: "module" });
  const ready = new Promise<void>((good, bad) => {
    worker.onmessage = (event: MessageEvent<FromWorker>) => {
      const said = event.data;
      if (said.is === "ready") good();
      else if (said.is === "trouble") bad(new Error("no house"));
      else receive(said);
    };
    worker.onerror = () => bad(new Error("no house"));
  });
  ready.catch(() => {
    worker.terminate();
    localServer = undefined;
  });
  localServer = { worker, ready };
  return localServer;
}

function receive(said: FromWorker): void {
  switch (said.is) {
    case "answer":
      answers.get(said.n)?.(said);
      answers.delete(said.n);
      break;
    case "heard":
      listeners.get(said.n)?.received(said.frame);
      break;
    case "gone":
      listeners.get(said.n)?.changed(false, true);
      break;
    case "ready":
    case "trouble":
      break;
  }
}

/** Opens the house of this device, if its script and its dictionary can be had. */
export function openLocalServer(): Promise<void> {
  return startWorker().ready;
}

/** Asks this device what one would ask the server. */
export async function askDevice(
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; body: unknown }> {
  const { worker, ready } = startWorker();
  await ready;
  const n = ++count;
  return new Promise((good) => {
    answers.set(n, good);
    worker.postMessage({ is: "ask", n, method, path, body } satisfies ToWorker);
  });
}

/** A line to a table of this device: the same frames as over a socket. */
export function connectToDevice(table: string, listener: ConnectionListener): Connection {
  const n = ++count;
  let closed = false;
  const { worker, ready } = startWorker();
  const post = (message: ToWorker) => worker.postMessage(message);
  listeners.set(n, listener);
  ready.then(
    () => {
      if (closed) return;
      post({ is: "line", n, table });
      post({ is: "frame", n, frame: listener.hello(), sent: now() });
      listener.changed(true);
    },
    () => listener.changed(false),
  );
  return {
    send: (frame) => post({ is: "frame", n, frame, sent: now() }),
    close() {
      closed = true;
      listeners.delete(n);
      post({ is: "hang-up", n });
    },
  };
}
