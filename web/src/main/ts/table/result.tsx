import { useState } from "preact/hooks";
import { namesOf, type TableState } from "../play/state.ts";
import { listText } from "../play/text.ts";
import { S } from "../strings.ts";
import { Dialog } from "../ui/dialog.tsx";
import { keepTicket, ticketFor, tokenOf } from "../ui/keep.ts";
import { go } from "../ui/route.ts";
import { api } from "../wire/api.ts";

/** How it ended: the ranking, another game, the game to keep, and the deal to verify. */
export function ResultSheet({ state, onClose }: { state: TableState; onClose: () => void }) {
  const [trouble, setTrouble] = useState("");
  const { result, info, opening } = state;
  if (!result || !info) return null;
  const names = namesOf(state);
  const token = tokenOf(info.table, info.host) || ticketFor(info.table)?.token;
  const mayRematch = tokenOf(info.table, info.host) !== "";
  const first = result.ranking[0] ?? [];
  const winners = listText(
    first.map((seat) => names[seat] ?? ""),
    S.and,
  );
  const title =
    first.length === 1 && first[0] === state.eye ? S.youWin : first.length > 1 ? S.win(winners) : S.wins(winners);

  /** The chair, the invite and the watch word of the old table are good at the new one. */
  function goOn(table: string): void {
    const ticket = info && ticketFor(info.table);
    if (ticket) keepTicket(table, ticket);
    go("/t/" + encodeURIComponent(table));
  }
  async function rematch(): Promise<void> {
    if (!token || !info) return;
    try {
      const seated = await api.rematch(info.table, token);
      goOn(seated.table);
    } catch (error) {
      setTrouble((error as Error).message);
    }
  }
  async function keep(): Promise<void> {
    if (!info) return;
    try {
      const url = URL.createObjectURL(await api.log(info.table, token));
      const link = Object.assign(document.createElement("a"), {
        href: url,
        download: `parlour-${info.game}-${info.table}.jsonl`,
      });
      link.click();
      window.setTimeout(() => URL.revokeObjectURL(url), 10000);
    } catch (error) {
      setTrouble((error as Error).message);
    }
  }
  return (
    <Dialog title={title} onClose={onClose} kind="result">
      <ol class="ranking">
        {result.ranking.map((group, i) => {
          const place = i + 1;
          return (
            <li key={i} data-rank={place}>
              <span class="rank">{S.place(place)}</span>
              <span class="who">
                {group.map((seat) => (
                  <b key={seat} class={seat === state.eye ? "mine" : ""}>
                    {names[seat]}
                  </b>
                ))}
              </span>
              <span class="big">{[...new Set(group.map((seat) => result.points[seat] ?? 0))].join(" · ")}</span>
            </li>
          );
        })}
      </ol>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div class="form-foot">
        {info.next && (
          <button type="button" class="primary" data-act="next" onClick={() => goOn(info.next ?? "")}>
            {S.nextGame}
          </button>
        )}
        {!info.next && mayRematch && (
          <button type="button" class="primary" data-act="rematch" onClick={() => void rematch()}>
            {S.rematch}
          </button>
        )}
        <button type="button" class="ghost" data-act="log" onClick={() => void keep()}>
          {S.log}
        </button>
        <button type="button" class="ghost" onClick={onClose}>
          {S.lookAgain}
        </button>
      </div>
      {opening && (
        <details class="deal">
          <summary>{S.deal}</summary>
          <p>{S.dealHint}</p>
          <dl>
            <dt>{S.seed}</dt>
            <dd>{opening.seed}</dd>
            <dt>{S.salt}</dt>
            <dd>{opening.salt}</dd>
            {info.commitment && (
              <>
                <dt>{S.commitment}</dt>
                <dd>{info.commitment}</dd>
              </>
            )}
          </dl>
        </details>
      )}
    </Dialog>
  );
}
