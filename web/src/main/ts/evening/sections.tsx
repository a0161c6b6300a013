import { useEffect, useState } from "preact/hooks";
import { S } from "../texts/strings.ts";
import { clockText } from "../model/text.ts";
import {
  bellLeft,
  decidedOf,
  movesOf,
  phaseWord,
  rankedGuests,
  textsOf,
  toldRound,
  waitingOf,
  type Move,
} from "./moves.ts";
import { benchText, moveText, playerName, prizeTexts, tableLines } from "./roomParts.ts";
import type { Evening, EveningTable } from "../wire/evening.ts";

/** With whom the guest plays at their table; nobody at that of others. */
export function partnerName(evening: Evening, seated: EveningTable): string {
  const chair = seated.chairs.indexOf(evening.eye);
  return chair < 0 ? "" : playerName(evening, seated.chairs[(chair + 2) % 4]);
}

/** Which game of the evening this is, its phase, and the time since the bell. */
export function EveningStatus({ evening }: { evening: Evening }) {
  const { plan, phase } = evening;
  const round = evening.round - (phase === "seated" && bellLeft(evening) > 0 ? 1 : 0);
  const end =
    phase === "over"
      ? S.evening.gamesPlayed(toldRound(evening))
      : plan.end.what === "games"
        ? S.evening.roundOf(Math.min(round, plan.end.count), plan.end.count)
        : `${S.evening.round(round)}, ${plan.end.what === "minutes" ? S.evening.endMinutes(plan.end.count) : S.evening.endStars(plan.end.count)}`;
  return (
    <div class="evening-state tailed">
      <p class="evening-round">{end}</p>
      <p class="evening-phase" role="status" data-phase={phase}>
        {S.evening.phase[phaseWord(evening)]}
      </p>
      {phase === "playing" && <RoundClock evening={evening} />}
    </div>
  );
}

/** The time since the bell; it stops during a pause. */
function RoundClock({ evening }: { evening: Evening }) {
  const [now, tick] = useState(0);
  useEffect(() => {
    const begun = performance.now();
    tick(0);
    if (evening.paused) return undefined;
    const timer = window.setInterval(() => tick(performance.now() - begun), 1000);
    return () => window.clearInterval(timer);
  }, [evening]);
  return (
    <p class="evening-clock" role="timer" aria-label={S.evening.clock}>
      <small>{S.evening.clock} </small>
      {clockText(evening.now - evening.began + now)}
    </p>
  );
}

/** All tables with their players; each line holds two partners. */
export function EveningTables({ evening, eye = -1 }: { evening: Evening; eye?: number }) {
  if (evening.tables.length === 0) return null;
  return (
    <section class="evening-tables" aria-label={S.evening.tables}>
      <h2 class="head">{S.evening.tables}</h2>
      <ol class="fit">
        {evening.tables.map((seated) => (
          <TableCard key={seated.number} evening={evening} seated={seated} eye={eye} />
        ))}
      </ol>
      {evening.bench.length > 0 && <Bench evening={evening} />}
    </section>
  );
}

export function TableCard({ evening, seated, eye = -1 }: { evening: Evening; seated: EveningTable; eye?: number }) {
  const { title, note, first, between, second, does, waits } = tableLines(evening, seated);
  return (
    <li
      class="evening-table mid on-cloth"
      data-table={seated.number}
      data-own={seated.chairs.includes(eye) ? "" : undefined}
    >
      <h3 class="cluster">
        {title}
        <small>{note}</small>
      </h3>
      <p class="pair-line">{first}</p>
      <p class="versus fine dim">{between}</p>
      <p class="pair-line other">{second}</p>
      {does && (
        <p class="table-waits" data-waits={waits ? "" : undefined}>
          {does}
        </p>
      )}
    </li>
  );
}

/** Who sits out, and waits for the next game. */
export function Bench({ evening }: { evening: Evening }) {
  return (
    <p class="evening-bench">
      <b>{textsOf(evening).sittingOut}:</b> {benchText(evening)}
    </p>
  );
}

/** Who won the tables of the last game, and what decided it; a guest reads of their own. */
export function Decided({ evening, eye = -1 }: { evening: Evening; eye?: number }) {
  const told = decidedOf(evening, eye);
  if (told.length === 0) return null;
  return (
    <ul class="evening-decided">
      <li>
        <b>{S.evening.round(toldRound(evening))}</b>
      </li>
      {told.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** Who moves to which table after a game. */
export function TableMoves({ evening }: { evening: Evening }) {
  const moves = movesOf(evening);
  if (moves.length === 0 || evening.phase !== "seated") return null;
  return (
    <section class="evening-moves" aria-label={S.evening.moves}>
      <h2 class="head">{S.evening.moves}</h2>
      <ul>
        {moves.map((move) => (
          <MoveLine key={moveText(move)} move={move} />
        ))}
      </ul>
    </section>
  );
}

export function MoveLine({ move }: { move: Move }) {
  return <li data-way={move.way}>{moveText(move)}</li>;
}

/** The guests ranked by their stars. */
export function Standings({ evening, eye = -1, most = 99 }: { evening: Evening; eye?: number; most?: number }) {
  const guests = rankedGuests(evening).slice(0, most);
  return (
    <section class="evening-standings" aria-label={S.evening.standings}>
      <h2 class="head">{S.evening.standings}</h2>
      <table class="reckoning full">
        <thead>
          <tr>
            <th scope="col">{S.evening.guest}</th>
            <th scope="col">
              <span aria-hidden="true">★ </span>
              {S.evening.goldHead}
            </th>
            <th scope="col">
              <span aria-hidden="true">☆ </span>
              {S.evening.redHead}
            </th>
          </tr>
        </thead>
        <tbody>
          {guests.map((guest) => (
            <tr key={guest.id} data-guest={guest.id} data-own={guest.id === eye ? "" : undefined}>
              <th scope="row">
                {guest.name} <small>{textsOf(evening).waits[waitingOf(evening, guest)]}</small>
              </th>
              <td class="gold">{guest.gold}</td>
              <td class="red">{guest.red}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The prize winners, once the evening is over. */
export function Prizes({ evening }: { evening: Evening }) {
  const texts = prizeTexts(evening);
  if (texts.length === 0) return null;
  return (
    <section class="evening-prizes" data-prizes="">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}

/** The latest lines of the evening's minute book, newest first. */
export function EveningMinuteBook({ evening }: { evening: Evening }) {
  return (
    <section class="evening-book" aria-label={S.evening.minuteBook}>
      <h2 class="head">{S.evening.minuteBook}</h2>
      <div role="log" tabIndex={0} aria-label={S.evening.minuteBook}>
        <ol>
          {[...evening.lines].reverse().map((line) => (
            <li key={line.n}>{line.text}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
