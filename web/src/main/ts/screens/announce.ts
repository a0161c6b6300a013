import { useEffect, useRef } from "preact/hooks";
import { askedToPlay, type TableState } from "../model/tableState.ts";
import { S } from "../texts/strings.ts";
import { preferences } from "../storage/preferences.ts";
import { playCue } from "../ui/sound.ts";

/** Plays the sound cues of new lines; lines caught up with after joining are silent. */
export function useSoundCues(state: TableState): void {
  const heard = useRef(-1);
  useEffect(() => {
    const lines = state.book.flatMap((minute) => (minute.kind === "line" ? [minute.line] : []));
    const last = lines[lines.length - 1]?.n ?? 0;
    if (heard.current >= 0) {
      const fresh = lines.filter((line) => line.n > heard.current && line.cue !== "NONE");
      for (const line of fresh.slice(-3)) playCue(line.cue);
    }
    if (state.scene) heard.current = last;
  }, [state.book]);
}

/** Shows in the tab's title when it is the player's turn; `mine` overrides whose turn counts on a shared screen. */
export function useTabTitle(state: TableState, mine = askedToPlay(state) === "must"): void {
  const title = state.info?.title ?? "";
  const text = !title
    ? S.appName
    : state.info?.phase === "over"
      ? S.titleOver(title)
      : mine
        ? S.titleTurn(title)
        : S.title(title);
  useEffect(() => {
    document.title = text;
  }, [text]);
}

/** Shows a system notification at the player's turn while the page is hidden, if they asked for it. */
export function useTurnNotification(state: TableState): void {
  const mine = askedToPlay(state) === "must" && state.info?.phase === "playing";
  useEffect(() => {
    if (!mine || !document.hidden || !mayNotify() || !preferences.value.call) return;
    try {
      const call = new Notification(S.titleTurn(state.info?.title ?? ""), { tag: state.info?.table ?? "" });
      call.onclick = () => {
        window.focus();
        call.close();
      };
      return () => call.close();
    } catch {
      return; // Some phones allow notifications only for an installed page.
    }
  }, [mine]);
}

function mayNotify(): boolean {
  return typeof Notification === "function" && Notification.permission === "granted";
}
