import { useState } from "preact/hooks";
import { api } from "../api/api.ts";
import { clubs } from "../api/clubs.ts";
import { useRequest } from "../lib/request.ts";
import { chairsFor, gamesFor } from "./clubCompany.ts";
import { listText } from "../model/text.ts";
import { wantedLength } from "../storage/chosenLengths.ts";
import { preferences } from "../storage/preferences.ts";
import { saveTicket } from "../storage/tickets.ts";
import { S } from "../texts/strings.ts";
import { Dialog } from "../ui/dialog.tsx";
import { ErrorText } from "../ui/fields.tsx";
import { GameFacts, GameFilters } from "../ui/gameFacts.tsx";
import { firstLength, withLength } from "../ui/lengths.ts";
import { passes, type Filter } from "../ui/recommend.ts";
import { go } from "../ui/route.ts";
import type { Club } from "../wire/club.ts";
import type { GameInfo } from "../wire/types.ts";

/** Members to tick, and the games they can play together. */
export function StartGame({ club, token }: { club: Club; token: string }) {
  const [ticked, setTicked] = useState<number[]>([]);
  const [choosing, setChoosing] = useState(false);
  const others = club.members.filter((each) => each.member !== club.me);
  const chosen = others.filter((each) => ticked.includes(each.member));
  const names = chosen.length > 0 ? listText([...chosen.map((each) => each.name), S.club.youToo], S.and) : "";
  return (
    <section class="leaf-sheet club-start">
      <h2 class="legend ends">
        {S.club.startWith} <small>{S.club.members(club.members.length)}</small>
      </h2>
      {others.length === 0 && <p class="hint">{S.club.onlyYou}</p>}
      <div class="club-ticks cells" role="group" aria-label={S.club.people}>
        {others.map(({ member, name, here }) => {
          const on = ticked.includes(member);
          return (
            <button
              key={member}
              type="button"
              role="checkbox"
              aria-checked={on}
              data-member={member}
              onClick={() => setTicked(on ? ticked.filter((each) => each !== member) : [...ticked, member])}
            >
              <span class="tile letter" aria-hidden="true">
                <span class="glyph">{[...name][0]?.toUpperCase()}</span>
              </span>
              <span>
                {name} {here && <small>{S.club.here}</small>}
              </span>
            </button>
          );
        })}
      </div>
      <button type="button" class="ghost full" data-act="choose-game" onClick={() => setChoosing(true)}>
        {S.club.choose(names)}
      </button>
      {choosing && (
        <ChooseGame
          club={club}
          token={token}
          members={chosen.map((each) => each.member)}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  );
}

/** About how many turns a game over days takes at so many chairs. */
function turnsOf(game: GameInfo, seats: number): number {
  return game.overDays?.turns[String(seats)] ?? 0;
}

function ChooseGame(props: { club: Club; token: string; members: number[]; onClose: () => void }) {
  const { club, token, members, onClose } = props;
  const { value: games, problem } = useRequest(() => api.games(), []);
  const [refusal, setRefusal] = useState("");
  const [filter, setFilter] = useState<Filter>("all");
  const players = members.length + 1;
  const [days, setDays] = useState(0);
  const possible = gamesFor(games ?? [], players).filter((game) => days === 0 || game.overDays);
  const lengthFor = (game: GameInfo) => firstLength(game, chairsFor(game, players), wantedLength(game.id));
  const start = async (game: GameInfo) => {
    const seats = chairsFor(game, players);
    const settings = withLength(game, { ...game.forPeople }, lengthFor(game));
    const family = preferences.value.children;
    const how = days > 0 ? { days } : { settings };
    const made = await clubs.start(club.club, { game: game.id, ...how, seats, family, members }, token);
    const { table, seat, inviteToken, watchToken } = made;
    saveTicket(table, { seat, token, inviteToken, watchToken, title: game.title });
    go("/t/" + encodeURIComponent(table));
  };
  return (
    <Dialog title={S.club.chooseTitle} onClose={onClose} kind="club-games">
      <ErrorText text={problem || refusal} />
      <div class="cluster club-days" role="radiogroup" aria-label={S.club.howLong}>
        {[0, 1, 3, 7].map((each) => (
          <button
            key={each}
            type="button"
            class="ghost"
            role="radio"
            aria-checked={days === each}
            data-days={each}
            onClick={() => setDays(each)}
          >
            {each === 0 ? S.club.sitting : S.club.daysATurn(each)}
          </button>
        ))}
      </div>
      {days > 0 && <p class="hint">{S.club.daysHint}</p>}
      <GameFilters count={possible.length} chosen={filter} onPick={setFilter} />
      <ul class="club-rows">
        {possible
          .filter((game) => passes(game, filter))
          .map((game) => (
            <li key={game.id}>
              <div>
                <h3>{game.title}</h3>
                <p>{game.summary}</p>
                {days > 0 ? (
                  <p>{S.club.turns(turnsOf(game, chairsFor(game, players)))}</p>
                ) : (
                  <GameFacts game={game} length={lengthFor(game)} players={chairsFor(game, players)} />
                )}
              </div>
              <small>{chairsFor(game, players) > players && S.club.withBots(chairsFor(game, players) - players)}</small>
              <button
                type="button"
                class="ghost"
                data-game={game.id}
                aria-label={`${game.title}: ${S.club.openTable}`}
                onClick={() => void start(game).catch((error: Error) => setRefusal(error.message))}
              >
                {S.club.openTable}
              </button>
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
