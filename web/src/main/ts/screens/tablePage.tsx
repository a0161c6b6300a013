import { useEffect, useMemo, useState } from "preact/hooks";
import { connectToDevice, isLocalTable } from "../offline/device.ts";
import { TableSession, type Credentials } from "../model/tableSession.ts";
import { Gathering } from "../gathering/gathering.tsx";
import { JoinPage } from "../gathering/join.tsx";
import { takeChair } from "../gathering/seatingDialog.tsx";
import { Television } from "./television.tsx";
import { S } from "../texts/strings.ts";
import { ErrorText } from "../ui/fields.tsx";
import { nameTicket, seatsOf, removeSeat, ticketFor } from "../storage/tickets.ts";
import { rememberWatching } from "../storage/watchTokens.ts";
import { Masthead } from "../ui/masthead.tsx";
import { replaceRoute, type Route } from "../ui/route.ts";
import { useStore } from "../lib/store.ts";
import { connect } from "../wire/socket.ts";
import { HotSeatScreen } from "./hotSeatScreen.tsx";
import { Playing, Connecting } from "./playing.tsx";
import { useTurnNotification, useSoundCues, useTabTitle } from "./announce.ts";

export type TableRoute = Extract<Route, { at: "table" }>;

/** The page of a table: join, gather, play and see the result. */
export function TablePage({ route }: { route: TableRoute }) {
  const { table, inviteToken, watchToken, handoverCode, screen } = route;
  const [, redraw] = useState(0);
  const [looking, setLooking] = useState(watchToken !== "");
  const changed = () => redraw((n) => n + 1);
  const ticket = ticketFor(table);
  const seatTokens = seatsOf(ticket);
  if (isLocalTable(table)) return <OneSeat key={table} table={table} secret={{}} hand={false} onChange={changed} />;
  if (handoverCode) return <TakingChair key={handoverCode} table={table} code={handoverCode} />;
  if (screen === "all") {
    const secret = credentialsOf(route, seatTokens[0]?.token ?? "");
    return (
      <Television key={table} table={table} secret={secret} inviteToken={inviteToken || (ticket?.inviteToken ?? "")} />
    );
  }
  if (seatTokens.length === 0 && !looking)
    return (
      <JoinPage
        table={table}
        inviteToken={inviteToken}
        hand={screen === "hand"}
        onSeated={changed}
        onWatch={() => setLooking(true)}
      />
    );
  const [first, second] = seatTokens;
  if (first && (second || ticket?.shared)) {
    const key = seatTokens.map((each) => each.seat + each.token).join();
    return <HotSeatScreen key={key} table={table} seatTokens={seatTokens} onChange={changed} />;
  }
  const secret = first ? { token: first.token } : credentialsOf(route, "");
  const hand = ticket?.hand === true;
  return <OneSeat key={first?.token ?? ""} table={table} secret={secret} hand={hand} onChange={changed} />;
}

function credentialsOf(route: TableRoute, token: string): Credentials {
  const lookingOn = route.watchToken || route.inviteToken;
  if (lookingOn) rememberWatching(route.table, lookingOn);
  if (route.watchToken) return { watchToken: route.watchToken };
  if (route.inviteToken) return { inviteToken: route.inviteToken };
  return token ? { watchToken: token } : {};
}

interface AloneProps {
  table: string;
  secret: Credentials;
  hand: boolean;
  onChange: () => void;
}

/** A single player or watcher at this screen. */
function OneSeat({ table, secret, hand, onChange }: AloneProps) {
  const session = useMemo(
    () => new TableSession(table, secret, isLocalTable(table) ? connectToDevice : connect),
    [table],
  );
  useEffect(() => () => session.leave(), [session]);
  const state = useStore(session.state);
  const screen = hand ? "hand" : "own";
  useSoundCues(state);
  useTabTitle(state);
  useTurnNotification(state);
  const title = state.info?.title;
  useEffect(() => {
    if (title) nameTicket(table, title);
  }, [title]);
  const lost = state.connection === "gone";
  useEffect(() => {
    const seat = ticketFor(table)?.seat;
    if (lost && secret.token && seat !== undefined) removeSeat(table, seat);
  }, [lost]);
  if (!state.info || lost) return <Connecting state={state} />;
  if (state.info.phase === "gathering")
    return <Gathering session={session} state={state} info={state.info} screen={screen} onChange={onChange} />;
  return <Playing session={session} state={state} screen={screen} onChange={onChange} />;
}

/** Takes over a chair by the handover code in the address, then removes the code from the address. */
function TakingChair({ table, code }: { table: string; code: string }) {
  const [problem, setProblem] = useState("");
  useEffect(() => {
    takeChair(table, code, "").then(
      () => replaceRoute("/t/" + encodeURIComponent(table)),
      (error: Error) => setProblem(error.message),
    );
  }, []);
  return (
    <>
      <Masthead title={S.appName} home />
      <main class="page narrow">
        {problem ? (
          <div class="column panel set-up">
            <ErrorText text={problem} />
            <button type="button" class="ghost" onClick={() => replaceRoute("/t/" + encodeURIComponent(table))}>
              {S.toTheTable}
            </button>
          </div>
        ) : (
          <p class="none" role="status">
            {S.openingTable}
          </p>
        )}
      </main>
    </>
  );
}
