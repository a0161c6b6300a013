import { Store } from "../lib/store.ts";
import type { Ear, Wire } from "../wire/socket.ts";
import { now, type FromHouse, type ToHouse } from "./messages.ts";

/** The name of the worker's script, which only the bundling knows. */
declare const WORKER: string;

/** Whether the house at the other end of the line has stopped answering. */
export const gone = new Store(false);

/** Tables of this device have names of their own. */
export function isOwn(table: string): boolean {
  return table.startsWith("own-");
}

interface House {
  worker: Worker;
  ready: Promise<void>;
}

let house: House | undefined;
let count = 0;
const answers = new Map<number, (answer: { status: number; body: unknown }) => void>();
const ears = new Map<number, Ear>();

function open(): House {
  if (house) return house;
  const worker = new Worker(WORKER, { type: "module" });
  const ready = new Promise<void>((good, bad) => {
    worker.onmessage = (event: MessageEvent<FromHouse>) => {
      const said = event.data;
      if (said.is === "ready") good();
      else if (said.is === "trouble") bad(new Error("no house"));
      else hear(said);
    };
    worker.onerror = () => bad(new Error("no house"));
  });
  ready.catch(() => {
    worker.terminate();
    house = undefined;
  });
  house = { worker, ready };
  return house;
}

function hear(said: FromHouse): void {
  switch (said.is) {
    case "answer":
      answers.get(said.n)?.(said);
      answers.delete(said.n);
      break;
    case "heard":
      ears.get(said.n)?.heard(said.frame);
      break;
    case "gone":
      ears.get(said.n)?.stands(false, true);
      break;
    case "ready":
    case "trouble":
      break;
  }
}

/** Opens the house of this device, if its script and its dictionary can be had. */
export function prepare(): Promise<void> {
  return open().ready;
}

/** Asks this device what one would ask the server. */
export async function askDevice(
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; body: unknown }> {
  const { worker, ready } = open();
  await ready;
  const n = ++count;
  return new Promise((good) => {
    answers.set(n, good);
    worker.postMessage({ is: "ask", n, method, path, body } satisfies ToHouse);
  });
}

/** A line to a table of this device: the same frames as over a socket. */
export function connectHere(table: string, ear: Ear): Wire {
  const n = ++count;
  let closed = false;
  const { worker, ready } = open();
  const post = (message: ToHouse) => worker.postMessage(message);
  ears.set(n, ear);
  ready.then(
    () => {
      if (closed) return;
      post({ is: "line", n, table });
      post({ is: "frame", n, frame: ear.hello(), sent: now() });
      ear.stands(true);
    },
    () => ear.stands(false),
  );
  return {
    send: (frame) => post({ is: "frame", n, frame, sent: now() }),
    close() {
      closed = true;
      ears.delete(n);
      post({ is: "hang-up", n });
    },
  };
}
