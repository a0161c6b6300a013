import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { ClubTableBar } from "../club/clubTableBar.tsx";
import { EveningTableBar } from "../evening/tableBar.tsx";
import { isLocalTable } from "../offline/device.ts";
import type { TableSession } from "../model/tableSession.ts";
import { isOnlyPerson, mayBeTaught, namesOf, playableScene, type TableState } from "../model/tableState.ts";
import { SeatingDialog } from "../gathering/seatingDialog.tsx";
import { rulesOfTable } from "../rules/help.ts";
import { HowToSheet } from "../rules/howTo.tsx";
import { howToShown, rememberHowTo } from "../storage/lessons.ts";
import { preferences } from "../storage/preferences.ts";
import { readRemarks, rememberRead } from "../storage/readChat.ts";
import { useStore } from "../lib/store.ts";
import { useLookup } from "../rules/lookup.tsx";
import { S } from "../texts/strings.ts";
import { useRequest } from "../lib/request.ts";
import { Dialog, DialogNotice, openDialogs } from "../ui/dialog.tsx";
import { Icon, Ornament } from "../ui/icons.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { TextContext } from "../ui/richText.tsx";
import type { Screen } from "../ui/route.ts";
import { useWideScreen } from "../lib/mediaQuery.ts";
import { api } from "../api/api.ts";
import { MinuteBook } from "../table/minuteBook.tsx";
import { ChatBox } from "../table/chatBox.tsx";
import { CheerButtons, CheerStatus } from "../table/cheers.tsx";
import { Scorecard } from "../table/scorecard.tsx";
import { useLesson } from "../table/lesson.tsx";
import { ResultDialog } from "../finished/resultDialog.tsx";
import { Table } from "../table/table.tsx";
import { TurnNotice } from "../table/timers.tsx";

interface Props {
  session: TableSession;
  state: TableState;
  screen: Screen;
  onChange: () => void;
  /** Shown above the table on a shared screen. */
  above?: ComponentChildren;
}

export function Connecting({ state }: { state: TableState }) {
  return (
    <>
      <Masthead title={state.info?.title ?? S.appName} home />
      <main class="page narrow">
        <p class="none" role="status">
          {state.notice?.text ?? (state.connection === "lost" ? S.reconnecting : S.openingTable)}
        </p>
      </main>
    </>
  );
}

/** A game in play, or over, as one player or a watcher sees it; what they read over it tells when they are waited for. */
export function Playing(props: Props) {
  return (
    <DialogNotice.Provider value={<TurnNotice state={props.state} />}>
      <PlayPage {...props} />
    </DialogNotice.Provider>
  );
}

