import { ticketFor } from "./tickets.ts";

const PREFIX = "parlour.watching.";

/** Keeps the watch or invite token with which this tab looks on at a table, for its pages after the game. */
export function rememberWatching(table: string, token: string): void {
  try {
    sessionStorage.setItem(PREFIX + table, token);
  } catch {
    // Without storage the game can still be watched; only its pages after the game stay closed.
  }
}

/** The token with which this browser may read a table's pages, or "": that of a seat, or of an onlooker. */
export function readingToken(table: string): string {
  const ticket = ticketFor(table);
  if (ticket) return ticket.token;
  try {
    return sessionStorage.getItem(PREFIX + table) ?? "";
  } catch {
    return "";
  }
}
