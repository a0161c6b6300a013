import type { FromServer, ToServer } from "../wire/types.ts";

/** What a page says to the house on its device. Times are milliseconds since 1970 by the device's own clock. */
export type ToWorker =
  | { is: "ask"; n: number; method: string; path: string; body: unknown }
  | { is: "line"; n: number; table: string }
  | { is: "frame"; n: number; frame: ToServer; sent: number }
  | { is: "hang-up"; n: number };

/** And what it says back. */
export type FromWorker =
  | { is: "ready" }
  | { is: "trouble" }
  | { is: "answer"; n: number; status: number; body: unknown }
  | { is: "heard"; n: number; frame: FromServer }
  | { is: "gone"; n: number };

/** The device's clock, the same in a page and in its workers. */
export function now(): number {
  return performance.timeOrigin + performance.now();
}
