import { within } from "../lib/base.ts";
import { noticeCame } from "./houseNotice.ts";
import type { FromServer, ToServer } from "./types.ts";

/** A connection to a table: the server's WebSocket, or anything that speaks the same frames. */
export interface Connection {
  send(frame: ToServer): void;
  close(): void;
}

/** What a connection reports to its owner. */
export interface SocketListener<In, Out> {
  /** The first frame of every new connection. */
  hello(): Out;
  received(frame: In): void;
  /** The connection opened or closed; `gone`: for good, because the server refused it. */
  changed(open: boolean, gone?: boolean): void;
}

export type ConnectionListener = SocketListener<FromServer, ToServer>;

const MIN_WAIT_MS = 400;
const MAX_WAIT_MS = 8000;
/** The server pings every five seconds; a connection that is silent for so long is given up. */
export const SILENCE_MS = 12_000;
/** The server refused the connection and said why; no use trying again. */
const POLICY_VIOLATION = 1008;

/** Connects to a table over a WebSocket. */
export function connect(table: string, listener: ConnectionListener): Connection {
  return reconnectingSocket<FromServer, ToServer>(`/api/tables/${encodeURIComponent(table)}/play`, listener);
}

/** A WebSocket that reconnects by itself, with exponential backoff and jitter. */
export function reconnectingSocket<In, Out>(
  path: string,
  listener: SocketListener<In, Out>,
): { send(frame: Out): void; close(): void } {
  let socket: WebSocket | undefined;
  let wait = MIN_WAIT_MS;
  let timer = 0;
  let watchdog = 0;
  let ended = false;

  function open(): void {
    if (ended) return;
    window.clearTimeout(timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const fresh = new WebSocket(`${scheme}//${location.host}${within(path)}`);
    socket = fresh;
    listen();
    fresh.onopen = () => {
      listen();
      fresh.send(JSON.stringify(listener.hello()));
      listener.changed(true);
    };
    fresh.onmessage = (message) => {
      if (socket !== fresh) return;
      listen();
      let frame: In | OfHouse;
      try {
        frame = JSON.parse(String(message.data)) as In | OfHouse;
      } catch {
        return;
      }
      wait = MIN_WAIT_MS;
      if (isOfHouse(frame, "ping")) fresh.send(JSON.stringify({ type: "pong", n: frame.n }));
      else if (isOfHouse(frame, "notice")) noticeCame(frame.text);
      else listener.received(frame as In);
    };
    fresh.onclose = (event) => {
      if (socket !== fresh) return;
      if (event.code === POLICY_VIOLATION) ended = true;
      lost();
    };
  }

  /** Restarts the watchdog that gives up a silent connection. */
  function listen(): void {
    window.clearTimeout(watchdog);
    watchdog = window.setTimeout(() => {
      socket?.close();
      lost();
    }, SILENCE_MS);
  }

  function lost(): void {
    window.clearTimeout(watchdog);
    socket = undefined;
    listener.changed(false, ended);
    again();
  }

  function again(): void {
    if (ended) return;
    window.clearTimeout(timer);
    timer = window.setTimeout(open, wait * (0.75 + Math.random() / 2));
    wait = Math.min(MAX_WAIT_MS, wait * 2);
  }

  /** Reconnects at once when a phone wakes up or gets its network back. */
  function now(): void {
    if (!socket && document.visibilityState === "visible") open();
  }
  addEventListener("online", now);
  document.addEventListener("visibilitychange", now);
  open();

  return {
    send(frame) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame));
    },
    close() {
      ended = true;
      window.clearTimeout(timer);
      window.clearTimeout(watchdog);
      removeEventListener("online", now);
      document.removeEventListener("visibilitychange", now);
      socket?.close();
    },
  };
}

/** What every connection is sent, whatever it is for. */
type OfHouse = { type: "ping"; n: number } | { type: "notice"; text: string };

function isOfHouse<T extends OfHouse["type"]>(frame: unknown, type: T): frame is Extract<OfHouse, { type: T }> {
  return typeof frame === "object" && frame !== null && (frame as { type?: unknown }).type === type;
}
