import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { fewChoices, fixedOf, isPlain } from "../model/answer.ts";
import { goesOn, isRace, lookAs, nextUp, NOBODY_UP, type Round } from "../model/hotSeat.ts";
import { Sitting } from "../model/tableSession.ts";
import { asked, namesOf, type TableState } from "../model/tableState.ts";
import { listText, withNames } from "../model/text.ts";
import { Gathering } from "../gathering/gathering.tsx";
import { S } from "../i18n/strings.ts";
import { letGo, type Hold } from "../storage/tickets.ts";
import { useStore } from "../lib/store.ts";
import type { Offer } from "../wire/types.ts";
import { Playing, Waiting } from "./playing.tsx";
import { useCues, useTitle } from "./announce.ts";

interface Props {
  table: string;
  holds: Hold[];
  onChange: () => void;
}

/** Several people before one screen. Each has his own line to the house; between them hangs a curtain. */
export function HandedRound({ table, holds, onChange }: Props) {
  const sittings = useMemo(() => holds.map((each) => new Sitting(table, { token: each.token })), []);
  const open = useMemo(() => new Sitting(table, { watch: holds[0]?.token ?? "" }), []);
  const all = useStore(open.state);
  const states = useAll(sittings);
  const [round, setRound] = useState<Round>(NOBODY_UP);
  const last = useRef(-1);
  useEffect(
    () => () => {
      for (const sitting of [open, ...sittings]) sitting.leave();
    },
    [],
  );
  const now = goesOn(round, all.prompt);
  useEffect(() => {
    if (now !== round) setRound(now);
  }, [now.up, now.asked]);
  useEffect(() => {
    const cover = () => document.hidden && setRound(NOBODY_UP);
    document.addEventListener("visibilitychange", cover);
    return () => document.removeEventListener("visibilitychange", cover);
  }, []);
  useEffect(() => {
    const left = holds.filter((_, i) => states[i]?.standing === "gone");
    for (const each of left) letGo(table, each.seat);
    if (left.length > 0) onChange();
  }, [states.map((state) => state.standing).join()]);
  const seats = holds.map((each) => each.seat);
  const next = nextUp(seats, all.prompt, last.current);
  useCues(all);
  useTitle(all, next >= 0);
  if (!all.info) return <Waiting state={all} />;
  if (all.info.phase === "gathering") {
    const at = Math.max(0, seats.indexOf(all.info.host));
    const [sitting, state] = [sittings[at], states[at]];
    if (!sitting || !state) return <Waiting state={all} />;
    return <Gathering sitting={sitting} state={state} info={all.info} screen="own" onChange={onChange} />;
  }
  const look = (seat: number) => {
    last.current = seat;
    setRound(lookAs(seat, all.prompt));
  };
  const up = seats.indexOf(now.up);
  const [mine, seen] = [sittings[up], states[up]];
  const names = namesOf(all);
  if (mine && seen?.scene) {
    return (
      <Playing
        key={now.up}
        sitting={mine}
        state={seen}
        screen="own"
        onChange={onChange}
        above={<Looking seat={now.up} name={names[now.up] ?? ""} onCover={() => setRound(NOBODY_UP)} />}
      />
    );
  }
  const race = isRace(all.prompt) && all.info.phase === "playing";
  return (
    <Playing
      key="all"
      sitting={open}
      state={all}
      screen="all"
      onChange={onChange}
      above={
        <>
          <p class="round-bar" data-round="">
            <span>
              {S.roundOf(
                listText(
                  seats.map((seat) => names[seat] ?? ""),
                  S.and,
                ),
              )}
            </span>
            {all.info.phase === "playing" &&
              seats.map((seat) => (
                <button
                  key={seat}
                  type="button"
                  class="ghost"
                  data-act="look"
                  data-seat={seat}
                  onClick={() => look(seat)}
                >
                  {S.lookOf(names[seat] ?? "")}
                </button>
              ))}
          </p>
          {race && <Presses sittings={sittings} states={states} names={names} />}
          {!race && next >= 0 && all.info.phase === "playing" && (
            <Curtain key={next} name={names[next] ?? ""} seat={next} onLook={() => look(next)} />
          )}
        </>
      }
    />
  );
}

/** Who looks just now. His hand is ready for the keyboard, and one press covers it. */
function Looking({ seat, name, onCover }: { seat: number; name: string; onCover: () => void }) {
  useEffect(() => document.getElementById("hand")?.focus({ preventScroll: true }), []);
  return (
    <p class="round-bar" data-round={seat}>
      <span>{S.looks(name)}</span>
      <button type="button" class="ghost" data-act="cover" onClick={onCover}>
        {S.cover}
      </button>
    </p>
  );
}

/** The curtain: who is to take the screen, and nothing of anybody's hand behind it. */
function Curtain({ name, seat, onLook }: { name: string; seat: number; onLook: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <section class="curtain" aria-label={S.curtain} data-curtain={seat}>
      <div class="curtain-card">
        <p>{S.handTo}</p>
        <p class="curtain-name">{name}</p>
        <button ref={button} type="button" class="primary" data-act="raise" onClick={onLook}>
          {S.iAm(name)}
        </button>
        <p class="hint">{S.curtainHint}</p>
      </div>
    </section>
  );
}

/** In a race everybody at the screen has his own buttons. */
function Presses({ sittings, states, names }: { sittings: Sitting[]; states: TableState[]; names: string[] }) {
  return (
    <div class="presses">
      {states.map((state, i) => {
        const sitting = sittings[i];
        if (!sitting || !state.scene || asked(state) === "no") return null;
        const who = names[state.eye] ?? "";
        return (
          <div key={state.eye} class="press-set" role="group" aria-label={S.pressesOf(who)} data-seat={state.eye}>
            <b aria-hidden="true">{who}</b>
            {pressesOf(state.scene.offers).map(({ offer, fields, label }) => (
              <PressButton
                key={offer.verb + label}
                verb={offer.verb}
                label={withNames(label, names)}
                onPress={() => sitting.play({ verb: offer.verb, fields })}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

function PressButton({ verb, label, onPress }: { verb: string; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      class="press"
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

/** What can be said at once: offers without blanks, and each option of those that let one choose. */
function pressesOf(offers: readonly Offer[]): { offer: Offer; fields: Record<string, string>; label: string }[] {
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

/** The states of several sittings, drawn anew when any of them changes. */
function useAll(sittings: readonly Sitting[]): TableState[] {
  const [, redraw] = useState(0);
  useEffect(() => {
    const stops = sittings.map((sitting) => sitting.state.watch(() => redraw((n) => n + 1)));
    redraw((n) => n + 1);
    return () => {
      for (const stop of stops) stop();
    };
  }, [sittings]);
  return sittings.map((sitting) => sitting.state.value);
}
