import { within } from "../lib/base.ts";
import { useEffect, useRef } from "preact/hooks";
import { isTyping } from "../model/shortcuts.ts";
import { S } from "../texts/strings.ts";
import { Icon, type IconName } from "../ui/icons.tsx";

interface Props {
  seq: number;
  last: number;
  at: string;
  runs: boolean;
  speed: number;
  eye: number;
  names: readonly string[];
  onStep: (to: number) => void;
  onRun: (go: boolean) => void;
  onSpeed: (speed: number) => void;
  onEye: (eye: number) => void;
  back: string;
}

const SPEEDS = [0.5, 1, 2, 4, 8];

/** The playback controls of a replay: step, play, speed, and whose view is shown. */
export function PlaybackControls(props: Props) {
  const { seq, last, at, runs, speed, eye, names, onStep, onRun, onSpeed, onEye, back } = props;
  useReplayKeys(props);
  const where = seq === 0 ? S.replayDealt : S.replayMove(seq, last);
  const key = (act: string, icon: IconName, label: string, press: () => void, off = false) => (
    <button
      type="button"
      class="ghost icon centred"
      data-act={act}
      aria-label={label}
      title={label}
      disabled={off}
      onClick={press}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <div class="transport cluster" role="group" aria-label={S.replay}>
      <div class="cluster">
        {key("first", "toStart", S.replayFirst, () => onStep(0), seq === 0)}
        {key("back", "stepBack", S.replayBack, () => onStep(seq - 1), seq === 0)}
        {key("run", runs ? "pause" : "play", runs ? S.replayPause : S.replayPlay, () => onRun(!runs))}
        {key("on", "stepOn", S.replayForward, () => onStep(seq + 1), seq >= last)}
        {key("last", "toEnd", S.replayLast, () => onStep(last), seq >= last)}
      </div>
      <label class="scrub">
        <span class="sr">{S.replayScrub}</span>
        <input
          class="full touch"
          type="range"
          min={0}
          max={last}
          value={seq}
          aria-valuetext={where}
          onInput={(event) => onStep(Number(event.currentTarget.value))}
        />
      </label>
      <p class="where cells fine" role="status" aria-live={runs ? "off" : "polite"}>
        <span data-where="">{where}</span>
        <small>{at}</small>
      </p>
      <label class="blank">
        <span>{S.replaySpeed}</span>
        <select name="speed" value={String(speed)} onChange={(event) => onSpeed(Number(event.currentTarget.value))}>
          {SPEEDS.map((each) => (
            <option key={each} value={String(each)}>
              {each === 0.5 ? "½" : each}×
            </option>
          ))}
        </select>
      </label>
      <label class="blank">
        <span>{S.replaySeenBy}</span>
        <select name="eye" value={String(eye)} onChange={(event) => onEye(Number(event.currentTarget.value))}>
          {names.map((name, seat) => (
            <option key={seat} value={String(seat)}>
              {name}
            </option>
          ))}
          <option value="-1">{S.replayOnlooker}</option>
        </select>
      </label>
      <a class="button ghost" href={within(back)}>
        {S.replayToTable}
      </a>
    </div>
  );
}

/** Space plays and pauses, arrows step, Home and End go to the ends. */
function useReplayKeys(props: Props): void {
  const latest = useRef(props);
  latest.current = props;
  useEffect(() => {
    function key(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement;
      if (isTyping(target) || target.closest?.("select,input,dialog,.board")) return;
      const { seq, last, runs, onStep, onRun } = latest.current;
      if (event.key === " " && !target.closest?.("button,a,summary")) onRun(!runs);
      else if (event.key === "ArrowRight" && !target.closest?.("[data-piece]")) onStep(seq + 1);
      else if (event.key === "ArrowLeft" && !target.closest?.("[data-piece]")) onStep(seq - 1);
      else if (event.key === "Home") onStep(0);
      else if (event.key === "End") onStep(last);
      else return;
      event.preventDefault();
    }
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  }, []);
}
