import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { fewChoices, fixedOf, isPlain } from "../model/answer.ts";
import { afterPrompt, uncover, nextViewer, waitsForScreen, COVERED, type HotSeat } from "../model/hotSeat.ts";
import { TableSession } from "../model/tableSession.ts";
import { askedToPlay, isRace, namesOf, textNames, type TableState } from "../model/tableState.ts";
import { listText, withNames } from "../model/text.ts";
import { Gathering } from "../gathering/gathering.tsx";
import { S } from "../texts/strings.ts";
import { removeSeat, stopSharing, type SeatToken } from "../storage/tickets.ts";
import { useStore } from "../lib/store.ts";
import type { Offer } from "../wire/types.ts";
import { Playing, Connecting } from "./playing.tsx";
import { useSoundCues, useTabTitle } from "./announce.ts";

interface Props {
  table: string;
  seatTokens: SeatToken[];
  onChange: () => void;
}

/**
 * Several players at one screen (hot seat): each has a connection of their own, and a curtain hides the hands between
 * turns. When only one is left the screen stays covered until they say who they are.
 */
export function HotSeatScreen({ table, seatTokens, onChange }: Props) {
  const sessions = useMemo(() => seatTokens.map((each) => new TableSession(table, { token: each.token })), []);
  const publicSession = useMemo(() => new TableSession(table, { watchToken: seatTokens[0]?.token ?? "" }), []);
  const publicState = useStore(publicSession.state);
  const states = useStates(sessions);
  const [hotSeat, setHotSeat] = useState<HotSeat>(COVERED);
  const last = useRef(-1);
  useEffect(
    () => () => {
      for (const session of [publicSession, ...sessions]) session.leave();
    },
    [],
  );
  const now = afterPrompt(hotSeat, publicState.prompt);
  useEffect(() => {
    if (now !== hotSeat) setHotSeat(now);
  }, [now.viewer, now.wasAsked]);
  useEffect(() => {
    const cover = () => document.hidden && setHotSeat(COVERED);
    document.addEventListener("visibilitychange", cover);
    return () => document.removeEventListener("visibilitychange", cover);
  }, []);
  useEffect(() => {
    const left = seatTokens.filter((_, i) => states[i]?.connection === "gone");
    for (const each of left) removeSeat(table, each.seat);
    if (left.length > 0) onChange();
  }, [states.map((state) => state.connection).join()]);
  const seats = seatTokens.map((each) => each.seat);
  // The clock stands still behind the curtain, and runs once it is lifted.
  const next = nextViewer(seats, publicState.prompt, last.current);
  const people = (publicState.info?.seats ?? []).filter(({ kind }) => kind === "person").map(({ seat }) => seat);
  const behindCurtain =
    next >= 0 &&
    now.viewer < 0 &&
    !isRace(publicState) &&
    waitsForScreen(seats, people, publicState.prompt?.must ?? []) &&
    states.every((state) => state.connection === "open");
  useEffect(() => {
    for (const session of [publicSession, ...sessions]) session.rest(behindCurtain, true);
  }, [behindCurtain]);
  useSoundCues(publicState);
  useTabTitle(publicState, next >= 0);
  if (!publicState.info) return <Connecting state={publicState} />;
  if (publicState.info.phase === "gathering") {
    const at = Math.max(0, seats.indexOf(publicState.info.host));
    const [session, state] = [sessions[at], states[at]];
    if (!session || !state) return <Connecting state={publicState} />;
    return <Gathering session={session} state={state} info={publicState.info} screen="own" onChange={onChange} />;
  }
  const look = (seat: number) => {
    if (seatTokens.length === 1) {
      stopSharing(table);
      return onChange();
    }
    last.current = seat;
    setHotSeat(uncover(seat, publicState.prompt));
  };
  const index = seats.indexOf(now.viewer);
  const [mine, seen] = [sessions[index], states[index]];
  const names = namesOf(publicState);
  if (mine && seen?.scene) {
    return (
      <Playing
        key={now.viewer}
        session={mine}
        state={seen}
        screen="own"
        onChange={onChange}
        above={<ViewerBar seat={now.viewer} name={names[now.viewer] ?? ""} onCover={() => setHotSeat(COVERED)} />}
      />
    );
  }
  // In a race the screen cannot be handed round: all players press at once.
  const race = isRace(publicState) && publicState.info.phase === "playing";
  const resting = publicState.scene?.interlude ? states.flatMap((state, i) => pauseEnd(state, sessions[i])) : [];
  return (
    <Playing
      key="all"
      session={publicSession}
      state={publicState}
      screen="all"
      onChange={onChange}
      above={
        <>
          <p class="cluster round-bar fine" data-round="">
            <span>
              {S.sharedBy(
                listText(
                  seats.map((seat) => names[seat] ?? ""),
                  S.and,
                ),
              )}
            </span>
            {publicState.info.phase === "playing" &&
              seats.map((seat) => (
                <button
                  key={seat}
                  type="button"
                  class="ghost"
                  data-act="look"
                  data-seat={seat}
                  onClick={() => look(seat)}
                >
                  {seats.length === 1 ? S.confirmViewer(names[seat] ?? "") : S.showHandOf(names[seat] ?? "")}
                </button>
              ))}
          </p>
          {race && <RaceButtons sessions={sessions} states={states} names={names} />}
          {!race && resting.length > 0 && <GoOn ends={resting} names={names} />}
          {!race && resting.length === 0 && next >= 0 && publicState.info.phase === "playing" && (
            <Curtain key={next} name={names[next] ?? ""} seat={next} onLook={() => look(next)} />
          )}
        </>
      }
    />
  );
}

