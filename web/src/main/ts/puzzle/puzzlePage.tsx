import { useEffect, useMemo, useState } from "preact/hooks";
import { TableSession } from "../model/tableSession.ts";
import { namesOf, textNames, type TableState } from "../model/tableState.ts";
import { WordDialog } from "../rules/wordDialog.tsx";
import { S } from "../texts/strings.ts";
import { Masthead } from "../ui/masthead.tsx";
import { TextContext, type TextLinks } from "../ui/richText.tsx";
import { useStore } from "../lib/store.ts";
import { Table } from "../table/table.tsx";
import { go } from "../ui/route.ts";
import { puzzleConnection } from "./connection.ts";

/** The local date, like 2026-03-14. */
function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The table without clocks, and with the puzzle's question. */
function unhurried(state: TableState): TableState {
  const { scene, info, prompt } = state;
  const asked = { text: S.puzzleQuestion, by: -1, about: [], verb: "" };
  return {
    ...state,
    ...(info?.kit ? { info: { ...info, kit: { ...info.kit, timed: false } } } : {}),
    ...(prompt ? { prompt: { pace: prompt.pace, must: prompt.must, may: prompt.may } } : {}),
    ...(scene ? { scene: { ...scene, watches: [], question: asked } } : {}),
  };
}

/** The puzzle of the day: a position of a real game, solved at its table. */
export function PuzzlePage({ game, date }: { game: string; date: string }) {
  const day = date || today();
  const [verdict, setVerdict] = useState({ text: "", solved: false });
  const [word, setWord] = useState("");
  const session = useMemo(
    () =>
      new TableSession(
        "",
        {},
        puzzleConnection(day, game, (text, solved) => setVerdict({ text, solved })),
      ),
    [game, day],
  );
  useEffect(() => () => session.leave(), [session]);
  const state = useStore(session.state);
  const shown = useMemo(() => unhurried(state), [state]);
  const title = state.info?.title ?? S.puzzle;
  useEffect(() => {
    document.title = `${S.puzzle} · ${S.appName}`;
  }, []);
  const links: TextLinks = {
    names: textNames(namesOf(state), state.eye),
    eye: state.eye,
    onWord: setWord,
    onClause: (clause) => go(`/#rules=${game}&clause=${encodeURIComponent(clause)}`),
    numberOf: () => "",
  };
  return (
    <TextContext.Provider value={links}>
      <Masthead title={title} subtitle={S.puzzle} home />
      <main class="play-page puzzle" data-puzzle={game} data-solved={verdict.solved ? "" : undefined}>
        <p class="puzzle-question" role="status" data-verdict="">
          <b>{S.puzzleOf(S.dateInWords(new Date(day + "T12:00")))}</b> {verdict.solved ? `${S.puzzleSolved} ` : ""}
          {verdict.text}
          {verdict.solved && ` ${S.puzzleTomorrow}`}
        </p>
        {shown.scene && (
          <Table session={session} state={shown} scene={shown.scene} onRules={() => go("/#rules=" + game)} />
        )}
      </main>
      {word && <WordDialog word={word} game={game} onClose={() => setWord("")} />}
    </TextContext.Provider>
  );
}
