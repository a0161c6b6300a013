import { read, write } from "./localStorage.ts";

/** What this browser may do on an evening. */
export interface Pass {
  hostess?: string;
  invite?: string;
  screen?: string;
  guest?: number;
  token?: string;
  title?: string;
  when: number;
}

const MOST = 12;

export function passes(): Record<string, Pass> {
  return read<Record<string, Pass>>("evenings", {});
}

export function passFor(evening: string): Pass | undefined {
  return passes()[evening];
}

export function keepPass(evening: string, more: Omit<Pass, "when">): void {
  const all = Object.entries({ ...passes(), [evening]: { ...passFor(evening), ...more, when: Date.now() } });
  all.sort(([, a], [, b]) => b.when - a.when);
  write("evenings", Object.fromEntries(all.slice(0, MOST)));
}
