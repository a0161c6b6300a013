import { useEffect, useRef } from "preact/hooks";
import { askedToPlay, type TableState } from "../model/tableState.ts";
import { S } from "../i18n/strings.ts";
import { preferences } from "../storage/preferences.ts";
import { playCue } from "../ui/sound.ts";

/** Lines that arrive while one sits there are heard; those one catches up with are not. */
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

/** The tab says when the table waits for one; `mine` is whose turn counts where several sit before one screen. */
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

/** Where it is wished, the system says that it is one's turn while one looks elsewhere. */
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
      return; // Some phones let only an installed page call.
    }
  }, [mine]);
}

function mayNotify(): boolean {
  return typeof Notification === "function" && Notification.permission === "granted";
}
