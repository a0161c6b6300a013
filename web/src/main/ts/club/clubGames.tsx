import { api } from "../api/api.ts";
import { useRequest } from "../lib/request.ts";
import { companyOf } from "./clubCompany.ts";
import { saveTicket, ticketFor } from "../storage/tickets.ts";
import { rememberWatching } from "../storage/watchTokens.ts";
import { dayText, momentText } from "../texts/moments.ts";
import { S } from "../texts/strings.ts";
import { GamePicture } from "../ui/gamePicture.tsx";
import { go } from "../ui/route.ts";
import type { Club, ClubTable } from "../wire/club.ts";
import { GiveTime } from "./giveTime.tsx";
import { awaitedNames, leftText, nameAt, runs, waitsForMe } from "./turnTimes.ts";

interface Props {
  club: Club;
  token: string;
}

/** Goes to a table with the token of this device, which opens the member's chair. */
export function openTable(table: ClubTable, token: string): void {
  const known = ticketFor(table.table);
  if (table.seat >= 0) saveTicket(table.table, { ...known, seat: table.seat, token, title: table.title });
  go("/t/" + encodeURIComponent(table.table));
}

/** Sees a finished game again, which is open to every member. */
function seeAgain(table: ClubTable, token: string): void {
  rememberWatching(table.table, token);
  go(`/t/${encodeURIComponent(table.table)}#replay`);
}

/** Goes where a notice leads; the way back leads to the club. */
export function enterTable(table: ClubTable, token: string): void {
  history.replaceState(null, "", location.pathname);
  if (table.phase === "over") seeAgain(table, token);
  else openTable(table, token);
}

/**
 * What waits for one, the time that ends first large and on top; then one's own games, those of others, and what was
 * lately finished.
 */
export function ClubGames({ club, token }: Props) {
  const open = club.tables.filter((table) => table.phase !== "over");
  const waiting = open.filter(waitsForMe);
  const own = open.filter((table) => table.seat >= 0 && !waitsForMe(table));
  const mine = waiting.length > 0 ? waiting : own;
  const others = open.filter((table) => table.seat < 0);
  const over = club.tables.filter((table) => table.phase === "over");
  const [first, ...rest] = mine;
  return (
    <>
      <section class="leaf-sheet club-yours">
        <h2 class="legend ends">
          {waiting.length > 0 ? S.club.waiting : S.club.yours}{" "}
          <small>{mine.length > 0 && S.club.tables(mine.length)}</small>
        </h2>
        {first ? <FirstTable club={club} table={first} token={token} /> : <p class="hint">{S.club.nothingYours}</p>}
        <Rows
          tables={rest}
          club={club}
          token={token}
          act={S.club.openTable}
          name="open"
          onAct={(table) => openTable(table, token)}
        />
      </section>
      {waiting.length > 0 && own.length > 0 && (
        <section class="leaf-sheet">
          <h2 class="legend ends">{S.club.inPlay}</h2>
          <Rows
            tables={own}
            club={club}
            token={token}
            act={S.club.openTable}
            name="open"
            onAct={(table) => openTable(table, token)}
          />
        </section>
      )}
      {others.length > 0 && (
        <section class="leaf-sheet">
          <h2 class="legend ends">{S.club.othersGames}</h2>
          <Rows tables={others} club={club} token={token} />
        </section>
      )}
      {over.length > 0 && (
        <section class="leaf-sheet club-over">
          <h2 class="legend ends">{S.club.lately}</h2>
          <Rows
            tables={over}
            club={club}
            token={token}
            act={S.club.seeAgain}
            name="replay"
            onAct={(table) => seeAgain(table, token)}
          />
        </section>
      )}
    </>
  );
}

function FirstTable({ club, table, token }: { club: Club; table: ClubTable; token: string }) {
  const { value: games } = useRequest(() => api.games(), []);
  const company = companyOf(club, table);
  return (
    <div class="club-first cells" data-table={table.table}>
      <GamePicture faces={games?.find((game) => game.id === table.game)?.picture ?? []} />
      <div>
        <h3>{table.title}</h3>
        <p>{company ? S.club.with(company) : S.club.alone}</p>
        <p class="say-so">{standingOf(club, table)}</p>
        <TimeGiver club={club} table={table} token={token} />
      </div>
      <button type="button" class="primary" data-act="open" onClick={() => openTable(table, token)}>
        {waitsForMe(table) ? S.club.takeTurn : S.club.toTable}
      </button>
    </div>
  );
}

interface RowsProps {
  tables: ClubTable[];
  club: Club;
  token: string;
  act?: string;
  name?: string;
  onAct?: (table: ClubTable) => void;
}

function Rows({ tables, club, token, act, name, onAct }: RowsProps) {
  return (
    <ul class="club-rows">
      {tables.map((table) => (
        <li key={table.table} data-table={table.table}>
          <div>
            <h3>{table.title}</h3>
            <p>{companyOf(club, table)}</p>
          </div>
          <small>{table.phase === "over" ? dayText(table.at, club.now) : standingOf(club, table)}</small>
          <span class="list-acts">
            <TimeGiver club={club} table={table} token={token} />
            {onAct && (
              <button
                type="button"
                class="ghost"
                data-act={name}
                aria-label={`${table.title}: ${act}`}
                onClick={() => onAct(table)}
              >
                {act}
              </button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** How far a table has come; over days, whom it waits for and until when, by one's own clock. */
function standingOf(club: Club, table: ClubTable): string {
  if (!table.turnTime || table.phase !== "playing") return S.club.phase[table.phase] ?? "";
  if (!runs(table)) return S.club.turnOf("");
  const { until } = table.turnTime;
  const ends = `${leftText(until, club.now)}, ${S.club.until(momentText(until, club.now))}`;
  return waitsForMe(table) ? ends : `${S.club.turnOf(awaitedOf(club, table))}: ${ends}`;
}

function awaitedOf(club: Club, table: ClubTable): string {
  return table.turnTime ? awaitedNames(table.turnTime, table.seat, nameAt(club, table)) : "";
}

/** Gives time at one's own table, while somebody's runs. */
function TimeGiver({ club, table, token }: { club: Club; table: ClubTable; token: string }) {
  if (!runs(table) || table.seat < 0) return null;
  const names = awaitedOf(club, table);
  return <GiveTime table={table.table} time={table.turnTime} names={names} token={token} now={club.now} />;
}
