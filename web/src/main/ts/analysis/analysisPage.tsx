import { within } from "../lib/base.ts";
import { useEffect, useState } from "preact/hooks";
import { finestBy } from "../finished/finestWords.tsx";
import { LeadChart } from "../finished/leadChart.tsx";
import { filterTurns, pointsText, summarize, type TurnFilter } from "../model/analysis.ts";
import { listedNames, namesInEntry } from "../model/tableState.ts";
import { useLookup } from "../rules/lookup.tsx";
import { S } from "../texts/strings.ts";
import { useRequest } from "../lib/request.ts";
import { Chip } from "../ui/fields.tsx";
import { ticketFor } from "../storage/tickets.ts";
import { Masthead } from "../ui/masthead.tsx";
import { TextContext, type TextLinks } from "../ui/richText.tsx";
import { api } from "../api/api.ts";
import type { Analysis } from "../wire/finished.ts";
import type { TableInfo } from "../wire/types.ts";
import { TurnView } from "./turn.tsx";

/** The analysis of a finished game: better plays, how the lead changed, the finest words. */
export function AnalysisPage({ table }: { table: string }) {
  const { value: info, problem } = useRequest(() => api.table(table), [table]);
  const over = info?.phase === "over";
  const names = info?.seats.map((chair) => chair.name);
  const { links, dialogs, openRules } = useLookup(info ?? { game: "", title: "" }, names, ticketFor(table)?.seat);
  const back = "/t/" + encodeURIComponent(table);
  useEffect(() => {
    if (info) document.title = S.analysisTitle(info.title) + " – " + S.appName;
  }, [info?.title]);
  return (
    <TextContext.Provider value={links}>
      <Masthead title={info?.title ?? S.appName} subtitle={S.analysis} home onRules={info && openRules} />
      <main class="column page analysis">
        {over && info ? (
          <AnalysisReport info={info} links={links} />
        ) : (
          <p class={problem ? "trouble" : "none"} role="status">
            {problem || (info ? S.analysisNotYet : S.loading)}
          </p>
        )}
        <p class="cluster page-foot">
          <a class="button ghost" href={within(back)}>
            {S.replayToTable}
          </a>
          {over && (
            <a class="button ghost" href={within(back + "#replay")}>
              {S.replay}
            </a>
          )}
        </p>
      </main>
      {dialogs}
    </TextContext.Provider>
  );
}

function AnalysisReport({ info, links }: { info: TableInfo; links: TextLinks }) {
  const { table } = info;
  const names = listedNames(
    info.seats.map((chair) => chair.name),
    links.eye,
  );
  const { value: analysis, problem } = useRequest(() => api.analysis(table), [table]);
  const { value: course } = useRequest(() => api.course(table, -1), [table]);
  const last = course ? course.steps.length - 1 : -1;
  const { value: end } = useRequest(
    () => (last < 0 ? Promise.resolve(undefined) : api.scenes(table, -1, last)),
    [table, last],
  );
  const places = end?.scenes.at(-1)?.scene.places ?? [];
  if (!analysis)
    return (
      <p class={problem ? "trouble" : "none"} role="status">
        {problem || S.analysing}
      </p>
    );
  return (
    <>
      <div class="fit analysis-head">
        {course && places.length > 0 && (
          <section class="panel">
            <LeadChart course={course} places={places} names={names} fewest={info.kit?.aim?.fewest ?? false} />
          </section>
        )}
        <section class="panel">
          <FinestWordList analysis={analysis} info={info} eye={links.eye} />
          <Summaries analysis={analysis} names={names} />
        </section>
      </div>
      <Turns analysis={analysis} info={info} eye={links.eye} />
    </>
  );
}

function FinestWordList({ analysis, info, eye }: { analysis: Analysis; info: TableInfo; eye: number }) {
  if (analysis.finest.length === 0) return null;
  return (
    <div class="finest" data-finest="">
      <h2 class="head">{S.finestWords}</h2>
      <dl>
        {analysis.finest.map((each) => (
          <div key={each.seat} data-seat={each.seat}>
            <dt>
              <span class="w">{each.word}</span>
              <small>{finestBy(namesInEntry(info, eye, each.entry)[each.seat])}</small>
            </dt>
            <dd>{each.meaning || S.noMeaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Summaries({ analysis, names }: { analysis: Analysis; names: readonly string[] }) {
  const all = summarize(analysis).filter((each) => each.weighed > 0);
  if (all.length === 0) return <p class="hint">{S.analysisNotRated}</p>;
  return (
    <>
      <h2 class="head reckoning-head" id="reckoning">
        {S.summary}
      </h2>
      <table class="reckoning full" data-reckoning="" aria-labelledby="reckoning">
        <thead>
          <tr>
            <th scope="col">{S.summaryPlayer}</th>
            <th scope="col">{S.summaryBest}</th>
            <th scope="col">{S.summaryLost}</th>
          </tr>
        </thead>
        <tbody>
          {all.map((each) => (
            <tr key={each.seat}>
              <th scope="row">{names[each.seat]}</th>
              <td>{S.summaryOf(each.best, each.weighed)}</td>
              <td>{pointsText(each.left)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Turns({ analysis, info, eye }: { analysis: Analysis; info: TableInfo; eye: number }) {
  const [which, setWhich] = useState<TurnFilter>("all");
  const shown = filterTurns(analysis.turns, which, eye);
  const kinds: readonly TurnFilter[] = eye < 0 ? ["all", "less"] : ["all", "less", "mine"];
  return (
    <section class="panel annotated" data-annotated="">
      <h2 class="head">{S.annotatedBook}</h2>
      <fieldset class="cluster chips">
        <legend class="sr">{S.turnFilter}</legend>
        {kinds.map((each) => (
          <Chip key={each} name="which" value={each} chosen={each === which} onPick={() => setWhich(each)}>
            {S.turnFilterLabel[each]}
          </Chip>
        ))}
      </fieldset>
      <p class="hint" role="status">
        {S.turnsShown(shown.length, analysis.turns.length)}
      </p>
      <ol>
        {shown.map((turn) => (
          <TurnView key={turn.entry} turn={turn} table={info.table} names={namesInEntry(info, eye, turn.entry)} />
        ))}
      </ol>
    </section>
  );
}
