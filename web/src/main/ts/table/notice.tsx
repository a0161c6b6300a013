import { useEffect, useState } from "preact/hooks";
import { S } from "../i18n/strings.ts";
import { ClauseLink, RichText } from "../ui/richText.tsx";
import { useControls } from "../interaction/controls.ts";

/** A live region for the player's own acts: why a play was refused, what an offer still needs. */
export function Notice() {
  const { state } = useControls();
  const [gone, setGone] = useState(0);
  const notice = state.notice;
  useEffect(() => {
    if (!notice || notice.kind === "refused") return;
    const timer = window.setTimeout(() => setGone(notice.n), 6000);
    return () => window.clearTimeout(timer);
  }, [notice?.n]);
  useEffect(() => {
    if (notice) setGone(notice.n);
  }, [state.played]);
  const shown = notice && notice.n > gone ? notice : undefined;
  return (
    <p class="notice" role="status" data-kind={shown?.kind ?? ""}>
      {shown && (
        <span key={shown.n}>
          <RichText text={shown.text} plain /> {shown.clause && <ClauseLink clause={shown.clause} />}
        </span>
      )}
      {!shown && state.connection === "lost" && <span>{S.reconnecting}</span>}
    </p>
  );
}
