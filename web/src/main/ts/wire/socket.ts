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
  /** Whether anybody waits for something here: then a dead connection is noticed sooner. */
  waits(): boolean;
  /** The connection opened or closed; `gone`: for good, because the server refused it. */
  changed(open: boolean, gone?: boolean): void;
}

export type ConnectionListener = SocketListener<FromServer, ToServer>;

const MIN_WAIT_MS = 400;
const MAX_WAIT_MS = 8000;
/** Something comes at least every five seconds; a connection that is silent for so long is given up. */
export const SILENCE_MS = 12_000;
/** The same where nobody waits, which the answers to pings say: then they come every half minute. */
export const CALM_SILENCE_MS = 45_000;
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
  let calm = false;
  let givenUpAt = 0;
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
      if (isOfHouse(frame, "ping")) pong(fresh, frame.n);
      else if (isOfHouse(frame, "notice")) noticeCame(frame.text);
      else listener.received(frame as In);
    };
    fresh.onclose = (event) => {
      if (socket !== fresh) return;
      if (event.code === POLICY_VIOLATION) ended = true;
      lost();
    };
  }

  function pong(on: WebSocket, n: number): void {
    const nobodyWaits = !listener.waits();
    on.send(JSON.stringify({ type: "pong", n, ...(nobodyWaits && { calm: true }) }));
    listen(nobodyWaits);
  }

  /** Restarts the watchdog that gives up a silent connection. */
  function listen(calmly = false): void {
    calm = calmly;
    const limit = calm ? CALM_SILENCE_MS : SILENCE_MS;
    givenUpAt = Date.now() + limit;
    window.clearTimeout(watchdog);
    watchdog = window.setTimeout(giveUp, limit);
  }

  function giveUp(): void {
    socket?.close();
    lost();
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

  /** Reconnects at once when a phone wakes up or gets its network back: while it slept, its watchdog slept too. */
  function now(): void {
    if (document.visibilityState !== "visible") return;
    if (socket && Date.now() > givenUpAt) giveUp();
    if (!socket) open();
  }
  addEventListener("online", now);
  document.addEventListener("visibilitychange", now);
  open();

  return {
    send(frame) {
      if (socket?.readyState !== WebSocket.OPEN) return;
      socket.send(JSON.stringify(frame));
      if (calm) listen();
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
