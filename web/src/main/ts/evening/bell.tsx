import { useEffect, useRef, useState } from "preact/hooks";
import { evenings, watchEvening } from "../api/evenings.ts";
import { S } from "../texts/strings.ts";
import { passFor } from "../storage/eveningPasses.ts";
import { saveTicket, ticketFor } from "../storage/tickets.ts";
import { rememberHowTo } from "../storage/lessons.ts";
import { playCue } from "../ui/sound.ts";
import { go } from "../ui/route.ts";
import { guestName } from "./sections.tsx";
import { calledTo } from "./moves.ts";
import type { Evening, EveningTable } from "../wire/evening.ts";

/** How long the bell is read before it carries a guest to the table. */
const CARRY_MS = 5000;

/** The tables this page has been carried to: whoever comes back from one is not carried there again. */
const carried = new Set<string>();

/** Rings on this device whenever the evening's bell does: a sound, and a shake of the phone where it is allowed. */
export function useBell(evening: Evening | undefined): void {
  const heard = useRef("");
  const now = evening ? `${evening.phase} ${evening.round}` : "";
  useEffect(() => {
    const before = heard.current;
    heard.current = now;
    if (!before || !now || evening?.phase === "gathering") return;
    playCue("BELL");
    navigator.vibrate?.([180, 90, 180]);
  }, [now]);
}

/** The evening that a guest's table belongs to, as long as the table is shown. */
export function useEvening(id: string): Evening | undefined {
  const [evening, setEvening] = useState<Evening | undefined>();
  const token = passFor(id)?.token ?? "";
  useEffect(() => (token ? watchEvening(id, token, setEvening, () => undefined) : undefined), [id, token]);
  return evening;
}

/** Keeps the token of a guest as that of their chair. */
export function takeSeat(evening: Evening, table: EveningTable, token: string): void {
  if (!table.table || table.seat === undefined || ticketFor(table.table)?.token === token) return;
  saveTicket(table.table, { seat: table.seat, token, title: evening.plan.title });
}

interface CallProps {
  evening: Evening;
  token: string;
  /** The table that is shown, or nothing. */
  at: string;
}

/** The bell calls: where the guest plays and with whom; after five seconds it carries them there. */
export function BellCall({ evening, token, at }: CallProps) {
  const table = calledTo(evening);
  const id = table?.table ?? "";
  const calls = id !== "" && id !== at;
  const carries = calls && !carried.has(id);
  const [left, setLeft] = useState(CARRY_MS / 1000);
  const follow = () => {
    if (!table) return;
    carried.add(id);
    takeSeat(evening, table, token);
    rememberHowTo(evening.plan.game);
    go("/t/" + encodeURIComponent(id));
  };
  const latest = useRef(follow);
  latest.current = follow;
  useEffect(() => {
    if (id && id === at) carried.add(id);
  }, [id, at]);
  useEffect(() => {
    if (!carries) return undefined;
    setLeft(CARRY_MS / 1000);
    const timer = window.setTimeout(() => latest.current(), CARRY_MS);
    const ticking = window.setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => {
      window.clearTimeout(timer);
      window.clearInterval(ticking);
    };
  }, [id, carries]);
  if (!calls || !table) return null;
  const chair = table.chairs.indexOf(evening.eye);
  return (
    <section class="bell-call" role="alert" data-bell={id}>
      <p class="bell-title">{S.evening.bellCalls(evening.round)}</p>
      <p>{S.evening.bellTo(table.number, guestName(evening, table.chairs[(chair + 2) % 4]))}</p>
      <button type="button" class="primary" data-act="to-table" onClick={follow}>
        {carries ? S.evening.carriedIn(left) : S.evening.toTable}
      </button>
    </section>
  );
}

/** A button that takes something away: it asks once more, and can be taken back. */
export function ConfirmButton({ label, sure, act, onSure }: ConfirmProps) {
  const [asked, setAsked] = useState(false);
  if (!asked)
    return (
      <button type="button" class="ghost" data-act={act} onClick={() => setAsked(true)}>
        {label}
      </button>
    );
  return (
    <span class="confirm" role="group" aria-label={sure}>
      <span>{sure}</span>
      <button
        type="button"
        class="ghost"
        data-act={act + "-sure"}
        onClick={() => {
          setAsked(false);
          onSure();
        }}
      >
        {S.evening.yes}
      </button>
      <button type="button" class="quiet" data-act={act + "-not"} onClick={() => setAsked(false)}>
        {S.evening.no}
      </button>
    </span>
  );
}

interface ConfirmProps {
  label: string;
  sure: string;
  act: string;
  onSure: () => void;
}

/** Takes a step of an evening with a token, and tells why where it is refused. */
export function stepper(evening: Evening, token: string, told: (why: string) => void) {
  return (verb: string, fields: Record<string, string> = {}) => {
    told("");
    return evenings.step(evening.evening, token, verb, fields).catch((error: Error) => told(error.message));
  };
}
