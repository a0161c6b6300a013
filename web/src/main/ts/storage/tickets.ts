import { read, write } from "./localStorage.ts";

/** A chair and what lets one sit in it. */
export interface SeatToken {
  seat: number;
  token: string;
}

/** A chair at a table, with the secrets that let one sit in it; `others` are played at this device, too. */
export interface Ticket extends SeatToken {
  others?: SeatToken[];
  /** Only the hand is shown here; a television shows the table. */
  hand?: boolean;
  invite?: string;
  watch?: string;
  title?: string;
  when: number;
}

const MAX_TICKETS = 24;

export function ticketFor(table: string): Ticket | undefined {
  return tickets()[table];
}

export function tickets(): Record<string, Ticket> {
  return read<Record<string, Ticket>>("tickets", {});
}

export function saveTicket(table: string, ticket: Omit<Ticket, "when">): void {
  const all = Object.entries({ ...tickets(), [table]: { ...ticket, when: Date.now() } });
  all.sort(([, a], [, b]) => b.when - a.when);
  write("tickets", Object.fromEntries(all.slice(0, MAX_TICKETS)));
}

/** Chairs for which a word was given here, as table/seat: where one looks on, their coming elsewhere is noticed. */
export const handedOver = new Set<string>();

/** Every chair this browser may play from. */
export function seatsOf(ticket: Ticket | undefined): SeatToken[] {
  return ticket ? [{ seat: ticket.seat, token: ticket.token }, ...(ticket.others ?? [])] : [];
}

/** The token of that chair, if it is played here. */
export function tokenOf(table: string, seat: number): string {
  return seatsOf(ticketFor(table)).find((addSeat) => addSeat.seat === seat)?.token ?? "";
}

/** One more chair is played here, or the same one with a new token. */
export function addSeat(table: string, chair: SeatToken, more: Partial<Ticket> = {}): void {
  const ticket = ticketFor(table);
  const rest = seatsOf(ticket).filter((each) => each.seat !== chair.seat);
  const [first, ...others] = [...rest, { seat: chair.seat, token: chair.token }];
  if (first) saveTicket(table, { ...ticket, ...more, ...first, others });
}

/** A chair is played here no longer; with the last one the ticket goes. */
export function removeSeat(table: string, seat: number): void {
  const ticket = ticketFor(table);
  const [first, ...others] = seatsOf(ticket).filter((each) => each.seat !== seat);
  if (ticket && first) saveTicket(table, { ...ticket, ...first, others });
  else dropTicket(table);
}

export function dropTicket(table: string): void {
  const all = tickets();
  delete all[table];
  write("tickets", all);
}
