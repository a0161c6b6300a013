import { useEffect, useRef, useState } from "preact/hooks";
import { gainText } from "../lib/numberText.ts";
import { tellingTime, withCallouts, type Told } from "../model/calloutQueue.ts";
import type { TableState } from "../model/tableState.ts";
import { S } from "../texts/strings.ts";
import { preferences } from "../storage/preferences.ts";
import { RichText } from "../ui/richText.tsx";

const PACE = { leisurely: 1.5, usual: 1, brisk: 0.6 } as const;

/** Tells the callouts of new lines one after the other; `end` goes on to the next. Nothing waits for them. */
export function useCallouts(state: TableState): { told: Told | undefined; end: () => void } {
  const [queue, setQueue] = useState<Told[]>([]);
  const heard = useRef(-1);
  useEffect(() => {
    const lines = state.book.flatMap((minute) => (minute.kind === "line" ? [minute.line] : []));
    const fresh = heard.current < 0 ? [] : lines.filter((line) => line.n > heard.current);
    heard.current = Math.max(heard.current, lines[lines.length - 1]?.n ?? 0);
    if (fresh.some((line) => line.callout)) setQueue((old) => withCallouts(old, fresh));
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

/** What a player says, beside their seat; the minute book says it too, so screen readers hear it there. */
export function Bubble({ told }: { told: Told | undefined }) {
  if (!told) return null;
  return (
    <p key={told.n} class="bubble" data-callout={told.by} aria-hidden="true">
      <RichText text={told.words} plain />
      {told.gain && <b> {gainText(told.gain)}</b>}
    </p>
  );
}

interface BannerProps {
  told: Told;
  names: readonly string[];
  eye: number;
}

/** A great event, told in the middle of the felt. */
export function Banner({ told, names, eye }: BannerProps) {
  return (
    <p key={told.n} class="banner" data-callout={told.by} aria-hidden="true">
      <b>
        {told.by === eye ? S.youTitle : (names[told.by] ?? "")}
        {/^\p{Lu}/u.test(told.words) ? ":" : ""}
      </b>{" "}
      <RichText text={told.words} plain />
      {told.gain && <strong> {gainText(told.gain)}</strong>}
    </p>
  );
}
