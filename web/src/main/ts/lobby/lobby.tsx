import { useEffect, useState } from "preact/hooks";
import { EveningLobbyEntry } from "../evening/lobbyEntry.tsx";
import { ServerGone } from "../offline/serverGone.tsx";
import { serverGone, isLocalTable } from "../offline/device.ts";
import { S } from "../i18n/strings.ts";
import { useRequest } from "../lib/request.ts";
import { NameField, ErrorText } from "../ui/fields.tsx";
import { Ornament } from "../ui/icons.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { dropTicket, tickets } from "../storage/tickets.ts";
import { myName, rememberName } from "../storage/playerName.ts";
import { Masthead } from "../ui/masthead.tsx";
import { useStore } from "../lib/store.ts";
import { api } from "../api/api.ts";
import type { GameInfo, TableInfo } from "../wire/types.ts";
import { botsFor, inviteFriends, playNow } from "./createTable.ts";
import { byLeaflet } from "./leaflets.ts";
import { GamePicture } from "./gamePicture.tsx";

const REFRESH_MS = 10_000;

/** The front page: the games by leaflet, the player's tables, and the open ones. */
export function Lobby() {
  const { value: games, problem } = useRequest(() => api.games(), []);
  const [look, again] = useState(0);
  const { value: tables } = useRequest(() => api.tables(), [look]);
  useEffect(() => {
    const timer = window.setInterval(() => document.hidden || again((n) => n + 1), REFRESH_MS);
    return () => window.clearInterval(timer);
  }, []);
  useEffect(() => {
    document.title = S.appName;
  });
  const leaflets = games ? byLeaflet(games) : [];
  return (
    <>
      <a class="skip" href="#games">
        {S.skipToGames}
      </a>
      <Masthead title={S.appName} subtitle={S.motto} />
      <main class="page lobby">
        <section class="welcome">
          <h2>{S.welcome}</h2>
          <p>{S.welcomeHint}</p>
          {leaflets.length > 1 && (
            <nav class="leaflet-nav" aria-label={S.leafletsNav}>
              {leaflets.map(([leaflet]) => (
                <a key={leaflet} href={"#leaflet-" + leaflet}>
                  {S.leaflet(leaflet).title}
                </a>
              ))}
            </nav>
          )}
        </section>
        <EveningLobbyEntry />
        <ServerGone />
        <div class="table-lists">
          <MyTables />
          <OpenTables tables={tables ?? []} />
        </div>
        <ErrorText text={problem} />
        {!games && !problem && (
          <p class="none" role="status">
            {S.loading}
          </p>
        )}
        <div id="games" tabIndex={-1}>
          {leaflets.map(([leaflet, group]) => (
            <LeafletGames key={leaflet} leaflet={leaflet} games={group} />
          ))}
        </div>
      </main>
    </>
  );
}

