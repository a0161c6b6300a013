import { read, write } from "./localStorage.ts";

/** The secrets of this browser for an evening: as hostess, guest or screen. */
export interface EveningPass {
  hostessToken?: string;
  inviteToken?: string;
  watchToken?: string;
  guest?: number;
  token?: string;
  title?: string;
  /** When this browser first had to do with it. */
  since?: number;
  when: number;
}

const MAX_PASSES = 12;

export function passes(): Record<string, EveningPass> {
  return read<Record<string, EveningPass>>("evenings", {});
}

export function passFor(evening: string): EveningPass | undefined {
  return passes()[evening];
}

export function savePass(evening: string, more: Omit<EveningPass, "when">): void {
  const now = Date.now();
  const all = Object.entries({ ...passes(), [evening]: { since: now, ...passFor(evening), ...more, when: now } });
  all.sort(([, a], [, b]) => b.when - a.when);
  write("evenings", Object.fromEntries(all.slice(0, MAX_PASSES)));
}
