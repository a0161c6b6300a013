import { useEffect, useState } from "preact/hooks";

const WIDE = "(min-width: 1024px)";

/** Whether the screen is wide enough for the scorecard beside the table. */
export function useWideScreen(): boolean {
  const [wide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const look = () => setWide(query.matches);
    look();
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, []);
  return wide;
}
