import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../wire/api.ts";
import type { SceneFrame } from "../wire/after.ts";

/** As many as the house gives out at once. */
const HANDFUL = 40;
const AHEAD = 12;

/** The scene of a moment from a chair's eyes; until it is here, the one before it stays on the table. */
export function useScene(table: string, eye: number, seq: number): SceneFrame | undefined {
  const kept = useRef(new Map<string, SceneFrame>());
  const before = useRef<SceneFrame | undefined>(undefined);
  const [, redraw] = useState(0);
  useEffect(() => {
    let wanted = true;
    const fetchFrom = async (from: number) => {
      if (kept.current.has(`${eye}/${from}`)) return;
      try {
        const { scenes } = await api.scenes(table, eye, from);
        for (const scene of scenes) kept.current.set(`${eye}/${scene.seq}`, scene);
        if (wanted) redraw((n) => n + 1);
      } catch {
        // What lies beyond the end is not there; what failed is asked for again with the next step.
      }
    };
    const from = seq - (seq % HANDFUL);
    void fetchFrom(from);
    const next = from + HANDFUL;
    if (seq + AHEAD >= next && kept.current.has(`${eye}/${next - 1}`)) void fetchFrom(next);
    return () => {
      wanted = false;
    };
  }, [table, eye, seq]);
  const here = kept.current.get(`${eye}/${seq}`);
  if (here) before.current = here;
  return here ?? before.current;
}
