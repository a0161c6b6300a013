import { within } from "../lib/base.ts";
import { useState } from "preact/hooks";
import { clubs } from "../api/clubs.ts";
import { useRequest } from "../lib/request.ts";
import {
  bookLines,
  finestWord,
  gamesOf,
  longestWord,
  partnerOf,
  rivalOf,
  seasonsOf,
  streakOf,
  type BookedWord,
} from "./bookCounts.ts";
import { rememberWatching } from "../storage/watchTokens.ts";
import { dayText, momentText } from "../texts/moments.ts";
import { S } from "../texts/strings.ts";
import { Dialog } from "../ui/dialog.tsx";
import { ErrorText } from "../ui/fields.tsx";
import { go } from "../ui/route.ts";
import type { BookedGame, Club, ClubBook } from "../wire/club.ts";

interface Props {
  club: Club;
  token: string;
}

/** The book in short: who has won how often this season, and three findings; the rest is behind a touch. */
export function BookSheet({ club, token }: Props) {
  const over = club.tables.filter((table) => table.phase === "over");
  const { value: book } = useRequest(
    () => clubs.book(club.club, token),
    [club.club, over.map((table) => table.table).join(), club.members.map((each) => each.name).join()],
  );
  const [open, setOpen] = useState(false);
  if (!book || book.games.length === 0) return null;
  const season = seasonsOf(book)[0] ?? "";
  const games = gamesOf(book, season, "");
  return (
    <section class="leaf-sheet club-book">
      <h2 class="legend ends">
        {S.club.book} <small>{season}</small>
      </h2>
      <Lines book={book} games={games} me={club.me} />
      <Findings book={book} games={games} me={club.me} now={club.now} token={token} short />
      <button type="button" class="ghost full" data-act="book" onClick={() => setOpen(true)}>
        {S.club.openBook}
      </button>
      {open && <BookDialog club={club} book={book} token={token} onClose={() => setOpen(false)} />}
    </section>
  );
}

