import { useEffect, useRef, useState } from "preact/hooks";
import { gainText } from "../lib/numberText.ts";
import { tellingTime, withCallouts, type Told } from "../model/calloutQueue.ts";
import { otherPlaces } from "../model/places.ts";
import type { TableState } from "../model/tableState.ts";
import { useControls } from "../interaction/controls.ts";
import { S } from "../texts/strings.ts";
import { preferences } from "../storage/preferences.ts";
import { RichText } from "../ui/richText.tsx";

/** What is longer is set in two lines. */
const ONE_LINE = 32;

const PACE = { leisurely: 1.5, usual: 1, brisk: 0.6 } as const;

/** Tells the callouts of new lines one after the other; `end` goes on to the next. Nothing waits for them. */
export function useCallouts(state: TableState): { told: Told | undefined; end: () => void } {
  const [queue, setQueue] = useState<Told[]>([]);
  const heard = useRef(-1);
  useEffect(() => {
    const lines = state.book.flatMap((minute) => (minute.kind === "line" ? [minute.line] : []));
    const fresh = heard.current < 0 ? [] : lines.filter((line) => line.n > heard.current);
    heard.current = Math.max(heard.current, lines[lines.length - 1]?.n ?? 0);
    if (fresh.some((line) => line.callout)) setQueue((old) => withCallouts(old, fresh, state.eye));
  }, [state.book]);
  const told = queue[0];
  const waiting = queue.length > 1;
  const end = () => setQueue((old) => old.slice(1));
  const since = useRef(0);
  useEffect(() => {
    since.current = performance.now();
  }, [told?.n]);
  useEffect(() => {
    if (!told) return;
    const shownMs = performance.now() - since.current;
    const timer = window.setTimeout(end, tellingTime(told, PACE[preferences.value.pace], waiting) - shownMs);
    return () => window.clearTimeout(timer);
  }, [told?.n, waiting]);
  return { told, end };
}

/**
 * What is told, in a line of its own above the felt and as near as can be to whoever says it, so that it covers nothing;
 * the minute book says it too, so screen readers hear it there.
 */
export function ToldLine({ told }: { told: Told | undefined }) {
  const { scene, eye, names } = useControls();
  const round = otherPlaces(scene.places, eye);
  const at = round.findIndex((place) => place.seat === told?.by);
  return (
    <div class="told anchor through" aria-hidden="true" style={{ "--at": at < 0 ? 0.5 : (at + 0.5) / round.length }}>
      {told && (
        <p
          key={told.n}
          class={told.great ? "banner" : "bubble"}
          data-callout={told.by}
          data-long={told.words.length > ONE_LINE ? "" : undefined}
        >
          <b>
            {told.by === eye ? S.youTitle : (names[told.by] ?? "")}
            {/^\p{Lu}/u.test(told.words) ? ":" : ""}
          </b>{" "}
          <RichText text={told.words} plain />
          {told.gain && <strong> {gainText(told.gain)}</strong>}
        </p>
      )}
    </div>
  );
}
