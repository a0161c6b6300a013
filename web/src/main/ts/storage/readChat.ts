import { read, write } from "./localStorage.ts";
import { tickets } from "./tickets.ts";

/** By table: how many remarks have been read on this device. */
const kept = () => read<Record<string, number>>("read-chat", {});

export function readRemarks(table: string): number {
  return kept()[table] ?? 0;
}

/** Remembers it as long as the table is known here. */
export function rememberRead(table: string, remarks: number): void {
  const known = Object.entries(kept()).filter(([each]) => each in tickets());
  write("read-chat", { ...Object.fromEntries(known), [table]: remarks });
}
