import { read, write } from "./localStorage.ts";

/** The score sheets on this device by game, and the names of those who played last. */
interface Kept {
  sheets: Record<string, unknown>;
  names: string[];
  shared: Record<string, string>;
}

const NONE: Kept = { sheets: {}, names: [], shared: {} };

function kept(): Kept {
  return { ...NONE, ...read<Partial<Kept>>("pocket", {}) };
}

export function keptSheet<T>(game: string): T | undefined {
  return kept().sheets[game] as T | undefined;
}

export function keepSheet(game: string, sheet: { names: string[] } | undefined): void {
  const { sheets, names, shared } = kept();
  const { [game]: _gone, ...others } = sheets;
  write("pocket", {
    sheets: sheet ? { ...others, [game]: sheet } : others,
    names: sheet ? sheet.names : names,
    shared,
  });
}

export function lastNames(): string[] {
  return kept().names;
}

/** The id under which a game's sheet is shared, or nothing. */
export function sharedId(game: string): string {
  return kept().shared[game] ?? "";
}

export function keepSharedId(game: string, id: string): void {
  const { shared, ...rest } = kept();
  const { [game]: _gone, ...others } = shared;
  write("pocket", { ...rest, shared: id ? { ...others, [game]: id } : others });
}