function PlayPage({ session, state, screen, onChange, above }: Props) {
  const info = state.info;
  const game = info?.game ?? "";
  const [drawer, setDrawer] = useState(false);
  const said = state.book.filter((minute) => minute.kind === "chat" && minute.seat >= 0).length;
  const [read, setRead] = useState(() => readRemarks(session.table));
  const [seating, setSeating] = useState(false);
  const [showEnd, setShowEnd] = useState<boolean | undefined>();
  const told = useEndTold(state);
  const { value: games, problem } = useRequest(() => api.games(), []);
  const title = info?.title ?? "";
  const lookup = useLookup({ game, title, settings: info?.settings }, namesOf(state), state.eye);
  const known = games?.find((each) => each.id === game);
  const book = useMemo(
    () => lookup.book && known && rulesOfTable(lookup.book, known.settings, info?.settings ?? {}),
    [lookup.book, known, info?.settings],
  );
  const scene = playableScene(state);
  const lesson = useLesson(screen === "all" ? undefined : book, state, scene);
  const tips = useStore(preferences).lesson;
  const [taughtGame, setTaughtGame] = useState("");
  const untaught = tips && screen !== "all" && mayBeTaught(state) && taughtGame !== game && !howToShown(game);
  // Nothing goes on before the sheet is there either.
  const teaching = untaught && (book ? book.howTo !== undefined : !problem && !lookup.problem);
  const taught = () => {
    rememberHowTo(game);
    setTaughtGame(game);
  };
  const reading = useStore(openDialogs) > 0 || teaching;
  useEffect(() => session.rest(reading), [session, reading, isOnlyPerson(state)]);
  const wide = useWideScreen();
  useEffect(() => {
    if (!drawer && !wide) return;
    setRead(said);
    rememberRead(session.table, said);
  }, [drawer, wide, said]);
  const subtitle = known?.subtitle ?? "";
  return (
    <TextContext.Provider value={lookup.links}>
      {screen !== "all" && (
        <a class="skip" href="#hand">
          {S.skipToHand}
        </a>
      )}
      <Masthead title={info?.title ?? S.appName} subtitle={subtitle} home table="play" onRules={lookup.openRules}>
        <CheerStatus state={state} />
        {(!wide || screen === "hand") && (
          <button
            class="quiet"
            type="button"
            data-act="talk"
            data-badge={said > read ? said - read : undefined}
            aria-expanded={drawer}
            onClick={() => setDrawer(!drawer)}
          >
            <Icon name="talk" />
            <span>
              {S.tabTalk}
              {said > read && <span class="sr">{` (${S.unread}${said - read})`}</span>}
            </span>
          </button>
        )}
        {!isLocalTable(session.table) && (
          <button class="quiet only-wide" type="button" data-act="seating" onClick={() => setSeating(true)}>
            <Icon name="chair" />
            <span>{S.seatingShort}</span>
          </button>
        )}
      </Masthead>
      <main
        class="play-page cells"
        data-view={drawer ? "talk" : "table"}
        data-screen={screen}
        data-fault={info?.fault ? "" : undefined}
      >
        {info?.fault && (
          <p class="trouble fault" role="alert">
            {info.fault}
          </p>
        )}
        <div class="place stacked anchor">
          {info?.evening && (
            <EveningTableBar evening={info.evening} table={session.table} ended={state.result !== undefined} />
          )}
          {info?.club && screen !== "all" && <ClubTableBar id={info.club} info={info} />}
          {above}
          {scene ? (
            <Table
              touched={screen === "hand"}
              session={session}
              state={state}
              scene={scene}
              lesson={lesson}
              onRules={lookup.openRules}
              {...(wide ? {} : { onScore: () => setDrawer(true) })}
              onResult={state.result && (() => setShowEnd(true))}
            />
          ) : (
            <p class="none" role="status">
              {S.openingTable}
            </p>
          )}
        </div>
        <aside class="panel" aria-label={S.scorecard}>
          {drawer && (
            <button type="button" class="quiet icon close-panel" aria-label={S.close} onClick={() => setDrawer(false)}>
              <Icon name="close" />
            </button>
          )}
          <Scorecard state={state} />
          {!wide && !isLocalTable(session.table) && (
            <button
              type="button"
              class="ghost end-button only-phone"
              data-act="seating"
              onClick={() => setSeating(true)}
            >
              {S.seatingShort}
            </button>
          )}
          {state.result && (
            <button type="button" class="ghost end-button" onClick={() => setShowEnd(true)}>
              {S.showResult}
            </button>
          )}
          <Ornament />
          <section class="book stacked" aria-label={S.minuteBook}>
            <h2 class="head">{S.minuteBook}</h2>
            <MinuteBook state={state} />
            <CheerButtons session={session} state={state} />
            <ChatBox session={session} eye={state.eye} phrases={info?.phrases} />
          </section>
        </aside>
      </main>
      {lookup.dialogs}
      {teaching && book?.howTo && (
        <Dialog title={S.rulesOf(title)} onClose={taught} wide kind="how-to">
          <HowToSheet sections={book.howTo} />
          <p class="cluster form-foot">
            <button type="button" class="primary" data-act="how-to-play" onClick={taught}>
              {S.howToPlay}
            </button>
          </p>
        </Dialog>
      )}
      {seating && info && (
        <SeatingDialog
          info={info}
          screen={screen}
          onChange={onChange}
          onClose={() => setSeating(false)}
          onHints={state.eye === info.host ? (on) => session.allowHints(on) : undefined}
        />
      )}
      {state.result && (showEnd ?? (told && !info?.evening)) && (
        <ResultDialog state={state} onClose={() => setShowEnd(false)} />
      )}
    </TextContext.Provider>
  );
}

/** How long the table is seen as it ended, before the result lies on it. */
const END_MS = 2000;

/** Whether the last play of a game has been seen, so that its result can be shown; at once if it was over before. */
function useEndTold(state: TableState): boolean {
  const over = state.result !== undefined;
  const played = useRef(false);
  if (state.scene && !over) played.current = true;
  const [told, setTold] = useState(false);
  useEffect(() => {
    setTold(over && !played.current);
    if (!over || !played.current) return;
    const timer = window.setTimeout(() => setTold(true), END_MS);
    return () => window.clearTimeout(timer);
  }, [over]);
  return told;
}
