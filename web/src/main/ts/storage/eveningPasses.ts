import { read, write } from "./localStorage.ts";

/** A guest who plays at this browser. */
export interface GuestToken {
  guest: number;
  token: string;
  /** The table at which they play on another device; or, before the bell, `SOON`. */
  elsewhere?: string;
  /** The code by which that device takes the chair. */
  code?: string;
}

/** A guest’s chair is to go to another device as soon as the bell rings. */
export const SOON = "soon";

/** The secrets of this browser for an evening: as hostess, guest or screen. */
export interface EveningPass {
  hostessToken?: string;
  inviteToken?: string;
  watchToken?: string;
  guest?: number;
  token?: string;
  elsewhere?: string;
  code?: string;
  /** Guests with whom this device is handed round. */
  others?: GuestToken[];
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

/** Every guest who plays at this browser. */
export function guestsOf(pass: EveningPass | undefined): GuestToken[] {
  const { guest, token, elsewhere = "", code = "", others = [] } = pass ?? {};
  return guest === undefined || !token ? [] : [{ guest, token, elsewhere, code }, ...others];
}

/** Adds a guest to this browser; the first is whose device it is. */
export function addGuest(evening: string, { guest, token }: GuestToken, more: Partial<EveningPass> = {}): void {
  const pass = passFor(evening);
  const first = guestsOf(pass).length === 0;
  savePass(evening, {
    ...more,
    ...(first ? { guest, token } : { others: [...(pass?.others ?? []), { guest, token }] }),
  });
}

/** A guest's chair at a table goes to another device, by a code. */
export function giveChair(evening: string, guest: number, elsewhere: string, code = ""): void {
  const [first, ...others] = guestsOf(passFor(evening)).map((each) =>
    each.guest === guest ? { ...each, elsewhere, code } : each,
  );
  savePass(evening, { ...first, others });
}

export function savePass(evening: string, more: Partial<EveningPass>): void {
  const now = Date.now();
  const all = Object.entries({ ...passes(), [evening]: { since: now, ...passFor(evening), ...more, when: now } });
  all.sort(([, a], [, b]) => b.when - a.when);
  write("evenings", Object.fromEntries(all.slice(0, MAX_PASSES)));
}
