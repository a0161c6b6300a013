import { useEffect, useMemo, useState } from "preact/hooks";
import { Sitting, type Secret } from "../model/tableSession.ts";
import { S } from "../i18n/strings.ts";
import { Trouble } from "../ui/fields.tsx";
import { linkTo } from "../ui/links.ts";
import { handedOn, holdsOf, letGo, ticketFor, tokenOf } from "../storage/tickets.ts";
import { Icon } from "../ui/icons.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { QrCode } from "../ui/qrImage.tsx";
import { become } from "../ui/route.ts";
import { useStore } from "../lib/store.ts";
import { Playing, Waiting } from "./playing.tsx";
import { useCues, useTitle } from "./announce.ts";
import { api } from "../api/api.ts";
import type { TableInfo } from "../wire/types.ts";
import { SeatingSheet } from "../gathering/seatingDialog.tsx";

interface Props {
  table: string;
  secret: Secret;
  invite: string;
}

/** The big screen: what all may see. Hands are held on phones, which come in by the code it shows. */
export function Television({ table, secret, invite }: Props) {
  const sitting = useMemo(() => new Sitting(table, secret), [table]);
  useEffect(() => () => sitting.leave(), [sitting]);
  const state = useStore(sitting.state);
  const [, redraw] = useState(0);
  const changed = () => redraw((n) => n + 1);
  useCues(state);
  useTitle(state);
  useAwake();
  const next = state.info?.next;
  useEffect(() => {
    if (next) become(linkTo(next, { all: "1", watch: secret.watch ?? "", invite }));
  }, [next]);
  useEffect(() => {
    for (const { seat } of holdsOf(ticketFor(table))) {
      const here = state.info?.seats.some((chair) => chair.seat === seat && chair.here);
      if (!here || !handedOn.delete(table + "/" + seat)) continue;
      letGo(table, seat);
      changed();
    }
  }, [state.info]);
  if (!state.info || state.standing === "gone") return <Waiting state={state} />;
  if (state.info.phase === "gathering") return <Doorstep info={state.info} invite={invite} onChange={changed} />;
  return <Playing sitting={sitting} state={state} screen="all" onChange={changed} />;
}

/** Before the deal the big screen shows the way in. */
function Doorstep({ info, invite, onChange }: { info: TableInfo; invite: string; onChange: () => void }) {
  const [seating, setSeating] = useState(false);
  const [trouble, setTrouble] = useState("");
  const empty = info.seats.filter((chair) => chair.kind === "empty").length;
  const link = linkTo(info.table, { hand: "1", invite });
  const token = tokenOf(info.table, info.host);
  const holds = holdsOf(ticketFor(info.table));
  return (
    <>
      <Masthead title={info.title} home>
        <button class="quiet" type="button" data-act="seating" onClick={() => setSeating(true)}>
          <Icon name="chair" />
          <span>{S.seatingShort}</span>
        </button>
      </Masthead>
      <main class="page doorstep" data-screen="all">
        <section class="leaf" aria-label={S.comeIn}>
          <h2 class="head">
            <span>{S.comeIn}</span>
          </h2>
          {(invite || info.open) && empty > 0 ? (
            <>
              <QrCode text={link} label={S.qrOf(S.invite)} />
              <p>{S.comeInHint}</p>
              <p class="door-link">{link}</p>
            </>
          ) : (
            <p>{empty > 0 ? S.comeInAsk : S.allHere}</p>
          )}
        </section>
        <section class="leaf" aria-label={S.gathering}>
          <h2 class="head">
            <span>{S.gathering}</span>
          </h2>
          <ul class="chairs">
            {info.seats.map((chair) => (
              <li key={chair.seat} data-seat={chair.seat} data-kind={chair.kind}>
                <b>{chair.kind === "empty" ? S.emptyChair : chair.name}</b>
                <span class="notes">
                  {chair.seat === info.host && <small>{S.host}</small>}
                  {chair.kind === "bot" && <small>{S.bot}</small>}
                  {holds.some((each) => each.seat === chair.seat) && <small>{S.atThisDevice}</small>}
                </span>
              </li>
            ))}
          </ul>
          <p class="hint" role="status">
            {empty > 0 ? S.waitingChairs(empty) : S.allHere}
          </p>
          {token && holds.length > 0 && (
            <p class="form-foot">
              <button
                type="button"
                class="primary"
                data-act="start"
                disabled={empty > 0}
                onClick={() => api.start(info.table, token).catch((error: Error) => setTrouble(error.message))}
              >
                {S.start}
              </button>
              <button type="button" class="ghost" data-act="seating" onClick={() => setSeating(true)}>
                {S.toPhones}
              </button>
            </p>
          )}
          <Trouble text={trouble} />
        </section>
      </main>
      {seating && <SeatingSheet info={info} screen="all" onChange={onChange} onClose={() => setSeating(false)} />}
    </>
  );
}

/** A television does not go to sleep in the middle of a game, where the browser lets a page ask for that. */
function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const ask = () => {
      if (document.hidden || !("wakeLock" in navigator)) return;
      navigator.wakeLock.request("screen").then(
        (granted) => (left ? void granted.release() : (lock = granted)),
        () => {}, // It may sleep, then.
      );
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      left = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, []);
}