function Lines({ book, games, me }: { book: ClubBook; games: BookedGame[]; me: number }) {
  return (
    <table class="reckoning full">
      <thead>
        <tr>
          <th>
            <span class="sr">{S.club.player}</span>
          </th>
          <th>{S.club.played}</th>
          <th>{S.club.won}</th>
        </tr>
      </thead>
      <tbody>
        {bookLines(book, games).map((line) => (
          <tr key={line.member} data-member={line.member} data-you={line.member === me ? "" : undefined}>
            <td>{line.member === me ? S.youTitle : line.name}</td>
            <td>{line.played}</td>
            <td>
              <b>{line.won}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FindingsProps {
  book: ClubBook;
  games: BookedGame[];
  me: number;
  now: number;
  token: string;
  short?: boolean;
}

function Findings({ book, games, me, now, token, short }: FindingsProps) {
  const nameOf = (member: number) =>
    member === me ? S.you : (book.members.find((each) => each.member === member)?.name ?? S.club.aGuest);
  const finest = finestWord(games);
  const longest = longestWord(games);
  const rival = rivalOf(games, me);
  const partner = partnerOf(games, me);
  const streak = streakOf(games, me, now);
  return (
    <dl class="club-found cells">
      <Word head={S.club.finest} found={finest} nameOf={nameOf} token={token} />
      {!short && <Word head={S.club.longest} found={longest} nameOf={nameOf} token={token} />}
      {finest?.member !== me && <Word head={S.club.yourFinest} found={finestWord(games, me)} token={token} />}
      {!short && longest?.member !== me && (
        <Word head={S.club.yourLongest} found={longestWord(games, me)} token={token} />
      )}
      {rival && (
        <>
          <dt>{S.club.rival}</dt>
          <dd>{S.club.rivalSays(nameOf(rival.member), rival.mine, rival.theirs)}</dd>
        </>
      )}
      {!short && partner && (
        <>
          <dt>{S.club.partner}</dt>
          <dd>{S.club.partnerSays(nameOf(partner.member), partner.won, partner.games)}</dd>
        </>
      )}
      {!short && streak > 1 && (
        <>
          <dt>{S.club.streak}</dt>
          <dd>{S.club.streakSays(streak)}</dd>
        </>
      )}
    </dl>
  );
}

interface WordProps {
  head: string;
  found: BookedWord | undefined;
  /** Who found it, unless the head says so. */
  nameOf?: (member: number) => string;
  token: string;
}

function Word({ head, found, nameOf, token }: WordProps) {
  if (!found) return null;
  return (
    <>
      <dt>{head}</dt>
      <dd>
        <span class="w">{found.word}</span>{" "}
        <GameLink game={found.game} token={token}>
          {S.club.wordBy(nameOf?.(found.member) ?? "", found.game.title, dayText(found.game.at))}
        </GameLink>
      </dd>
    </>
  );
}

/** Leads to a game, to be seen again, where it is still kept. */
function GameLink({ game, token, children }: { game: BookedGame; token: string; children: string }) {
  if (!game.kept) return <span>{children}</span>;
  const url = `/t/${encodeURIComponent(game.table)}#replay`;
  return (
    <a
      href={within(url)}
      data-act="replay"
      onClick={(event) => {
        event.preventDefault();
        event.stopPropagation();
        rememberWatching(game.table, token);
        go(url);
      }}
    >
      {children}
    </a>
  );
}

/** The whole book: by season and by game, every game with its replay, and the book to take away. */
function BookDialog({ club, book, token, onClose }: Props & { book: ClubBook; onClose: () => void }) {
  const [season, setSeason] = useState(seasonsOf(book)[0] ?? "");
  const [game, setGame] = useState("");
  const [problem, setProblem] = useState("");
  const games = gamesOf(book, season, game);
  const titles = new Map(book.games.map((each) => [each.game, each.title]));
  const save = (name: string, made: Promise<Blob>) =>
    made.then((blob) => saveFile(name, blob)).catch((error: Error) => setProblem(error.message));
  const nameOf = (member: number) =>
    member === club.me ? S.youTitle : (book.members.find((each) => each.member === member)?.name ?? S.club.aGuest);
  return (
    <Dialog title={S.club.book} onClose={onClose} kind="club-book" wide>
      <div class="cluster club-filters">
        <label class="blank">
          <span>{S.club.season}</span>
          <select name="season" value={season} onChange={(event) => setSeason(event.currentTarget.value)}>
            {["", ...seasonsOf(book)].map((each) => (
              <option key={each} value={each}>
                {each || S.club.always}
              </option>
            ))}
          </select>
        </label>
        <label class="blank">
          <span>{S.club.game}</span>
          <select name="game" value={game} onChange={(event) => setGame(event.currentTarget.value)}>
            <option value="">{S.club.everyGame}</option>
            {[...titles].map(([id, title]) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Lines book={book} games={games} me={club.me} />
      <Findings book={book} games={games} me={club.me} now={club.now} token={token} />
      <ul class="club-rows">
        {games.map((each) => (
          <li key={each.table} data-table={each.table}>
            <div>
              <h3>
                <GameLink game={each} token={token}>
                  {each.title}
                </GameLink>
              </h3>
              <p>
                {each.seats
                  .filter((seat) => seat.member >= 0)
                  .sort((a, b) => a.place - b.place)
                  .map((seat) => S.club.came(nameOf(seat.member), seat.place, seat.points))
                  .join(", ")}
              </p>
            </div>
            <small>{momentText(each.at)}</small>
          </li>
        ))}
      </ul>
      <ErrorText text={problem} />
      <div class="cluster form-foot">
        <button
          type="button"
          class="ghost"
          data-act="book-csv"
          onClick={() => void save(club.name + ".csv", clubs.bookTable(club.club, token))}
        >
          {S.club.asTable}
        </button>
        <button
          type="button"
          class="ghost"
          data-act="book-json"
          onClick={() =>
            void save(
              club.name + ".json",
              Promise.resolve(new Blob([JSON.stringify(book)], { type: "application/json" })),
            )
          }
        >
          {S.club.asJson}
        </button>
      </div>
    </Dialog>
  );
}

function saveFile(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
