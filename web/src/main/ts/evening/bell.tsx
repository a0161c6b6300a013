import { useEffect, useRef, useState } from "preact/hooks";
import { evenings, watchEvening } from "../api/evenings.ts";
import { S } from "../texts/strings.ts";
import { guestsOf, passFor } from "../storage/eveningPasses.ts";
import { addSeat, tokenOf } from "../storage/tickets.ts";
import { rememberHowTo } from "../storage/lessons.ts";
import { playCue } from "../ui/sound.ts";
import { go } from "../ui/route.ts";
import { listText } from "../model/text.ts";
import { guestName } from "./roomParts.ts";
import { partnerName } from "./sections.tsx";
import { callOf, chairsHere } from "./moves.ts";
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

/** The evening as each guest of this device sees it, from one of them on; nobody of them is away while it is watched. */
export function useGuests(id: string, from = 0): Evening[] {
  const [seen, setSeen] = useState<Record<number, Evening>>({});
  const guests = guestsOf(passFor(id)).slice(from);
  const tokens = guests.map(({ token }) => token).join();
  useEffect(() => {
    const stops = guests.map(({ guest, token }) =>
      watchEvening(
        id,
        token,
        (evening) => setSeen((before) => ({ ...before, [guest]: evening })),
        () => undefined,
      ),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [id, tokens]);
  return guests.flatMap(({ guest }) => seen[guest] ?? []);
}

/** Keeps the tokens of this device's guests as those of their chairs at the table of one of them. */
export function takeSeats(evening: Evening): void {
  const table = evening.tables.find((each) => each.chairs.includes(evening.eye))?.table;
  if (!table) return;
  for (const chair of chairsHere(evening, guestsOf(passFor(evening.evening))))
    if (tokenOf(table, chair.seat) !== chair.token) addSeat(table, chair, { title: evening.plan.title });
}

interface CallProps {
  evening: Evening;
  /** The table that is shown, or nothing. */
  at: string;
  /** Whether the device stays where it is until it is sent. */
  stays?: boolean;
}

/** The bell calls to a table and its partner, or to the prizes; after five seconds it carries the guest there. */
export function BellCall({ evening, at, stays = false }: CallProps) {
  const call = callOf(evening, at);
  const id = call?.id ?? "";
  const carries = id !== "" && !carried.has(id) && !stays;
  const [left, setLeft] = useState(CARRY_MS / 1000);
  const follow = () => {
    carried.add(id);
    if (!call?.table) return go("/e/" + id);
    takeSeats(evening);
    rememberHowTo(evening.plan.game);
    go("/t/" + encodeURIComponent(id));
  };
  const latest = useRef(follow);
  latest.current = follow;
  useEffect(() => {
    if (at) carried.add(at);
  }, [at]);
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
  if (!call) return null;
  return (
    <section class="bell-call tailed on-cloth" role="alert" data-bell={id}>
      <p class="bell-title">{call.table ? S.evening.bellCalls(evening.round) : S.evening.phase["over"]}</p>
      <p>{call.table ? bellText(evening, call.table) : S.evening.bellToPrizes}</p>
      <button type="button" class="primary" data-act={call.table ? "to-table" : "to-prizes"} onClick={follow}>
        {carries ? S.evening.carriedIn(left) : call.table ? S.evening.toTable : S.evening.toPrizes}
      </button>
    </section>
  );
}

/** Who is to come to a table; a guest alone at a device learns with whom they play there. */
function bellText(evening: Evening, table: EveningTable): string {
  const guests = guestsOf(passFor(evening.evening));
  if (guests.length < 2) return S.evening.bellTo(table.number, partnerName(evening, table));
  const names = chairsHere(evening, guests).map(({ seat }) => guestName(evening, table.chairs[seat]));
  return S.evening.bellFor(table.number, listText(names, S.and));
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
    <span class="cluster confirm" role="group" aria-label={sure}>
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
