import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import { EveningBar } from "../evening/tableBar.tsx";
import { isOwn } from "../offline/device.ts";
import type { Sitting } from "../model/tableSession.ts";
import { namesOf, type TableState } from "../model/tableState.ts";
import { withNames } from "../model/text.ts";
import { SeatingSheet } from "../gathering/seatingDialog.tsx";
import { RulesReader } from "../rules/reader.tsx";
import { WordSheet } from "../rules/wordDialog.tsx";
import { S } from "../i18n/strings.ts";
import { useAsked } from "../lib/request.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Icon, Ornament } from "../ui/icons.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { TalkContext, type Talk } from "../ui/richText.tsx";
import type { Screen } from "../ui/route.ts";
import { useWide } from "../lib/mediaQuery.ts";
import { api } from "../api/api.ts";
import { Book } from "../table/minuteBook.tsx";
import { Say } from "../table/chatBox.tsx";
import { Score } from "../table/scorecard.tsx";
import { LessonSlip, useLesson } from "../table/lesson.tsx";
import { MiniScore } from "../table/scoreLine.tsx";
import { ResultSheet } from "../finished/resultDialog.tsx";
import { Table } from "../table/table.tsx";
import { Tabs, type View } from "./tabs.tsx";

interface Props {
  sitting: Sitting;
  state: TableState;
  screen: Screen;
  onChange: () => void;
  /** What stands over the table where several sit before one screen. */
  above?: ComponentChildren;
}

export function Waiting({ state }: { state: TableState }) {
  return (
    <>
      <Masthead title={state.info?.title ?? S.house} home />
      <main class="page narrow">
        <p class="none" role="status">
          {state.notice?.text ?? (state.standing === "lost" ? S.lost : S.opening)}
        </p>
      </main>
    </>
  );
}

/** A game that is played, or over, as one chair or an onlooker sees it. */
export function Playing({ sitting, state, screen, onChange, above }: Props) {
  const info = state.info;
  const game = info?.game ?? "";
  const [view, setView] = useState<View>("table");
  const [rules, setRules] = useState<string | undefined>();
  const [word, setWord] = useState("");
  const [seating, setSeating] = useState(false);
  const [showEnd, setShowEnd] = useState<boolean | undefined>();
  const { value: games } = useAsked(() => api.games(), []);
  const { value: book } = useAsked(() => api.rules(game), [game]);
  const numbers = useMemo(
    () =>
      new Map(
        book?.sections.flatMap((section) => section.clauses.map((clause) => [clause.id, clause.number] as const)),
      ),
    [book],
  );
  const lesson = useLesson(screen === "all" ? undefined : book, state, state.scene);
  const beside = useWide() && screen === "own";
  const names = namesOf(state);
  const talk: Talk = {
    names,
    eye: state.eye,
    onWord: setWord,
    onClause: setRules,
    numberOf: (clause) => numbers.get(clause) ?? "",
  };
  const subtitle = games?.find((each) => each.id === game)?.subtitle ?? "";
  return (
    <TalkContext.Provider value={talk}>
      {screen !== "all" && (
        <a class="skip" href="#hand">
          {S.skip}
        </a>
      )}
      <Masthead
        title={info?.title ?? S.house}
        subtitle={subtitle}
        home
        left={<span data-headline="">{withNames(state.scene?.headline ?? "", names)}</span>}
        below={<MiniScore state={state} />}
        onRules={() => setRules("")}
      >
        {!isOwn(sitting.table) && (
          <button class="quiet" type="button" data-act="seating" onClick={() => setSeating(true)}>
            <Icon name="chair" />
            <span>{S.seatingShort}</span>
          </button>
        )}
      </Masthead>
      <main class="room" data-view={view} data-screen={screen}>
        {info?.fault && (
          <p class="trouble fault" role="alert">
            {info.fault}
          </p>
        )}
        <div class="place">
          {info?.evening && <EveningBar evening={info.evening} />}
          {above}
          {state.scene ? (
            <Table
              sitting={sitting}
              state={state}
              scene={state.scene}
              lesson={lesson}
              slip={!beside}
              onRules={() => setRules("")}
            />
          ) : (
            <p class="none" role="status">
              {S.opening}
            </p>
          )}
        </div>
        <aside class="leaf" aria-label={S.leaf}>
          <Score state={state} />
          {beside && <LessonSlip lesson={lesson} />}
          {state.result && (
            <button type="button" class="ghost end-button" onClick={() => setShowEnd(true)}>
              {S.showResult}
            </button>
          )}
          <Ornament />
          <section class="book" aria-label={S.book}>
            <h2 class="head">
              <span>{S.book}</span>
            </h2>
            <Book state={state} />
            <Say sitting={sitting} eye={state.eye} phrases={info?.phrases} />
          </section>
        </aside>
      </main>
      <Tabs view={view} onView={setView} onRules={() => setRules("")} state={state} />
      {rules !== undefined && (
        <Dialog title={S.rulesOf(info?.title ?? "")} onClose={() => setRules(undefined)} wide kind="rules">
          <RulesReader game={game} clause={rules} settings={info?.settings} />
        </Dialog>
      )}
      {word && <WordSheet word={word} game={game} onClose={() => setWord("")} />}
      {seating && info && (
        <SeatingSheet
          info={info}
          screen={screen}
          onChange={onChange}
          onClose={() => setSeating(false)}
          onHints={state.eye === info.host ? (on) => sitting.allowHints(on) : undefined}
        />
      )}
      {state.result && (showEnd ?? !info?.evening) && <ResultSheet state={state} onClose={() => setShowEnd(false)} />}
    </TalkContext.Provider>
  );
}
