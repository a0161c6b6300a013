import { useEffect, useRef, useState } from "preact/hooks";
import type { GameClock } from "../api/pocket.ts";
import { S } from "../texts/strings.ts";
import { clockText } from "../model/text.ts";
import { Chip } from "../ui/fields.tsx";
import { playCue } from "../ui/sound.ts";
import { say } from "../ui/speech.ts";

const REDRAW_MS = 200;
/** Seconds before the end at which the time is told. */
const TOLD = [30, 10, 5];

/** The game's own clocks, one at a time: large, with a bell at the end. */
export function Watch({ clocks }: { clocks: readonly GameClock[] }) {
  const [chosen, setChosen] = useState(0);
  const clock = clocks[chosen] ?? clocks[0];
  return (
    <section class="column panel watch-tab">
      <fieldset class="cluster chips">
        <legend class="sr">{S.clockChoice}</legend>
        {clocks.map((each, i) => (
          <Chip key={each.label} name="clock" value={String(i)} chosen={chosen === i} onPick={() => setChosen(i)}>
            {each.label} {clockText(each.millis)}
          </Chip>
        ))}
      </fieldset>
      {clock && <Running key={clock.label + clock.millis} millis={clock.millis} />}
    </section>
  );
}

function Running({ millis }: { millis: number }) {
  const [left, setLeft] = useState(millis);
  const [ends, setEnds] = useState(0);
  const told = useRef(Infinity);
  useEffect(() => {
    if (!ends) return;
    const timer = window.setInterval(() => {
      const now = Math.max(0, ends - performance.now());
      setLeft(now);
      tell(now);
      if (now === 0) setEnds(0);
    }, REDRAW_MS);
    return () => window.clearInterval(timer);
  }, [ends]);
  function tell(now: number): void {
    const due = now === 0 ? 0 : TOLD.find((mark) => now <= mark * 1000 && now > (mark - 1) * 1000);
    if (due === undefined || due >= told.current) return;
    told.current = due;
    if (due > 0) return say(S.clockLeft(due));
    for (const after of [0, 600, 1200]) window.setTimeout(() => playCue("BELL"), after);
    say(S.clockUp);
  }
  const start = () => {
    const from = left > 0 ? left : millis;
    told.current = Math.ceil(from / 1000);
    setLeft(from);
    setEnds(performance.now() + from);
  };
  const again = () => {
    setEnds(0);
    setLeft(millis);
  };
  const seconds = Math.ceil(left / 1000);
  return (
    <>
      <p class="watch-face mid" role="timer" data-left={seconds} data-running={ends ? "" : undefined}>
        {left === 0 ? S.clockUp : clockText(seconds * 1000)}
      </p>
      <progress class="glass full" max={millis} value={left} aria-hidden="true" />
      <div class="cluster form-foot">
        <button
          type="button"
          class="primary"
          data-act={ends ? "stop-clock" : "start-clock"}
          onClick={() => (ends ? setEnds(0) : start())}
        >
          {ends ? S.clockStop : S.clockStart}
        </button>
        <button type="button" class="ghost" data-act="reset-clock" onClick={again}>
          {S.clockAgain}
        </button>
      </div>
    </>
  );
}
