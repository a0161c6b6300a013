import { useEffect, useState } from "preact/hooks";
import { S } from "../texts/strings.ts";
import { clockText, listText } from "../model/text.ts";
import { decidedOf, movesOf, phaseWord, rankedGuests, waitingOf } from "./moves.ts";
import type { Evening, EveningTable } from "../wire/evening.ts";

export function guestName(evening: Evening, id: number | undefined): string {
  return evening.guests.find((guest) => guest.id === id)?.name ?? "";
}

/** A player by name, and a bot as one. */
export function playerName(evening: Evening, id: number | undefined): string {
  const guest = evening.guests.find((each) => each.id === id);
  return guest?.level ? S.evening.botNamed(guest.name) : (guest?.name ?? "");
}

/** With whom the guest plays at their table; nobody at that of others. */
export function partnerName(evening: Evening, seated: EveningTable): string {
  const chair = seated.chairs.indexOf(evening.eye);
  return chair < 0 ? "" : playerName(evening, seated.chairs[(chair + 2) % 4]);
}

function pairNames(evening: Evening, seated: EveningTable, pair: number): string {
  return S.evening.and(playerName(evening, seated.chairs[pair]), playerName(evening, seated.chairs[pair + 2]));
}

/** Which game of the evening this is, its phase, and the time since the bell. */
export function EveningStatus({ evening }: { evening: Evening }) {
  const { plan, round, phase } = evening;
  const end =
    plan.end.what === "games"
      ? S.evening.roundOf(Math.min(round, plan.end.count), plan.end.count)
      : `${S.evening.round(round)}, ${plan.end.what === "minutes" ? S.evening.endMinutes(plan.end.count) : S.evening.endStars(plan.end.count)}`;
  return (
    <div class="evening-state">
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
      <ol>
        {evening.tables.map((seated, index) => (
          <li
            key={seated.number}
            class="evening-table"
            data-table={seated.number}
            data-own={seated.chairs.includes(eye) ? "" : undefined}
          >
            <h3>
              {S.evening.table(seated.number)}
              <small>
                {index === 0 ? S.evening.headTable : index === evening.tables.length - 1 ? S.evening.lastTable : ""}
              </small>
            </h3>
            <p class="pair-line">{pairNames(evening, seated, 0)}</p>
            <p class="versus">
              {seated.score ? S.evening.scored(seated.score[0] ?? 0, seated.score[1] ?? 0) : S.evening.against}
            </p>
            <p class="pair-line other">{pairNames(evening, seated, 1)}</p>
            <TableWaits evening={evening} seated={seated} />
          </li>
        ))}
      </ol>
      {evening.bench.length > 0 && (
        <p class="evening-bench">
          <b>{S.evening.sittingOut}:</b> {evening.bench.map((id) => guestName(evening, id)).join(", ")}
        </p>
      )}
    </section>
  );
}

/** What a table does, or for whom it waits, while a game is on. */
function TableWaits({ evening, seated }: { evening: Evening; seated: EveningTable }) {
  if (evening.phase !== "playing") return null;
  const missing = (seated.missing ?? []).map((id) => guestName(evening, id));
  return (
    <p class="table-waits" data-waits={missing.length > 0 ? "" : undefined}>
      {missing.length > 0
        ? S.evening.waitsFor(listText(missing, S.and))
        : seated.score
          ? S.evening.tableFinished
          : S.evening.tablePlays}
    </p>
  );
}

/** Who won the tables of the last game, and what decided it; a guest reads of their own. */
export function Decided({ evening, eye = -1 }: { evening: Evening; eye?: number }) {
  const told = decidedOf(evening, eye);
  if (told.length === 0) return null;
  return (
    <ul class="evening-decided">
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
        {moves.map((move) => {
          const names = listText(move.names, S.and);
          return (
            <li key={names} data-way={move.way}>
              {move.way === "up"
                ? S.evening.up(names, move.table)
                : move.way === "down"
                  ? S.evening.down(names, move.table)
                  : S.evening.stay(names)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The guests ranked by their stars. */
export function Standings({ evening, eye = -1, most = 99 }: { evening: Evening; eye?: number; most?: number }) {
  const guests = rankedGuests(evening).slice(0, most);
  return (
    <section class="evening-standings" aria-label={S.evening.standings}>
      <h2 class="head">{S.evening.standings}</h2>
      <table>
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
                {guest.name} <small>{S.evening.waits[waitingOf(evening, guest)]}</small>
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
  const names = (ids: number[]) =>
    listText(
      ids.map((id) => guestName(evening, id)),
      S.and,
    );
  const first = (ids: number[]) => evening.guests.find((guest) => guest.id === ids[0]);
  if (evening.phase !== "over" || !(evening.prize?.length || evening.booby?.length)) return null;
  return (
    <section class="evening-prizes" data-prizes="">
      {evening.prize?.length ? <p>{S.evening.prize(names(evening.prize), first(evening.prize)?.gold ?? 0)}</p> : null}
      {evening.booby?.length ? (
        <p>{S.evening.boobyPrize(names(evening.booby), first(evening.booby)?.red ?? 0)}</p>
      ) : null}
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
