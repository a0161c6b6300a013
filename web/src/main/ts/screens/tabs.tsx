import { useEffect, useState } from "preact/hooks";
import type { TableState } from "../model/tableState.ts";
import { S } from "../i18n/strings.ts";
import { Icon, type IconName } from "../ui/icons.tsx";

export type View = "table" | "score" | "talk";

interface Props {
  view: View;
  onView: (view: View) => void;
  onRules: () => void;
  state: TableState;
}

/** The tabs of a phone: table, scorecard, chat, rules. */
export function Tabs({ view, onView, onRules, state }: Props) {
  const said = state.book.filter((minute) => minute.kind === "chat").length;
  const [read, setRead] = useState(said);
  useEffect(() => {
    if (view === "talk") setRead(said);
  }, [view, said]);
  const unread = said - read;
  const tab = (to: View, icon: IconName, label: string) => (
    <button type="button" data-view={to} aria-current={view === to ? "page" : undefined} onClick={() => onView(to)}>
      <Icon name={icon} />
      <span>{label}</span>
      {to === "talk" && unread > 0 && (
        <span class="badge">
          <span class="sr">{S.unread}</span>
          {unread}
        </span>
      )}
    </button>
  );
  return (
    <nav class="tabs" aria-label={S.views}>
      {tab("table", "table", S.tabTable)}
      {tab("score", "score", S.tabScore)}
      {tab("talk", "talk", S.tabTalk)}
      <button type="button" data-view="rules" onClick={onRules}>
        <Icon name="rules" />
        <span>{S.rules}</span>
      </button>
    </nav>
  );
}
