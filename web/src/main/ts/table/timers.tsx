import { useEffect, useState } from "preact/hooks";
import { askedToPlay, ownClock, tableTime, type TableState } from "../model/tableState.ts";
import { withNames } from "../model/text.ts";
import { S } from "../texts/strings.ts";
import type { Watch } from "../wire/types.ts";
import { useControls } from "../interaction/controls.ts";

const SPOKEN_SECONDS = [30, 10, 5];

/** The seconds left on a timer, 0 where none runs; redraws while it does. */
export function useSecondsLeft(watch: Watch | undefined, state: TableState): number {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!watch) return;
    const timer = window.setInterval(() => tick((n) => n + 1), 250);
    return () => window.clearInterval(timer);
  }, [watch?.until]);
  return watch ? Math.max(0, Math.ceil((watch.until - tableTime(state, performance.now())) / 1000)) : 0;
}

function leftText(seconds: number): string {
  return seconds < 100 ? String(seconds) : Math.floor(seconds / 60) + ":" + String(seconds % 60).padStart(2, "0");
}

/** A timer as a dial; screen readers announce 30, 10 and 5 seconds. */
export function TimerDial({ watch }: { watch: Watch }) {
  const controls = useControls();
  const left = useSecondsLeft(watch, controls.state);
  const label = withNames(watch.label, controls.names);
  const part = watch.span > 0 ? Math.min(1, (left * 1000) / watch.span) * 60 : 0;
  const spoken = SPOKEN_SECONDS.find((at) => left === at);
  return (
    <div
      class="dial cells anchor mid"
      role="timer"
      aria-label={S.timer(label, S.seconds(left))}
      data-left={left}
      data-low={left <= 10 ? "" : undefined}
    >
      <svg class="cover" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle class="face" cx="50" cy="50" r="46" />
        <circle class="ticks" cx="50" cy="50" r="40" pathLength={60} />
        <circle class="left" cx="50" cy="50" r="33.5" pathLength={60} stroke-dasharray={`${part} 60`} />
      </svg>
      <span class="t" aria-hidden="true">
        {leftText(left)}
      </span>
      <span class="sr" aria-live="polite">
        {spoken === undefined ? "" : S.timerSpoken(label, spoken)}
      </span>
    </div>
  );
}

/** Another player's timer, beside their name. */
export function MiniTimer({ watch }: { watch: Watch }) {
  const controls = useControls();
  const left = useSecondsLeft(watch, controls.state);
  return (
    <span
      class="mini-watch"
      role="timer"
      aria-label={S.timer(withNames(watch.label, controls.names), S.seconds(left))}
      data-low={left <= 10 ? "" : undefined}
    >
      {leftText(left)}
      {left < 100 && <small> {S.secondsShort}</small>}
    </span>
  );
}

/** Tells whoever reads something over the table that they are waited for, and how long. */
export function TurnNotice({ state }: { state: TableState }) {
  const clock = ownClock(state);
  const left = useSecondsLeft(clock, state);
  if (askedToPlay(state) !== "must" || state.frozen) return null;
  return (
    <p class="turn-notice" role="status">
      {S.turnYours}
      {clock && <span aria-hidden="true">: {leftText(left) + (left < 100 ? " " + S.secondsShort : "")}</span>}
    </p>
  );
}
