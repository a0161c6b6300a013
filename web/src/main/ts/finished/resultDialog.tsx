import { gainRanks } from "../model/gainRanks.ts";
import { within } from "../lib/base.ts";
import { useEffect, useState } from "preact/hooks";
import { LeadChart } from "./leadChart.tsx";
import { FinestWords } from "./finestWords.tsx";
import { Podium } from "./podium.tsx";
import { VerifyButton } from "./verify.tsx";
import { wayOn } from "./wayOn.ts";
import { listedNames, namesOf, type TableState } from "../model/tableState.ts";
import { S } from "../texts/strings.ts";
import { useRequest, useTask } from "../lib/request.ts";
import { ErrorText } from "../ui/fields.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { GainRow } from "../ui/gainRow.tsx";
import { RichText } from "../ui/richText.tsx";
import { markFinished, saveTicket, ticketFor, tokenOf } from "../storage/tickets.ts";
import { rememberFinished, rememberLength } from "../storage/chosenLengths.ts";
import { LengthField } from "../ui/lengthField.tsx";
import { lengthOf, withLength } from "../ui/lengths.ts";
import { isLocalTable } from "../offline/device.ts";
import { tieIsBroken, winText } from "../model/finishedGame.ts";
import { LevelOffer } from "./levelOffer.tsx";
import { go } from "../ui/route.ts";
import { api } from "../api/api.ts";
import type { Aim, Interlude, Length } from "../wire/types.ts";

/** The result: podium, another game, score chart, finest words; replay, analysis and the log under More. */
export function ResultDialog({ state, onClose }: { state: TableState; onClose: () => void }) {
  const { run, problem } = useTask();
  const { result, info, opening } = state;
  // A table of an evening reveals its course only after the bell has stopped all tables.
  const shown = !info?.evening || info.evening.state === "stopped";
  const over = info?.phase === "over" && shown ? info.table : "";
  const { value: course } = useRequest(
    () => (over ? api.course(over, state.eye) : Promise.resolve(undefined)),
    [over, state.eye],
  );
  const ended = info?.phase === "over" ? info.table : "";
  useEffect(() => {
    markFinished(ended);
    if (ended && info) rememberFinished(info.game);
  }, [ended]);
  const { value: games } = useRequest(() => api.games(), []);
  const [wish, setWish] = useState<Length | undefined>();
  if (!result || !info) return null;
  const names = listedNames(namesOf(state), state.eye);
  const token = tokenOf(info.table, info.host) || ticketFor(info.table)?.token;
  const mayRematch = tokenOf(info.table, info.host) !== "" && !info.evening;
  const game = games?.find((each) => each.id === info.game);
  const mayChoose = mayRematch && !info.next && !isLocalTable(info.table);
  const first = result.ranking[0] ?? [];
  const won = state.eye >= 0 && first.includes(state.eye);
  const title = winText(state);
  const way = wayOn(info);
  const people = info.seats.filter((chair) => chair.kind === "person");
  const alone = people.length === 1;
  const aim = info.kit?.aim;
  const tieBreak = tieIsBroken(result, aim?.fewest ?? false) ? aim?.tieBreak : undefined;

  /** The seat token, the invite token and the watch token of the old table are valid at the new one. */
  function goToNextTable(table: string): void {
    const ticket = info && ticketFor(info.table);
    if (ticket) saveTicket(table, { ...ticket, finished: false });
    go("/t/" + encodeURIComponent(table));
  }
  async function rematch(): Promise<void> {
    if (!token || !info) return;
    const { table: next } = await api.rematch(info.table, token);
    if (wish && game) {
      rememberLength(game.id, wish.name);
      await api.settle(next, withLength(game, {}, wish), token);
    }
    if (alone && !isLocalTable(next)) await api.start(next, token);
    goToNextTable(next);
  }
  async function downloadLog(): Promise<void> {
    if (!info) return;
    const url = URL.createObjectURL(await api.log(info.table));
    const download = `parlour-${info.game}-${info.table}.jsonl`;
    Object.assign(document.createElement("a"), { href: url, download }).click();
    window.setTimeout(() => URL.revokeObjectURL(url), 10000);
  }
  return (
    <Dialog title={title} onClose={onClose} kind="result" wide>
      {won && first.length === 1 && <WinningTiles />}
      <Podium
        result={result}
        names={names}
        eye={state.eye}
        unit={aim?.unit ?? ""}
        sides={!!state.scene?.places[0]?.side}
      />
      {tieBreak && (
        <p class="tie" data-tie="">
          {tieBreak}
        </p>
      )}
      {state.scene?.interlude && <LastHand interlude={state.scene.interlude} names={names} eye={state.eye} aim={aim} />}
      <ErrorText text={problem} />
      {game && mayChoose && (
        <LengthField
          game={game}
          players={info.seats.length}
          chosen={wish ?? lengthOf(game, info.settings)}
          onPick={setWish}
        />
      )}
      <div class="cluster form-foot">
        {info.next && (
          <button type="button" class="primary" data-act="next" onClick={() => goToNextTable(info.next ?? "")}>
            {S.nextGame}
          </button>
        )}
        {!info.next && mayRematch && (
          <button type="button" class="primary" data-act="rematch" onClick={() => run(rematch)}>
            {S.rematch}
          </button>
        )}
        {way && (
          <a class="button ghost" data-act={way.act} href={within(way.url)}>
            {way.label}
          </a>
        )}
        <button type="button" class="ghost" onClick={onClose}>
          {S.backToTable}
        </button>
      </div>
      {alone && mayRematch && <LevelOffer info={info} result={result} eye={state.eye} />}
      {course && (
        <LeadChart course={course} places={state.scene?.places ?? []} names={names} fewest={aim?.fewest ?? false} />
      )}
      {course && <FinestWords lines={course.lines} info={info} eye={state.eye} />}
      <details class="more">
        <summary>{S.moreAfter}</summary>
        <div class="cluster form-foot">
          <a class="button ghost" data-act="replay" href={within(`/t/${encodeURIComponent(info.table)}#replay`)}>
            {S.replay}
          </a>
          <a class="button ghost" data-act="analysis" href={within(`/t/${encodeURIComponent(info.table)}#analysis`)}>
            {S.analysis}
          </a>
          <button type="button" class="ghost" data-act="log" onClick={() => run(downloadLog)}>
            {S.log}
          </button>
          <VerifyButton table={info.table} />
        </div>
        {opening && (
          <div class="deal">
            <h3>{S.dealProof}</h3>
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
          </div>
        )}
      </details>
    </Dialog>
  );
}

/** What the last hand brought everybody. */
function LastHand(props: { interlude: Interlude; names: readonly string[]; eye: number; aim: Aim | undefined }) {
  const { interlude, names, eye, aim } = props;
  return (
    <section class="last-hand" aria-label={interlude.title}>
      <h3>
        <RichText text={interlude.title} plain />
      </h3>
      <ol class="counts">
        {gainRanks(interlude.gains, aim).map(({ gain, rank }) => (
          <GainRow key={gain.seat} gain={gain} rank={rank} names={names} eye={eye} />
        ))}
      </ol>
    </section>
  );
}

/** The winner's word in tiles that fall into place, once; the title says it too. */
function WinningTiles() {
  return (
    <p class="tiles win-tiles" aria-hidden="true">
      {[...S.winTiles].map((letter, i) => (
        <span key={i} class={letter === " " ? "space" : "tile letter"} style={{ "--i": i }}>
          {letter !== " " && <span class="glyph">{letter}</span>}
        </span>
      ))}
    </p>
  );
}
