import type { FromServer, ToServer } from "../wire/types.ts";

/**
 * Messages from a page to the worker with the local server. Times are milliseconds since 1970 by the device's clock.
 */
export type ToWorker =
  | { type: "request"; n: number; method: string; path: string; body: unknown }
  | { type: "connect"; n: number; table: string }
  | { type: "frame"; n: number; frame: ToServer; sent: number }
  | { type: "disconnect"; n: number };

/** Messages from the worker to the page. */
export type FromWorker =
  | { type: "ready" }
  | { type: "failed" }
  | { type: "response"; n: number; status: number; body: unknown }
  | { type: "frame"; n: number; frame: FromServer }
  | { type: "closed"; n: number };

/** The device's time in milliseconds since 1970, the same in a page and in its workers. */
export function now(): number {
  return performance.timeOrigin + performance.now();
}
