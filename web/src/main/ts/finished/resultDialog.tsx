import { useState } from "preact/hooks";
import { LeadChart } from "./leadChart.tsx";
import { FinestWords } from "./finestWords.tsx";
import { Podium } from "./podium.tsx";
import { VerifyButton } from "./verify.tsx";
import { namesOf, type TableState } from "../model/tableState.ts";
import { listText } from "../model/text.ts";
import { S } from "../i18n/strings.ts";
import { useRequest } from "../lib/request.ts";
import { ErrorText } from "../ui/fields.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { saveTicket, ticketFor, tokenOf } from "../storage/tickets.ts";
import { go } from "../ui/route.ts";
import { api } from "../api/api.ts";

/** The result: podium, rematch, replay, analysis, download and verification of the log, score chart, finest words. */
export function ResultDialog({ state, onClose }: { state: TableState; onClose: () => void }) {
  const [problem, setProblem] = useState("");
  const { result, info, opening } = state;
  // A table of an evening reveals its course only after the bell has stopped all tables.
  const shown = !info?.evening || info.evening.state === "stopped";
  const over = info?.phase === "over" && shown ? info.table : "";
  const { value: course } = useRequest(
    () => (over ? api.course(over, state.eye) : Promise.resolve(undefined)),
    [over, state.eye],
  );
  if (!result || !info) return null;
  const names = namesOf(state);
  const token = tokenOf(info.table, info.host) || ticketFor(info.table)?.token;
  const mayRematch = tokenOf(info.table, info.host) !== "" && !info.evening;
  const first = result.ranking[0] ?? [];
  const winners = listText(
    first.map((seat) => names[seat] ?? ""),
    S.and,
  );
  const title =
    first.length === 1 && first[0] === state.eye ? S.youWin : first.length > 1 ? S.win(winners) : S.wins(winners);

  /** The seat token, the invite token and the watch token of the old table are valid at the new one. */
  function goToNextTable(table: string): void {
    const ticket = info && ticketFor(info.table);
    if (ticket) saveTicket(table, ticket);
    go("/t/" + encodeURIComponent(table));
  }
  async function rematch(): Promise<void> {
    if (!token || !info) return;
    try {
      const seated = await api.rematch(info.table, token);
      goToNextTable(seated.table);
    } catch (error) {
      setProblem((error as Error).message);
    }
  }
  async function downloadLog(): Promise<void> {
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
      setProblem((error as Error).message);
    }
  }
  return (
    <Dialog title={title} onClose={onClose} kind="result" wide>
      <Podium result={result} names={names} eye={state.eye} />
      <ErrorText text={problem} />
      <div class="form-foot">
        {info.next && (
          <button type="button" class="primary" data-act="next" onClick={() => goToNextTable(info.next ?? "")}>
            {S.nextGame}
          </button>
        )}
        {!info.next && mayRematch && (
          <button type="button" class="primary" data-act="rematch" onClick={() => void rematch()}>
            {S.rematch}
          </button>
        )}
        <a class="button ghost" data-act="replay" href={`/t/${encodeURIComponent(info.table)}#replay`}>
          {S.replay}
        </a>
        <a class="button ghost" data-act="analysis" href={`/t/${encodeURIComponent(info.table)}#analysis`}>
          {S.analysis}
        </a>
        <button type="button" class="ghost" data-act="log" onClick={() => void downloadLog()}>
          {S.log}
        </button>
        <button type="button" class="ghost" onClick={onClose}>
          {S.backToTable}
        </button>
        <VerifyButton table={info.table} />
      </div>
      {course && <LeadChart course={course} places={state.scene?.places ?? []} names={names} />}
      {course && <FinestWords lines={course.lines} info={info} names={names} />}
      {opening && (
        <details class="deal">
          <summary>{S.dealProof}</summary>
          <p>{S.dealProofHint}</p>
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
