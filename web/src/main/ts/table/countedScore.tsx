import { useEffect, useRef, useState } from "preact/hooks";
import { numberText } from "../lib/numberText.ts";

const COUNT_MS = 700;

/** A score that counts up or down to its new value when it changes; with reduced motion it is simply there. */
export function CountedScore({ score }: { score: number }) {
  const [shown, setShown] = useState(score);
  const from = useRef(score);
  useEffect(() => {
    const start = from.current;
    from.current = score;
    if (start === score) return undefined;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return setShown(score);
    const begun = performance.now();
    let frame = 0;
    const step = (now: number) => {
      const part = Math.min(1, (now - begun) / COUNT_MS);
      setShown(Math.round(start + (score - start) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(frame);
      setShown(score);
    };
  }, [score]);
  return <>{numberText(shown)}</>;
}
