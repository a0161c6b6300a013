import { read, write } from "./localStorage.ts";

/** A seat and the token that admits to it. */
export interface SeatToken {
  seat: number;
  token: string;
}

/** This browser's access to a table: a seat token, further seats played on the same screen, and the table's links. */
export interface Ticket extends SeatToken {
  others?: SeatToken[];
  /** Several players shared this screen, and the one who is left has not yet said who they are. */
  shared?: boolean;
  /** This device shows only the hand; a television shows the table. */
  hand?: boolean;
  inviteToken?: string;
  watchToken?: string;
  title?: string;
  /** The game is over. */
  finished?: boolean;
  when: number;
}

/** So many finished tables are remembered; of the others, all. */
const MAX_FINISHED = 24;

export function ticketFor(table: string): Ticket | undefined {
  return tickets()[table];
}

export function tickets(): Record<string, Ticket> {
  return read<Record<string, Ticket>>("tickets", {});
}

export function saveTicket(table: string, ticket: Omit<Ticket, "when">): void {
  const { unfinished, finished } = myTables({ ...tickets(), [table]: { ...ticket, when: Date.now() } });
  write("tickets", Object.fromEntries([...unfinished, ...finished.slice(0, MAX_FINISHED)]));
}

/** The tables of these tickets, the latest first: those that can be gone on with, and those that are over. */
export function myTables(all: Record<string, Ticket>): Record<"unfinished" | "finished", [string, Ticket][]> {
  const latest = Object.entries(all).sort(([, a], [, b]) => b.when - a.when);
  return {
    unfinished: latest.filter(([, ticket]) => !ticket.finished),
    finished: latest.filter(([, ticket]) => ticket.finished),
  };
}

/** Keeps what is played at a table, where a chair was taken over without knowing. */
export function nameTicket(table: string, title: string): void {
  const ticket = ticketFor(table);
  if (ticket && !ticket.title) write("tickets", { ...tickets(), [table]: { ...ticket, title } });
}

/**
 * Seats (as table/seat) with a handover code from this browser; a watching page drops them once they connect elsewhere.
 */
export const handedOver = new Set<string>();

/** Every seat that this browser plays. */
export function seatsOf(ticket: Ticket | undefined): SeatToken[] {
  return ticket ? [{ seat: ticket.seat, token: ticket.token }, ...(ticket.others ?? [])] : [];
}

/** The token of a seat, or "" if it is not played here. */
export function tokenOf(table: string, seat: number): string {
  return seatsOf(ticketFor(table)).find((addSeat) => addSeat.seat === seat)?.token ?? "";
}

/** Adds a seat to this browser, or replaces its token. */
export function addSeat(table: string, chair: SeatToken, more: Partial<Ticket> = {}): void {
  const ticket = ticketFor(table);
  const rest = seatsOf(ticket).filter((each) => each.seat !== chair.seat);
  const [first, ...others] = [...rest, { seat: chair.seat, token: chair.token }];
  if (first)
    saveTicket(table, { ...ticket, ...more, ...first, others, ...(others.length > 0 ? { shared: true } : {}) });
}

/** The last player at a shared screen has said who they are: from now on it shows their hand. */
export function stopSharing(table: string): void {
  const ticket = ticketFor(table);
  if (ticket) saveTicket(table, { ...ticket, shared: false });
}

/** Removes a seat from this browser; the last one takes the ticket with it. */
export function removeSeat(table: string, seat: number): void {
  const ticket = ticketFor(table);
  const [first, ...others] = seatsOf(ticket).filter((each) => each.seat !== seat);
  if (ticket && first) saveTicket(table, { ...ticket, ...first, others });
  else dropTicket(table);
}

/** Remembers that the game at a table is over. */
export function markFinished(table: string): void {
  const all = tickets();
  const ticket = all[table];
  if (ticket) write("tickets", { ...all, [table]: { ...ticket, finished: true } });
}

export function dropTicket(table: string): void {
  const all = tickets();
  delete all[table];
  write("tickets", all);
}
