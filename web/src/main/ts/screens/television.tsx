import { useEffect, useMemo, useState } from "preact/hooks";
import { TableSession, type Credentials } from "../model/tableSession.ts";
import { useTask } from "../lib/request.ts";
import { S } from "../texts/strings.ts";
import { ErrorText } from "../ui/fields.tsx";
import { isLoopback, tableLink } from "../ui/links.ts";
import { chosenLevel, strengthOf } from "../storage/botLevel.ts";
import { handedOver, seatsOf, removeSeat, ticketFor, tokenOf } from "../storage/tickets.ts";
import { Icon } from "../ui/icons.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { QrImage } from "../ui/qrImage.tsx";
import { replaceRoute } from "../ui/route.ts";
import { useStore } from "../lib/store.ts";
import { Playing, Connecting } from "./playing.tsx";
import { useSoundCues, useTabTitle } from "./announce.ts";
import { api } from "../api/api.ts";
import type { TableInfo } from "../wire/types.ts";
import { SeatingDialog } from "../gathering/seatingDialog.tsx";

interface Props {
  table: string;
  secret: Credentials;
  inviteToken: string;
}

/** The television: shows what all may see; players hold their hands on phones and join by its QR code. */
export function Television({ table, secret, inviteToken }: Props) {
  const session = useMemo(() => new TableSession(table, secret), [table]);
  useEffect(() => () => session.leave(), [session]);
  const state = useStore(session.state);
  const [, redraw] = useState(0);
  const changed = () => redraw((n) => n + 1);
  useSoundCues(state);
  useTabTitle(state);
  useWakeLock();
  const next = state.info?.next;
  useEffect(() => {
    if (next) replaceRoute(tableLink(next, { all: "1", watchToken: secret.watchToken ?? "", inviteToken }));
  }, [next]);
  useEffect(() => {
    for (const { seat } of seatsOf(ticketFor(table))) {
      const here = state.info?.seats.some((chair) => chair.seat === seat && chair.here);
      if (!here || !handedOver.delete(table + "/" + seat)) continue;
      removeSeat(table, seat);
      changed();
    }
  }, [state.info]);
  if (!state.info || state.connection === "gone") return <Connecting state={state} />;
  if (state.info.phase === "gathering")
    return <ScanToJoin info={state.info} inviteToken={inviteToken} onChange={changed} />;
  return <Playing session={session} state={state} screen="all" onChange={changed} />;
}

/** The television before the deal: the QR code to join by, and who is seated. */
function ScanToJoin({ info, inviteToken, onChange }: { info: TableInfo; inviteToken: string; onChange: () => void }) {
  const [seating, setSeating] = useState(false);
  const { run, problem } = useTask();
  const empty = info.seats.filter((chair) => chair.kind === "empty").length;
  const link = tableLink(info.table, { hand: "1", inviteToken });
  const token = tokenOf(info.table, info.host);
  const seatTokens = seatsOf(ticketFor(info.table));
  const onlyHere = isLoopback(location.hostname);
  const strength = strengthOf(chosenLevel(), false);
  const start = async () => {
    for (let i = 0; i < empty; i++) await api.addBot(info.table, { level: strength }, token);
    await api.start(info.table, token);
  };
  const bots = empty + info.seats.filter((chair) => chair.kind === "bot").length;
  return (
    <>
      <Masthead title={info.title} home>
        <button class="quiet" type="button" data-act="seating" onClick={() => setSeating(true)}>
          <Icon name="chair" />
          <span>{S.seatingShort}</span>
        </button>
      </Masthead>
      <main class="fit page gathering-screen" data-screen="all">
        <section class="column panel" aria-label={S.scanToJoin}>
          <h2 class="head">{S.scanToJoin}</h2>
          {(inviteToken || info.open) && empty > 0 ? (
            <>
              <QrImage text={link} label={S.qrOf(S.invite)} />
              <p>{!onlyHere ? S.scanToJoinHint : token ? S.loopbackWarning : S.inviteHint}</p>
              <p class="door-link">{link}</p>
            </>
          ) : (
            <p>{empty > 0 ? S.askHostForInvite : S.allSeated}</p>
          )}
        </section>
        <section class="column panel" aria-label={S.gathering}>
          <h2 class="head">{S.gathering}</h2>
          <ul class="chairs">
            {info.seats.map((chair) => (
              <li key={chair.seat} data-seat={chair.seat} data-kind={chair.kind}>
                <b>{chair.kind === "empty" ? S.emptyChair : chair.name}</b>
                <span class="notes">
                  {chair.seat === info.host && <small>{S.host}</small>}
                  {chair.kind === "bot" && <small>{S.bot}</small>}
                  {seatTokens.some((each) => each.seat === chair.seat) && <small>{S.atThisDevice}</small>}
                </span>
              </li>
            ))}
          </ul>
          <p class="hint" role="status">
            {empty > 0 ? S.emptyGoToBots(empty) : S.allSeated}
          </p>
          {token && seatTokens.length > 0 && (
            <p class="cluster form-foot">
              <button type="button" class="primary" data-act="start" data-bots={bots} onClick={() => run(start)}>
                {S.startWith(bots, info.seats.length - bots)}
              </button>
              <button type="button" class="ghost" data-act="seating" onClick={() => setSeating(true)}>
                {S.moveToPhones}
              </button>
            </p>
          )}
          <ErrorText text={problem} />
        </section>
      </main>
      {seating && <SeatingDialog info={info} screen="all" onChange={onChange} onClose={() => setSeating(false)} />}
    </>
  );
}

/** Keeps the screen awake, where the browser supports wake locks. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const ask = () => {
      if (document.hidden || !("wakeLock" in navigator)) return;
      navigator.wakeLock.request("screen").then(
        (granted) => (left ? void granted.release() : (lock = granted)),
        () => {}, // Refused: the screen may sleep.
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
