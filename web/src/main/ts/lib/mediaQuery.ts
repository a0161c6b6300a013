import { useEffect, useState } from "preact/hooks";

/** Whether a media query matches; redraws when that changes. */
function useMatch(media: string): boolean {
  const [matches, setMatches] = useState(() => matchMedia(media).matches);
  useEffect(() => {
    const query = matchMedia(media);
    const look = () => setMatches(query.matches);
    look();
    query.addEventListener("change", look);
    return () => query.removeEventListener("change", look);
  }, [media]);
  return matches;
}

/** Whether the screen is wide enough for the scorecard beside the table. */
export function useWideScreen(): boolean {
  return useMatch("(min-width: 1024px)");
}

/** Whether the screen is as narrow as a phone. */
export function usePhone(): boolean {
  return useMatch("(max-width: 640px)");
}
