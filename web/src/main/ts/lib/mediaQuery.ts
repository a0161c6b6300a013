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

/** The least width of a window with the scorecard beside the table, in lines of its text (rem), as in windows.css. */
const WIDE_REM = 64;

/** Whether the screen is wide enough, for the size of its text, for the scorecard beside the table. */
export function useWideScreen(): boolean {
  const [wide, setWide] = useState(isWideScreen);
  useEffect(() => {
    const look = () => setWide(isWideScreen());
    look();
    window.addEventListener("resize", look);
    const size = new MutationObserver(look);
    size.observe(document.documentElement, { attributeFilter: ["data-size"] });
    return () => {
      window.removeEventListener("resize", look);
      size.disconnect();
    };
  }, []);
  return wide;
}

export function isWideScreen(): boolean {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return document.body.clientWidth >= WIDE_REM * rem;
}

/** Whether the screen is as narrow as a phone. */
export function usePhone(): boolean {
  return useMatch("(max-width: 640px)");
}

/** Whether nothing should move by itself. */
export function useStillness(): boolean {
  return useMatch("(prefers-reduced-motion: reduce)");
}
