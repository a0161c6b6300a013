import { houseUrl } from "../lib/base.ts";
import { S } from "../texts/strings.ts";
import { listText } from "../model/text.ts";
import { isLoopback } from "../ui/links.ts";
import { QrImage } from "../ui/qrImage.tsx";
import { Decided, TableMoves, Prizes, EveningStatus, EveningTables } from "./sections.tsx";
import { calledGuests, podiumSteps, rankedGuests } from "./moves.ts";
import type { Evening, Guest } from "../wire/evening.ts";

/** Of so many tables the room is told how they were decided; of more, desk and phones alone. */
const MOST_TOLD = 2;

/** The big screen of the room, read from across it: a code to join by, the clock, the tables, and a podium at the end. */
export function BigScreen({ evening, inviteToken }: { evening: Evening; inviteToken: string }) {
  const { phase } = evening;
  return (
    <main class="page evening-room" data-evening={evening.evening} data-view="all" data-phase={phase}>
      <section class="evening-bell" aria-label={S.evening.bigScreen}>
        <EveningStatus evening={evening} />
        {phase === "gathering" && <Gathering evening={evening} inviteToken={inviteToken} />}
        <Prizes evening={evening} />
        <Called evening={evening} />
        <TableMoves evening={evening} />
      </section>
      {phase === "over" ? <StarPodium evening={evening} /> : <EveningTables evening={evening} />}
      {evening.round > 1 && phase !== "playing" && phase !== "over" && (
        <section class="evening-sky" aria-label={S.evening.standings}>
          {evening.tables.length <= MOST_TOLD && <Decided evening={evening} />}
          <StarList guests={rankedGuests(evening)} />
        </section>
      )}
    </main>
  );
}

/** A minute after the bell whoever is missing is called by name. */
function Called({ evening }: { evening: Evening }) {
  const called = calledGuests(evening);
  if (called.length === 0) return null;
  return (
    <section class="evening-called" role="alert" aria-label={S.evening.calledHead}>
      <ul>
        {called.map(({ guest, table }) => (
          <li key={guest.id} data-called={guest.id}>
            {S.evening.called(guest.name, table)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Everybody with their stars, as many to a line as there is room for. */
function StarList({ guests }: { guests: Guest[] }) {
  return (
    <ul class="evening-rest">
      {guests.map((guest) => (
        <li key={guest.id} data-guest={guest.id}>
          <b>{guest.name} </b>
          {guest.level > 0 && <small>{S.evening.waits["bot"]} </small>}
          <Stars gold={guest.gold} red={guest.red} />
        </li>
      ))}
    </ul>
  );
}

/** The guests are coming: a code for their phones, and who is here. */
function Gathering({ evening, inviteToken }: { evening: Evening; inviteToken: string }) {
  const here = evening.guests.filter((guest) => guest.here && guest.level === 0);
  const link = houseUrl(`/e/${evening.evening}#inviteToken=${encodeURIComponent(inviteToken)}`);
  return (
    <div class="evening-door">
      {inviteToken && !isLoopback(location.hostname) && <QrImage text={link} label={S.qrOf(S.evening.invite)} />}
      <div>
        <p class="evening-guests">{here.length > 0 ? S.evening.guests(here.length) : S.evening.nobody}</p>
        <ul class="evening-names">
          {here.map((guest) => (
            <li key={guest.id}>{guest.name}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The ceremony: the three best of the people who stayed on steps, everybody else below, bots marked. */
function StarPodium({ evening }: { evening: Evening }) {
  const best = podiumSteps(evening);
  const rest = rankedGuests(evening).filter((guest) => !best.some(({ guests }) => guests.includes(guest)));
  return (
    <section class="evening-podium" aria-label={S.evening.standings}>
      <ol class="ranking podium" data-steps={best.length}>
        {best.map(({ guests, step }) => (
          <li key={step} data-rank={step}>
            <span class="who">
              <b>
                {listText(
                  guests.map((guest) => guest.name),
                  S.and,
                )}{" "}
              </b>
            </span>
            <span class="step">
              <span class="rank">{S.place(step)} </span>
              {guests.slice(0, 1).map((guest) => (
                <Stars key={guest.id} gold={guest.gold} red={guest.red} />
              ))}
            </span>
          </li>
        ))}
      </ol>
      <StarList guests={rest} />
    </section>
  );
}

function Stars({ gold, red }: { gold: number; red: number }) {
  return (
    <span class="stars" role="img" aria-label={`${S.evening.gold(gold)}, ${S.evening.red(red)}`}>
      <b class="gold">★ {gold}</b> <i class="red">☆ {red}</i>
    </span>
  );
}