/** Whose hand is shown; moves the focus to it, and one button covers it. */
function ViewerBar({ seat, name, onCover }: { seat: number; name: string; onCover: () => void }) {
  useEffect(() => document.getElementById("hand")?.focus({ preventScroll: true }), []);
  return (
    <p class="cluster round-bar fine" data-round={seat}>
      <span>{S.viewerIs(name)}</span>
      <button type="button" class="ghost" data-act="cover" onClick={onCover}>
        {S.coverHand}
      </button>
    </p>
  );
}

/** The curtain between two players: who takes the screen next, and nothing of anybody's hand. */
function Curtain({ name, seat, onLook }: { name: string; seat: number; onLook: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <section class="curtain centred cover clipped" aria-label={S.curtain} data-curtain={seat}>
      <div class="curtain-card cells mid">
        <p>{S.handScreenTo}</p>
        <p class="curtain-name">{name}</p>
        <button ref={button} type="button" class="primary" data-act="raise" onClick={onLook}>
          {S.confirmViewer(name)}
        </button>
        <p class="hint">{S.curtainHint}</p>
      </div>
    </section>
  );
}

/** How one player ends a pause. */
interface PauseEnd {
  session: TableSession;
  seat: number;
  offer: Offer;
}

/** What a player who is asked to end a pause can press, if that is all there is to do. */
function pauseEnd(state: TableState, session: TableSession | undefined): PauseEnd[] {
  const [offer, other] = state.scene?.offers ?? [];
  if (!session || !offer || other || !isPlain(offer) || askedToPlay(state) === "no") return [];
  return [{ session, seat: state.eye, offer }];
}

/** A pause shows no hand: one button ends it for everybody at this screen. */
function GoOn({ ends, names }: { ends: readonly PauseEnd[]; names: string[] }) {
  const who = listText(
    ends.map((end) => names[end.seat] ?? ""),
    S.and,
  );
  return (
    <div class="fit presses on-cloth">
      <div class="cluster press-set" role="group" aria-label={S.buttonsOf(who)}>
        <b aria-hidden="true">{who}</b>
        <RaceButton
          verb={ends[0]?.offer.verb ?? ""}
          label={ends[0]?.offer.label ?? ""}
          onPress={() => {
            for (const { session, offer } of ends) session.play({ verb: offer.verb, fields: fixedOf(offer) });
          }}
        />
      </div>
    </div>
  );
}

/** In a race each player at the screen has their own buttons. */
function RaceButtons({ sessions, states, names }: { sessions: TableSession[]; states: TableState[]; names: string[] }) {
  return (
    <div class="fit presses on-cloth">
      {states.map((state, i) => {
        const session = sessions[i];
        if (!session || !state.scene || askedToPlay(state) === "no") return null;
        const who = names[state.eye] ?? "";
        return (
          <div
            key={state.eye}
            class="cluster press-set"
            role="group"
            aria-label={S.buttonsOf(who)}
            data-seat={state.eye}
          >
            <b aria-hidden="true">{who}</b>
            {raceButtonsOf(state.scene.offers).map(({ offer, fields, label }) => (
              <RaceButton
                key={offer.verb + label}
                verb={offer.verb}
                label={withNames(label, textNames(names, state.eye))}
                onPress={() => session.play({ verb: offer.verb, fields })}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

function RaceButton({ verb, label, onPress }: { verb: string; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      class="press anchor"
      data-verb={verb}
      onPointerDown={(event) => {
        if (event.button === 0) onPress();
      }}
      onClick={(event) => {
        if (event.detail === 0) onPress();
      }}
    >
      {label}
    </button>
  );
}

/** What one press can send: offers without fields, and each option of a choice. */
function raceButtonsOf(offers: readonly Offer[]): { offer: Offer; fields: Record<string, string>; label: string }[] {
  return offers.flatMap((offer) => {
    const fields = fixedOf(offer);
    if (isPlain(offer)) return [{ offer, fields, label: offer.label }];
    const few = fewChoices(offer, 10);
    return (few?.options ?? []).map((option) => ({
      offer,
      fields: { ...fields, [few?.name ?? ""]: option.value },
      label: option.label,
    }));
  });
}

/** The states of several sessions; redraws when any of them changes. */
function useStates(sessions: readonly TableSession[]): TableState[] {
  const [, redraw] = useState(0);
  useEffect(() => {
    const stops = sessions.map((session) => session.state.watch(() => redraw((n) => n + 1)));
    redraw((n) => n + 1);
    return () => {
      for (const stop of stops) stop();
    };
  }, [sessions]);
  return sessions.map((session) => session.state.value);
}
