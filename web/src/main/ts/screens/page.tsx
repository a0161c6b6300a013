import { useEffect, useMemo, useState } from "preact/hooks";
import { connectHere, isOwn } from "../offline/device.ts";
import { Sitting, type Secret } from "../model/tableSession.ts";
import { Gathering } from "../gathering/gathering.tsx";
import { Join } from "../gathering/join.tsx";
import { takeChair } from "../gathering/seatingDialog.tsx";
import { Television } from "./television.tsx";
import { S } from "../i18n/strings.ts";
import { Trouble } from "../ui/fields.tsx";
import { holdsOf, letGo, ticketFor } from "../storage/tickets.ts";
import { Masthead } from "../ui/masthead.tsx";
import { become, type Route } from "../ui/route.ts";
import { useStore } from "../lib/store.ts";
import { connect } from "../wire/socket.ts";
import { HandedRound } from "./hotSeat.tsx";
import { Playing, Waiting } from "./playing.tsx";
import { useCall, useCues, useTitle } from "./announce.ts";

export type TableRoute = Extract<Route, { at: "table" }>;

/** A table by its link: one sits down, gathers, plays, and sees how it ended. */
export function TablePage({ route }: { route: TableRoute }) {
  const { table, invite, watch, chair, screen } = route;
  const [, redraw] = useState(0);
  const [looking, setLooking] = useState(watch !== "");
  const changed = () => redraw((n) => n + 1);
  const ticket = ticketFor(table);
  const holds = holdsOf(ticket);
  if (isOwn(table)) return <Alone key={table} table={table} secret={{}} hand={false} onChange={changed} />;
  if (chair) return <Taking key={chair} table={table} word={chair} />;
  if (screen === "all") {
    const secret = secretOf(route, holds[0]?.token ?? "");
    return <Television key={table} table={table} secret={secret} invite={invite || (ticket?.invite ?? "")} />;
  }
  if (holds.length === 0 && !looking)
    return (
      <Join
        table={table}
        invite={invite}
        hand={screen === "hand"}
        onSeated={changed}
        onWatch={() => setLooking(true)}
      />
    );
  const [first, second] = holds;
  if (first && second) {
    const key = holds.map((each) => each.seat + each.token).join();
    return <HandedRound key={key} table={table} holds={holds} onChange={changed} />;
  }
  const secret = first ? { token: first.token } : secretOf(route, "");
  const hand = ticket?.hand === true;
  return <Alone key={first?.token ?? ""} table={table} secret={secret} hand={hand} onChange={changed} />;
}

function secretOf(route: TableRoute, token: string): Secret {
  if (route.watch) return { watch: route.watch };
  if (route.invite) return { invite: route.invite };
  return token ? { watch: token } : {};
}

interface AloneProps {
  table: string;
  secret: Secret;
  hand: boolean;
  onChange: () => void;
}

/** One chair, or one onlooker, before this screen. */
function Alone({ table, secret, hand, onChange }: AloneProps) {
  const sitting = useMemo(() => new Sitting(table, secret, isOwn(table) ? connectHere : connect), [table]);
  useEffect(() => () => sitting.leave(), [sitting]);
  const state = useStore(sitting.state);
  const screen = hand ? "hand" : "own";
  useCues(state);
  useTitle(state);
  useCall(state);
  const lost = state.standing === "gone";
  useEffect(() => {
    const seat = ticketFor(table)?.seat;
    if (lost && secret.token && seat !== undefined) letGo(table, seat);
  }, [lost]);
  if (!state.info || lost) return <Waiting state={state} />;
  if (state.info.phase === "gathering")
    return <Gathering sitting={sitting} state={state} info={state.info} screen={screen} onChange={onChange} />;
  return <Playing sitting={sitting} state={state} screen={screen} onChange={onChange} />;
}

/** Somebody comes with a word by which a chair is his. It is used up, and leaves the address. */
function Taking({ table, word }: { table: string; word: string }) {
  const [trouble, setTrouble] = useState("");
  useEffect(() => {
    takeChair(table, word, "").then(
      () => become("/t/" + encodeURIComponent(table)),
      (error: Error) => setTrouble(error.message),
    );
  }, []);
  return (
    <>
      <Masthead title={S.house} home />
      <main class="page narrow">
        {trouble ? (
          <div class="leaf set-up">
            <Trouble text={trouble} />
            <button type="button" class="ghost" onClick={() => become("/t/" + encodeURIComponent(table))}>
              {S.toTheTable}
            </button>
          </div>
        ) : (
          <p class="none" role="status">
            {S.opening}
          </p>
        )}
      </main>
    </>
  );
}
