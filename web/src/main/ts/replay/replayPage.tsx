import { within } from "../lib/base.ts";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Minute } from "../model/minuteList.ts";
import { replayPauseMs, linesUntil } from "../model/finishedGame.ts";
import { TableSession } from "../model/tableSession.ts";
import { INITIAL_STATE, infoThen, namesOf, type TableState } from "../model/tableState.ts";
import { clockText } from "../model/text.ts";
import { useLookup } from "../rules/lookup.tsx";
import { S } from "../texts/strings.ts";
import { MinuteBook } from "../table/minuteBook.tsx";
import { Scorecard } from "../table/scorecard.tsx";
import { Table } from "../table/table.tsx";
import { useRequest } from "../lib/request.ts";
import { Ornament } from "../ui/icons.tsx";
import { ticketFor } from "../storage/tickets.ts";
import { Masthead } from "../ui/masthead.tsx";
import { TextContext } from "../ui/richText.tsx";
import { playCue } from "../ui/sound.ts";
import { api } from "../api/api.ts";
import type { Course } from "../wire/finished.ts";
import type { TableInfo } from "../wire/types.ts";
import { PlaybackControls } from "./playback.tsx";
import { useScene } from "./scenes.ts";

/** The replay of a finished game from any seat. */
export function ReplayPage({ table, from }: { table: string; from: number }) {
  const { value: info, problem } = useRequest(() => api.table(table), [table]);
  const back = "/t/" + encodeURIComponent(table);
  if (info?.phase === "over") return <Replay info={info} back={back} from={from} />;
  return (
    <>
      <Masthead title={info?.title ?? S.appName} home />
      <main class="page narrow">
        <p class={problem ? "trouble" : "none"} role="status">
          {problem || (info ? S.replayNotYet : S.loading)}
        </p>
        <p class="cluster page-foot">
          <a class="button ghost" href={within(back)}>
            {S.replayToTable}
          </a>
        </p>
      </main>
    </>
  );
}

function Replay({ info, back, from }: { info: TableInfo; back: string; from: number }) {
  const [eye, setEye] = useState(ticketFor(info.table)?.seat ?? -1);
  const [seq, setSeq] = useState(Math.max(0, from));
  const here = useRef(seq);
  const [runs, setRuns] = useState(false);
  const [speed, setSpeed] = useState(1);
  const { value: course, problem } = useRequest(() => api.course(info.table, eye), [info.table, eye]);
  const frame = useScene(info.table, eye, seq);
  const session = useMemo(
    () => new TableSession(info.table, {}, () => ({ send: () => {}, close: () => {} })),
    [info.table],
  );
  const last = course ? course.steps.length - 1 : 0;
  const shown = stateOf(info, eye, frame, course);

  useEffect(() => {
    document.title = S.replayTitle(info.title) + " – " + S.appName;
  }, [info.title]);
  useEffect(() => {
    if (!runs || !course) return;
    if (seq >= last) return setRuns(false);
    // Skip the step if the viewer has moved elsewhere in the meantime.
    const timer = window.setTimeout(() => here.current === seq && step(seq + 1), replayPauseMs(course, seq, speed));
    return () => window.clearTimeout(timer);
  }, [runs, seq, speed, course]);

  function step(to: number): void {
    const now = Math.min(last, Math.max(0, to));
    here.current = now;
    setSeq(now);
    const heard = course?.lines.filter((line) => line.seq === now && line.cue !== "NONE") ?? [];
    if (now === seq + 1) for (const line of heard.slice(-2)) playCue(line.cue);
  }
  const names = namesOf(shown);
  const lookup = useLookup(info, names, eye);
  return (
    <TextContext.Provider value={lookup.links}>
      <Masthead title={info.title} subtitle={S.replay} home table="replay" onRules={lookup.openRules} />
      <main class="play-page replay cells" data-view="table" data-replay={seq}>
        <div class="replay-place stacked anchor">
          {shown.scene ? (
            <Table session={session} state={shown} scene={shown.scene} onRules={lookup.openRules} />
          ) : (
            <p class={problem ? "trouble" : "none"} role="status">
              {problem || S.loading}
            </p>
          )}
          <PlaybackControls
            seq={seq}
            last={last}
            at={clockText(course?.steps[seq]?.at ?? 0)}
            runs={runs}
            speed={speed}
            eye={eye}
            names={names}
            onStep={step}
            onRun={(go) => {
              if (go && seq >= last) step(0);
              setRuns(go);
            }}
            onSpeed={setSpeed}
            onEye={setEye}
            back={back}
          />
        </div>
        <aside class="panel" aria-label={S.scorecard}>
          <Scorecard state={shown} />
          <Ornament />
          <section class="book stacked" aria-label={S.minuteBook}>
            <h2 class="head">{S.minuteBook}</h2>
            <MinuteBook state={shown} />
          </section>
        </aside>
      </main>
      {lookup.dialogs}
    </TextContext.Provider>
  );
}

/** The table state of that moment, without offers. */
function stateOf(info: TableInfo, eye: number, frame: ReturnType<typeof useScene>, course?: Course): TableState {
  const phase = frame?.prompt.pace === "OVER" ? "over" : "playing";
  const state: TableState = {
    ...INITIAL_STATE,
    info: { ...infoThen(info, frame?.seq ?? 0, course?.lines ?? []), phase, hints: false },
    eye,
    connection: "open",
    frozen: true,
  };
  if (!frame) return state;
  const book = linesUntil(course?.lines ?? [], frame.seq).map((line): Minute => ({
    kind: "line",
    key: "l" + line.n,
    at: line.at,
    line,
  }));
  const scene = { ...frame.scene, offers: [] };
  return { ...state, eye: frame.eye, seq: frame.seq, now: frame.now, prompt: frame.prompt, scene, book };
}
