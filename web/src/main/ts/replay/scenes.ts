import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "../api/api.ts";
import type { SceneFrame } from "../wire/finished.ts";

/** How many scenes the server sends at once. */
const BATCH = 40;
const PREFETCH = 12;
/** How long to wait before asking a silent server again. */
const RETRY_MS = 1000;

/** The scene of a step as a seat sees it; until it is loaded, the previous one stays. */
export function useScene(table: string, eye: number, seq: number): SceneFrame | undefined {
  const loaded = useRef(new Map<string, SceneFrame>());
  const before = useRef<SceneFrame | undefined>(undefined);
  const [drawn, redraw] = useState(0);
  useEffect(() => {
    let wanted = true;
    let again = 0;
    const later = () => wanted && redraw((n) => n + 1);
    const fetchFrom = async (from: number) => {
      try {
        const { scenes } = await api.scenes(table, eye, from);
        for (const scene of scenes) loaded.current.set(`${eye}/${scene.seq}`, scene);
        later();
      } catch {
        again = window.setTimeout(later, RETRY_MS);
      }
    };
    const from = seq - (seq % BATCH);
    if (!loaded.current.has(`${eye}/${seq}`)) void fetchFrom(from);
    const next = from + BATCH;
    if (seq + PREFETCH >= next && loaded.current.has(`${eye}/${next - 1}`) && !loaded.current.has(`${eye}/${next}`))
      void api.scenes(table, eye, next).catch(() => {}); // There may be nothing beyond the end.
    return () => {
      wanted = false;
      window.clearTimeout(again);
    };
  }, [table, eye, seq, drawn]);
  const here = loaded.current.get(`${eye}/${seq}`);
  if (here) before.current = here;
  return here ?? before.current;
}
