import { within } from "../lib/base.ts";
import { useEffect, useRef, useState } from "preact/hooks";
import type { TableState } from "../model/tableState.ts";
import { S } from "../texts/strings.ts";
import { RichText } from "../ui/richText.tsx";
import type { Line } from "../wire/types.ts";

/** Cues with an animation: the drawing that crosses the table, and its speech bubble. */
const ANIMATIONS: Record<string, { art: string; word: () => string }> = {
  CROAK: { art: "frog", word: () => S.croak },
};

const DURATION_MS = 3600;

/** Animates a cue across the table. Nothing waits for it; the minute book says the same. */
export function CueAnimations({ state }: { state: TableState }) {
  const [shown, setShown] = useState<Line | undefined>();
  const heard = useRef(-1);
  useEffect(() => {
    const lines = state.book.flatMap((minute) => (minute.kind === "line" ? [minute.line] : []));
    const fresh = heard.current < 0 ? [] : lines.filter((line) => line.n > heard.current && line.cue in ANIMATIONS);
    heard.current = lines[lines.length - 1]?.n ?? 0;
    const last = fresh[fresh.length - 1];
    if (last) setShown(last);
  }, [state.book]);
  useEffect(() => {
    if (!shown) return;
    const timer = window.setTimeout(() => setShown(undefined), DURATION_MS);
    return () => window.clearTimeout(timer);
  }, [shown]);
  const antic = shown && ANIMATIONS[shown.cue];
  if (!shown || !antic) return null;
  return (
    <div class="antic cover clipped through" key={shown.n} data-antic={shown.cue.toLowerCase()} aria-hidden="true">
      <p class="antic-word pinned mid">{antic.word()}</p>
      <span class="hop pinned">
        <img src={within(`/art/${antic.art}.svg`)} alt="" draggable={false} />
      </span>
      <p class="antic-line pinned mid">
        <RichText text={shown.text} plain />
      </p>
    </div>
  );
}
