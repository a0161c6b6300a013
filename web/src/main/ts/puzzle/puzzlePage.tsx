import { useEffect, useMemo, useState } from "preact/hooks";
import { TableSession } from "../model/tableSession.ts";
import { namesOf, type TableState } from "../model/tableState.ts";
import { api } from "../api/api.ts";
import { useRequest } from "../lib/request.ts";
import { puzzleRule, rulesOfTable } from "../rules/help.ts";
import { useLookup } from "../rules/lookup.tsx";
import { dateText } from "../texts/moments.ts";
import { S } from "../texts/strings.ts";
import { Masthead } from "../ui/masthead.tsx";
import { TextContext } from "../ui/richText.tsx";
import { useStore } from "../lib/store.ts";
import { Table } from "../table/table.tsx";
import { puzzleConnection } from "./connection.ts";

/** The local date, like 2026-03-14. */
function today(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The table without clocks, letter by letter, and with the puzzle's question. */
function unhurried(state: TableState): TableState {
  const { scene, info, prompt } = state;
  const asked = { text: S.puzzleQuestion, by: -1, about: [], verb: "" };
  return {
    ...state,
    byLetters: true,
    ...(info?.kit ? { info: { ...info, kit: { ...info.kit, timed: false } } } : {}),
    ...(prompt ? { prompt: { pace: prompt.pace, must: prompt.must, may: prompt.may } } : {}),
    ...(scene ? { scene: { ...scene, watches: [], question: asked } } : {}),
  };
}

/** The puzzle of the day: a position of a real game, solved at its table. */
export function PuzzlePage({ game, date }: { game: string; date: string }) {
  const day = date || today();
  const [verdict, setVerdict] = useState({ text: "", solved: false });
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
  const { value: games } = useRequest(() => api.games(), []);
  const settings = state.info?.settings ?? {};
  const lookup = useLookup({ game, title, settings }, namesOf(state), state.eye);
  const known = games?.find((each) => each.id === game);
  const rule = lookup.book && known && puzzleRule(rulesOfTable(lookup.book, known.settings, settings).howTo ?? []);
  useEffect(() => {
    document.title = `${S.puzzle} · ${S.appName}`;
  }, []);
  return (
    <TextContext.Provider value={lookup.links}>
      <Masthead title={title} subtitle={S.puzzle} home table="play" onRules={lookup.openRules} />
      <main class="play-page puzzle cells" data-puzzle={game} data-solved={verdict.solved ? "" : undefined}>
        <p class="puzzle-question mid" role="status" data-verdict="">
          <b>{S.puzzleOf(dateText(new Date(day + "T12:00")))}</b> {verdict.solved ? `${S.puzzleSolved} ` : ""}
          {verdict.text || rule}
          {verdict.solved && ` ${S.puzzleTomorrow}`}
        </p>
        {shown.scene && <Table session={session} state={shown} scene={shown.scene} onRules={lookup.openRules} />}
      </main>
      {lookup.dialogs}
    </TextContext.Provider>
  );
}
