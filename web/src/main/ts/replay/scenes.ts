import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../api/api.ts";
import type { SceneFrame } from "../wire/finished.ts";

/** As many as the house gives out at once. */
const BATCH = 40;
const PREFETCH = 12;
/** How long a house that did not answer is left in peace, in milliseconds. */
const RETRY_MS = 1000;

/** The scene of a moment from a chair's eyes; until it is here, the one before it stays on the table. */
export function useScene(table: string, eye: number, seq: number): SceneFrame | undefined {
  const kept = useRef(new Map<string, SceneFrame>());
  const before = useRef<SceneFrame | undefined>(undefined);
  const [drawn, redraw] = useState(0);
  useEffect(() => {
    let wanted = true;
    let again = 0;
    const later = () => wanted && redraw((n) => n + 1);
    const fetchFrom = async (from: number) => {
      try {
        const { scenes } = await api.scenes(table, eye, from);
        for (const scene of scenes) kept.current.set(`${eye}/${scene.seq}`, scene);
        later();
      } catch {
        again = window.setTimeout(later, RETRY_MS);
      }
    };
    const from = seq - (seq % BATCH);
    if (!kept.current.has(`${eye}/${seq}`)) void fetchFrom(from);
    const next = from + BATCH;
    if (seq + PREFETCH >= next && kept.current.has(`${eye}/${next - 1}`) && !kept.current.has(`${eye}/${next}`))
      void api.scenes(table, eye, next).catch(() => {}); // What lies beyond the end is not there.
    return () => {
      wanted = false;
      window.clearTimeout(again);
    };
  }, [table, eye, seq, drawn]);
  const here = kept.current.get(`${eye}/${seq}`);
  if (here) before.current = here;
  return here ?? before.current;
}
