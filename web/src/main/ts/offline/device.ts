import { within } from "../lib/base.ts";
import { Store } from "../lib/store.ts";
import type { ConnectionListener, Connection } from "../wire/socket.ts";
import { now, type FromWorker, type ToWorker } from "./messages.ts";

/** The path of the worker's script, filled in by the bundler. */
declare const WORKER: string;

/** Whether the server has stopped answering. */
export const serverGone = new Store(false);

/** Whether a table lives on this device, by its name. */
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
  const worker = new Worker(within(WORKER), { type: "module" });
  const ready = new Promise<void>((resolve, reject) => {
    worker.onmessage = (event: MessageEvent<FromWorker>) => {
      const message = event.data;
      if (message.type === "ready") resolve();
      else if (message.type === "failed") reject(new Error("The local server did not start."));
      else receive(message);
    };
    worker.onerror = () => reject(new Error("The local server did not start."));
  });
  ready.catch(() => {
    worker.terminate();
    localServer = undefined;
  });
  localServer = { worker, ready };
  return localServer;
}

function receive(message: FromWorker): void {
  switch (message.type) {
    case "response":
      answers.get(message.n)?.(message);
      answers.delete(message.n);
      break;
    case "frame":
      listeners.get(message.n)?.received(message.frame);
      break;
    case "closed":
      listeners.get(message.n)?.changed(false, true);
      break;
    case "ready":
    case "failed":
      break;
  }
}

/** Starts the local server, if its script and its dictionary are available. */
export function openLocalServer(): Promise<void> {
  return startWorker().ready;
}

/** Sends an HTTP-like request to the local server. */
export async function askDevice(
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; body: unknown }> {
  const { worker, ready } = startWorker();
  await ready;
  const n = ++count;
  return new Promise((resolve) => {
    answers.set(n, resolve);
    worker.postMessage({ type: "request", n, method, path, body } satisfies ToWorker);
  });
}

/** A connection to a table on this device, with the same frames as over a socket. */
export function connectToDevice(table: string, listener: ConnectionListener): Connection {
  const n = ++count;
  let closed = false;
  const { worker, ready } = startWorker();
  const post = (message: ToWorker) => worker.postMessage(message);
  listeners.set(n, listener);
  ready.then(
    () => {
      if (closed) return;
      post({ type: "connect", n, table });
      post({ type: "frame", n, frame: listener.hello(), sent: now() });
      listener.changed(true);
    },
    () => listener.changed(false),
  );
  return {
    send: (frame) => post({ type: "frame", n, frame, sent: now() }),
    close() {
      closed = true;
      listeners.delete(n);
      post({ type: "disconnect", n });
    },
  };
}
