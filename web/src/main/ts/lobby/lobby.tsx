import { useEffect, useState } from "preact/hooks";
import { S } from "../strings.ts";
import { useAsked } from "../ui/ask.ts";
import { Ornament } from "../ui/icons.tsx";
import { dropTicket, tickets } from "../ui/keep.ts";
import { Masthead } from "../ui/masthead.tsx";
import { api } from "../wire/api.ts";
import type { GameInfo, TableInfo } from "../wire/types.ts";
import { botsFor, playNow } from "./create.ts";
import { byLeaflet } from "./leaflets.ts";

/** The front page: every game by its leaflet, one's own tables, and those open to everybody. */
export function Lobby() {
  const { value: games, trouble } = useAsked(() => api.games(), []);
  const { value: tables } = useAsked(() => api.tables(), []);
  useEffect(() => {
    document.title = S.house;
  }, []);
  return (
    <>
      <a class="skip" href="#games">
        {S.skipGames}
      </a>
      <Masthead title={S.house} subtitle={S.motto} />
      <main class="page lobby">
        <div class="table-lists">
          <MyTables />
          <OpenTables tables={tables ?? []} />
        </div>
        {trouble && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        {!games && !trouble && (
          <p class="none" role="status">
            {S.loading}
          </p>
        )}
        <div id="games" tabIndex={-1}>
          {games &&
            byLeaflet(games).map(([leaflet, group]) => <LeafletGames key={leaflet} leaflet={leaflet} games={group} />)}
        </div>
      </main>
    </>
  );
}

function LeafletGames({ leaflet, games }: { leaflet: string; games: GameInfo[] }) {
  const { title, note } = S.leaflet(leaflet);
  return (
    <section class="leaflet" aria-label={title} data-leaflet={leaflet}>
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
  const [trouble, setTrouble] = useState("");
  async function now(): Promise<void> {
    setBusy(true);
    try {
      await playNow(game);
    } catch (error) {
      setTrouble((error as Error).message);
      setBusy(false);
    }
  }
  return (
    <article class="game-card" data-game={game.id}>
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
        <span>{S.players(game.fewest, game.most)}</span>
        {game.minutes > 0 && <span>{S.minutes(game.minutes)}</span>}
        {game.race && <span class="race">{S.race}</span>}
      </p>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <p class="game-acts">
        <button
          type="button"
          class="primary"
          data-act="play-now"
          disabled={busy}
          aria-label={`${game.title}: ${S.playNowWith(botsFor(game))}`}
          onClick={() => void now()}
        >
          {busy ? S.sending : S.playNow}
        </button>
        <a
          class="button ghost"
          data-act="set-up"
          href={"/#game=" + game.id}
          aria-label={`${game.title}: ${S.openTable}`}
        >
          {S.openTable}
        </a>
        {game.puzzle && (
          <a class="quiet" data-act="puzzle" href={"/#puzzle=" + game.id} aria-label={`${game.title}: ${S.puzzle}`}>
            {S.puzzle}
          </a>
        )}
        <a class="quiet" href={"/#rules=" + game.id} aria-label={`${game.title}: ${S.rules}`}>
          {S.rules}
        </a>
      </p>
    </article>
  );
}

function MyTables() {
  const [kept, setKept] = useState(tickets());
  const all = Object.entries(kept)
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
            <small>{new Date(ticket.when).toLocaleString([], { dateStyle: "short", timeStyle: "short" })}</small>
            <button
              type="button"
              class="quiet"
              aria-label={S.forgetNamed(ticket.title ?? table)}
              onClick={() => {
                dropTicket(table);
                setKept(tickets());
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
        {tables.map((table) => (
          <li key={table.table}>
            <a href={"/t/" + encodeURIComponent(table.table)}>{table.title}</a>
            <small>
              {table.seats
                .filter((chair) => chair.kind !== "empty")
                .map((chair) => chair.name)
                .join(", ")}
            </small>
            <small>
              {table.phase === "gathering"
                ? S.freeChairs(table.seats.filter((chair) => chair.kind === "empty").length)
                : S.phase[table.phase]}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}