function LeafletGames({ leaflet, games }: { leaflet: string; games: GameInfo[] }) {
  const { title, note } = S.leaflet(leaflet);
  return (
    <section class="leaflet" id={"leaflet-" + leaflet} tabIndex={-1} aria-label={title} data-leaflet={leaflet}>
      <h2>
        {title}
        {note && <small>{note}</small>}
      </h2>
      <Ornament />
      <ul class="cards">
        {games.map((game) => (
          <li key={game.id}>
            <GameCard game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function GameCard({ game }: { game: GameInfo }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [asking, setAsking] = useState(false);
  const run = (task: () => Promise<void>) => {
    setBusy(true);
    setProblem("");
    task().catch((error: Error) => {
      setProblem(error.message);
      setBusy(false);
    });
  };
  const alone = useStore(serverGone);
  const inviteToken = () => (myName() ? run(() => inviteFriends(game, myName())) : setAsking(true));
  return (
    <article class="game-card" data-game={game.id}>
      <GamePicture faces={game.picture ?? []} />
      <h3>
        <a href={"/#game=" + game.id}>{game.title}</a>
      </h3>
      {game.subtitle && (
        <p class="sub">
          <i>{game.subtitle}</i>
        </p>
      )}
      <p class="summary">{game.summary}</p>
      <p class="facts">
        <span>{S.playerCount(game.fewest, game.most)}</span>
        {game.minutes > 0 && <span>{S.minutes(game.minutes)}</span>}
        {game.race && <span class="race">{S.race}</span>}
      </p>
      <ErrorText text={problem} />
      <div class="game-acts">
        <button
          type="button"
          class="primary"
          data-act={alone ? "play-alone" : "play-now"}
          disabled={busy}
          aria-label={`${game.title}: ${alone ? S.playOffline : S.playNowWith(botsFor(game))}`}
          onClick={() => run(() => playNow(game))}
        >
          {busy ? S.sending : alone ? S.playOffline : S.playNow}
        </button>
        {!alone && (
          <button
            type="button"
            class="ghost"
            data-act="invite"
            disabled={busy}
            aria-label={`${game.title}: ${S.inviteFriends}`}
            onClick={inviteToken}
          >
            {S.inviteFriends}
          </button>
        )}
        <span class="game-links">
          <a class="quiet" data-act="set-up" href={"/#game=" + game.id} aria-label={`${game.title}: ${S.setUpTable}`}>
            {S.optionsShort}
          </a>
          {game.puzzle && !alone && (
            <a class="quiet" data-act="puzzle" href={"/#puzzle=" + game.id} aria-label={`${game.title}: ${S.puzzle}`}>
              {S.puzzle}
            </a>
          )}
          <a class="quiet" href={"/#rules=" + game.id} aria-label={`${game.title}: ${S.rules}`}>
            {S.rules}
          </a>
        </span>
      </div>
      {asking && (
        <AskName
          title={game.title}
          onClose={() => setAsking(false)}
          onName={(name) => {
            setAsking(false);
            run(() => inviteFriends(game, name));
          }}
        />
      )}
    </article>
  );
}

/** Asks for the name of a player who invites others; it is remembered. */
function AskName({ title, onName, onClose }: { title: string; onName: (name: string) => void; onClose: () => void }) {
  const [name, setName] = useState("");
  return (
    <Dialog title={title} onClose={onClose} kind="name">
      <form
        class="one-line"
        onSubmit={(event) => {
          event.preventDefault();
          if (!name.trim()) return;
          rememberName(name.trim());
          onName(name.trim());
        }}
      >
        <NameField label={S.askName} value={name} onName={setName} />
        <button type="submit" class="primary" data-act="create">
          {S.inviteFriends}
        </button>
      </form>
    </Dialog>
  );
}

function whenText(when: number): string {
  const how = { dateStyle: "short", timeStyle: "short" } as const;
  return new Date(when).toLocaleString(document.documentElement.lang, how);
}

function MyTables() {
  const [saved, setSaved] = useState(tickets());
  const all = Object.entries(saved)
    .sort(([, a], [, b]) => b.when - a.when)
    .slice(0, 4);
  if (all.length === 0) return null;
  return (
    <section class="table-list" aria-label={S.yourTables}>
      <h2 class="head">
        <span>{S.yourTables}</span>
      </h2>
      <ul>
        {all.map(([table, ticket]) => (
          <li key={table}>
            <a href={"/t/" + encodeURIComponent(table)}>{ticket.title ?? table}</a>
            <small>
              {whenText(ticket.when)}
              {isLocalTable(table) && " · " + S.onThisDevice}
            </small>
            <button
              type="button"
              class="quiet"
              aria-label={S.forgetNamed(ticket.title ?? table)}
              onClick={() => {
                dropTicket(table);
                if (isLocalTable(table)) void api.forgetOnDevice(table).catch(() => undefined);
                setSaved(tickets());
              }}
            >
              {S.forget}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenTables({ tables }: { tables: TableInfo[] }) {
  if (tables.length === 0) return null;
  return (
    <section class="table-list" aria-label={S.openTables}>
      <h2 class="head">
        <span>{S.openTables}</span>
      </h2>
      <ul>
        {tables.map((table) => {
          const free = table.seats.filter((chair) => chair.kind === "empty").length;
          const sits = table.phase === "gathering" && free > 0;
          return (
            <li key={table.table} data-table={table.table}>
              <b>{table.title}</b>
              <small>
                {table.seats
                  .filter((chair) => chair.kind !== "empty")
                  .map((chair) => chair.name)
                  .join(", ")}
              </small>
              <small>{table.phase === "gathering" ? S.freeChairs(free) : S.phase[table.phase]}</small>
              <span class="list-acts">
                {sits && (
                  <a
                    class="button ghost"
                    data-act="join"
                    href={"/t/" + encodeURIComponent(table.table)}
                    aria-label={S.sitAt(table.title)}
                  >
                    {S.sitDown}
                  </a>
                )}
                <a
                  class="quiet"
                  data-act="look-on"
                  href={`/t/${encodeURIComponent(table.table)}#watchToken=open`}
                  aria-label={S.watchAt(table.title)}
                >
                  {S.watch}
                </a>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
