import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Sitting } from "../play/sitting.ts";
import { asked, namesOf, type TableState } from "../play/state.ts";
import { withNames } from "../play/text.ts";
import { Gathering } from "../room/gathering.tsx";
import { Join } from "../room/join.tsx";
import { RulesReader } from "../rules/reader.tsx";
import { WordSheet } from "../rules/word.tsx";
import { S } from "../strings.ts";
import { useAsked } from "../ui/ask.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Ornament } from "../ui/icons.tsx";
import { ticketFor } from "../ui/keep.ts";
import { Masthead } from "../ui/masthead.tsx";
import { TalkContext, type Talk } from "../ui/rich.tsx";
import { cue } from "../ui/sound.ts";
import { useStore } from "../ui/store.ts";
import { api } from "../wire/api.ts";
import { Book, Say, Score } from "./leaf.tsx";
import { MiniScore } from "./mini.tsx";
import { ResultSheet } from "./result.tsx";
import { Table } from "./table.tsx";
import { Tabs, type View } from "./tabs.tsx";

interface Props {
  table: string;
  invite: string;
  watch: string;
}

/** A table by its link: one sits down, gathers, plays, and sees how it ended. */
export function TablePage({ table, invite, watch }: Props) {
  const [seated, setSeated] = useState(() => ticketFor(table) !== undefined || watch !== "");
  const [looking, setLooking] = useState(false);
  if (!seated && !looking) {
    return <Join table={table} invite={invite} onSeated={() => setSeated(true)} onWatch={() => setLooking(true)} />;
  }
  return <Seated table={table} invite={invite} watch={watch} onStoodUp={() => setSeated(false)} />;
}

function Seated({ table, invite, watch, onStoodUp }: Props & { onStoodUp: () => void }) {
  const sitting = useMemo(
    () => new Sitting(table, { ...(invite ? { invite } : {}), ...(watch ? { watch } : {}) }),
    [table],
  );
  useEffect(() => () => sitting.leave(), [sitting]);
  const state = useStore(sitting.state);
  useCues(state);
  useTitle(state);
  if (!state.info) return <Waiting state={state} />;
  if (state.info.phase === "gathering") {
    return <Gathering sitting={sitting} state={state} info={state.info} onStoodUp={onStoodUp} />;
  }
  return <Playing sitting={sitting} state={state} />;
}

function Waiting({ state }: { state: TableState }) {
  return (
    <>
      <Masthead title={S.house} home />
      <main class="page narrow">
        <p class="none" role="status">
          {state.notice?.text ?? (state.standing === "lost" ? S.lost : S.opening)}
        </p>
      </main>
    </>
  );
}

function Playing({ sitting, state }: { sitting: Sitting; state: TableState }) {
  const info = state.info;
  const game = info?.game ?? "";
  const [view, setView] = useState<View>("table");
  const [rules, setRules] = useState<string | undefined>();
  const [word, setWord] = useState("");
  const [showEnd, setShowEnd] = useState(true);
  const { value: games } = useAsked(() => api.games(), []);
  const { value: book } = useAsked(() => api.rules(game), [game]);
  const numbers = useMemo(
    () =>
      new Map(
        book?.sections.flatMap((section) => section.clauses.map((clause) => [clause.id, clause.number] as const)),
      ),
    [book],
  );
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
      <a class="skip" href="#hand">
        {S.skip}
      </a>
      <Masthead
        title={info?.title ?? S.house}
        subtitle={subtitle}
        home
        left={<span data-headline="">{withNames(state.scene?.headline ?? "", names)}</span>}
        below={<MiniScore state={state} />}
        onRules={() => setRules("")}
      />
      <main class="room" data-view={view}>
        {info?.fault && (
          <p class="trouble fault" role="alert">
            {info.fault}
          </p>
        )}
        {state.scene ? (
          <Table sitting={sitting} state={state} scene={state.scene} onRules={() => setRules("")} />
        ) : (
          <p class="none" role="status">
            {S.opening}
          </p>
        )}
        <aside class="leaf" aria-label={S.leaf}>
          <Score state={state} />
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
            <Say sitting={sitting} eye={state.eye} />
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
      {state.result && showEnd && <ResultSheet state={state} onClose={() => setShowEnd(false)} />}
    </TalkContext.Provider>
  );
}

/** Lines that arrive while one sits there are heard; those one catches up with are not. */
function useCues(state: TableState): void {
  const heard = useRef(-1);
  useEffect(() => {
    const lines = state.book.flatMap((minute) => (minute.kind === "line" ? [minute.line] : []));
    const last = lines[lines.length - 1]?.n ?? 0;
    if (heard.current >= 0) {
      const fresh = lines.filter((line) => line.n > heard.current && line.cue !== "NONE");
      for (const line of fresh.slice(-3)) cue(line.cue);
    }
    if (state.scene) heard.current = last;
  }, [state.book]);
}

/** The tab says when the table waits for one. */
function useTitle(state: TableState): void {
  const title = state.info?.title ?? "";
  const text = !title
    ? S.house
    : state.info?.phase === "over"
      ? S.titleOver(title)
      : asked(state) === "must"
        ? S.titleTurn(title)
        : S.title(title);
  useEffect(() => {
    document.title = text;
  }, [text]);
}
