import { within } from "../lib/base.ts";
import { useEffect, useState } from "preact/hooks";
import { ClubStrip, MyClubs } from "../club/lobbyClubs.tsx";
import { EveningLobbyEntry, MyEvenings } from "../evening/lobbyEntry.tsx";
import { ServerGone } from "../offline/serverGone.tsx";
import { serverGone } from "../offline/device.ts";
import { dateText } from "../texts/moments.ts";
import { S } from "../texts/strings.ts";
import { useRequest } from "../lib/request.ts";
import { ErrorText } from "../ui/fields.tsx";
import { GameFilters } from "../ui/gameFacts.tsx";
import { inOrder, passes, puzzleOfDay, startWith, type Filter, type Start } from "../ui/recommend.ts";
import { SEATINGS, replaceRoute, type Seating } from "../ui/route.ts";
import { SeatingPicture } from "../ui/seatings.tsx";
import { keepHouseInvitation } from "../storage/houseInvitation.ts";
import { tickets } from "../storage/tickets.ts";
import { Masthead } from "../ui/masthead.tsx";
import { useStore } from "../lib/store.ts";
import { api } from "../api/api.ts";
import { noticeCame } from "../wire/houseNotice.ts";
import type { GameInfo } from "../wire/types.ts";
import { GameCard } from "./gameCard.tsx";
import { ProgramVersionLine } from "./programVersion.tsx";
import { MyTables, OpenTables } from "./tableLists.tsx";

const REFRESH_MS = 10_000;

/** The front page: three games to start with, all games with filters, playing together, the puzzle and evenings. */
export function Lobby({ invitation }: { invitation: string }) {
  const { value: games, problem } = useRequest(() => api.games(), []);
  const [look, again] = useState(0);
  const { value: tables } = useRequest(() => api.tables(), [look]);
  const [filter, setFilter] = useState<Filter>("all");
  const [seating, setSeating] = useState<Seating | "">("");
  const [played] = useState(playedTitles);
  useEffect(() => {
    if (!invitation) return;
    keepHouseInvitation(invitation);
    replaceRoute("/");
  }, [invitation]);
  const { value: door } = useRequest(() => api.door(), [invitation]);
  useEffect(() => {
    if (door) noticeCame(door.notice ?? "");
  }, [door]);
  useEffect(() => {
    const timer = window.setInterval(() => document.hidden || again((n) => n + 1), REFRESH_MS);
    return () => window.clearInterval(timer);
  }, []);
  useEffect(() => {
    document.title = S.appName;
  });
  const starts = games ? startWith(games, played) : [];
  const shown = games
    ? inOrder(games, played).filter(
        (game) => passes(game, filter) && (filter !== "all" || !starts.some((start) => start.game === game)),
      )
    : [];
  return (
    <>
      <a class="skip" href="#games">
        {S.skipToGames}
      </a>
      <Masthead title={S.appName} subtitle={S.motto} />
      <main class="column page lobby">
        <section class="welcome cells">
          <h2>{S.welcome}</h2>
          <p>{S.welcomeHint}</p>
          {door?.why && (
            <p class="hint" role="status" data-door={door.opens}>
              {door.why}
            </p>
          )}
        </section>
        <ServerGone />
        <div class="fit table-lists">
          <MyClubs />
          <MyEvenings />
          <MyTables />
          <OpenTables tables={tables ?? []} />
        </div>
        <ErrorText text={problem} />
        {!games && !problem && (
          <p class="none" role="status">
            {S.loading}
          </p>
        )}
        {filter === "all" && starts.length > 0 && (
          <ul class="column starts" aria-label={S.startHere}>
            {starts.map((start) => (
              <li class="cells" key={start.game.id}>
                <GameCard game={start.game} kicker={kickerOf(start, starts)} seating={seating} />
              </li>
            ))}
          </ul>
        )}
        {games && (
          <section id="games" class="all-games" tabIndex={-1} aria-label={S.allGames}>
            <div class="ends cluster shelf-head">
              <h2 class="head">{seating ? S.chooseGameFor(S.seatingOf[seating].title) : S.allGames}</h2>
              <GameFilters count={games.length} chosen={filter} onPick={setFilter} />
            </div>
            <ul class="column cards">
              {shown.map((game) => (
                <li class="cells" key={game.id}>
                  <GameCard game={game} seating={seating} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {games && (
          <Below
            games={games}
            seating={seating}
            onSeating={(each) => {
              setSeating(each);
              document.querySelector("#games")?.scrollIntoView();
            }}
          />
        )}
      </main>
      <ProgramVersionLine />
    </>
  );
}

/** What comes after the games: the ways to play together, the puzzle of the day, evenings. */
function Below(props: { games: readonly GameInfo[]; seating: Seating | ""; onSeating: (way: Seating | "") => void }) {
  const { games, seating, onSeating } = props;
  const alone = useStore(serverGone);
  const now = new Date();
  const puzzle = puzzleOfDay(games, now);
  if (alone)
    return (
      <div class="strips cells">
        <PocketStrip />
      </div>
    );
  return (
    <>
      <section class="panel together" aria-label={S.playTogether}>
        <h2 class="head">{S.playTogether}</h2>
        <ul class="seatings cells">
          {SEATINGS.map((each) => (
            <li key={each}>
              <button
                type="button"
                class="seating cells full"
                data-seating={each}
                aria-pressed={each === seating}
                data-chosen={each === seating ? "" : undefined}
                onClick={() => onSeating(each === seating ? "" : each)}
              >
                <SeatingPicture seating={each} />
              </button>
            </li>
          ))}
        </ul>
      </section>
      <div class="strips cells">
        {puzzle && (
          <section class="ends panel strip" aria-label={S.puzzle}>
            <div>
              <h2>{S.puzzle}</h2>
              <p>
                {dateText(now)}. {puzzle.title}.
              </p>
            </div>
            <a class="ghost button" data-act="puzzle" href={within("/#puzzle=" + puzzle.id)}>
              {S.solvePuzzle}
            </a>
          </section>
        )}
        <PocketStrip />
        <EveningLobbyEntry />
        <ClubStrip />
      </div>
    </>
  );
}

/** The way to the judge in the pocket, for those who sit round a real table. */
function PocketStrip() {
  return (
    <section class="ends panel strip" aria-label={S.pocket}>
      <div>
        <h2>{S.pocket}</h2>
        <p>{S.pocketSub}</p>
      </div>
      <a class="ghost button" data-act="pocket" href={within("/#pocket")}>
        {S.pocketOpen}
      </a>
    </section>
  );
}

/** The titles of the games that were played here, the last one first. */
function playedTitles(): string[] {
  const all = Object.values(tickets()).sort((a, b) => b.when - a.when);
  return [...new Set(all.flatMap((ticket) => ticket.title ?? []))];
}

function kickerOf(start: Start, all: readonly Start[]): string {
  if (start.why === "again") return S.startAgain;
  if (start.why === "alike") return S.startAlike(all[0]?.game.title ?? "");
  return S.startKind[start.why];
}
