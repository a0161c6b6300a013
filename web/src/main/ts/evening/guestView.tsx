import { within } from "../lib/base.ts";
import { useEffect, useState } from "preact/hooks";
import { S } from "../texts/strings.ts";
import { ErrorText } from "../ui/fields.tsx";
import { guestsOf, passFor } from "../storage/eveningPasses.ts";
import { HowToSheet } from "../rules/howTo.tsx";
import { useRequest } from "../lib/request.ts";
import { api } from "../api/api.ts";
import { BellCall, ConfirmButton, stepper, takeSeats, useGuests } from "./bell.tsx";
import { DeviceGuests } from "./deviceGuests.tsx";
import { LogLink } from "./hostessControls.tsx";
import { Decided, TableMoves, Prizes, Standings, EveningStatus, EveningTables } from "./sections.tsx";
import { playerName } from "./roomParts.ts";
import { useHowTo } from "./howToOf.ts";
import { botFor, carriedFor, placeOf, staysForCode, textsOf } from "./moves.ts";
import { type Evening } from "../wire/evening.ts";

/** A guest's page: their table, partner and opponents, their stars, and the link to the table. */
export function GuestView({ evening, token }: { evening: Evening; token: string }) {
  const [problem, setProblem] = useState("");
  const me = evening.guests.find((guest) => guest.id === evening.eye);
  const seated = evening.tables.find((table) => table.chairs.includes(evening.eye));
  const [, redraw] = useState(0);
  const others = useGuests(evening.evening, 1);
  const carried = carriedFor([evening, ...others], guestsOf(passFor(evening.evening)));
  const place = placeOf(evening);
  const chairs = (carried?.tables ?? []).map(({ table = "" }) => table).join("");
  useEffect(() => {
    if (carried) takeSeats(carried);
  }, [chairs]);
  const step = stepper(evening, token, setProblem);
  const desk = passFor(evening.evening)?.hostessToken;
  if (!me) return null;
  return (
    <main class="column page evening-guest" data-evening={evening.evening} data-view="guest">
      {carried && <BellCall evening={carried} at="" stays={staysForCode(others, guestsOf(passFor(evening.evening)))} />}
      <section class="column panel evening-place" aria-label={S.evening.yourPlace}>
        <EveningStatus evening={evening} />
        <Prizes evening={evening} />
        <Decided evening={evening} eye={evening.eye} />
        {place !== "over" && seated && <GuestPlace evening={evening} />}
        {place === "waits" && <p class="evening-where">{textsOf(evening).youWait}</p>}
        <p class="hint" data-place={place}>
          {botFor(evening) === "plays" ? S.evening.botForYou : textsOf(evening).place[place]}
        </p>
        <p class="cluster evening-stars">
          <span class="gold">
            <span aria-hidden="true">★</span> {S.evening.gold(me.gold)}
          </span>
          <span class="red">
            <span aria-hidden="true">☆</span> {S.evening.red(me.red)}
          </span>
        </p>
        <ErrorText text={problem} />
        <div class="cluster form-foot">
          {desk && (
            <a class="ghost button" href={within(`/e/${evening.evening}#desk`)} data-act="to-desk">
              {S.evening.toDesk}
            </a>
          )}
          {place === "over" ? (
            <LogLink evening={evening} token={token} />
          ) : me.here ? (
            <ConfirmButton
              label={S.evening.leave}
              sure={S.evening.confirmLeave}
              act="leave"
              onSure={() => void step("leave", { guest: String(evening.eye) })}
            />
          ) : (
            <button
              type="button"
              class="primary"
              data-act="return"
              onClick={() => void step("return", { guest: String(evening.eye) })}
            >
              {S.evening.comeBack}
            </button>
          )}
        </div>
      </section>
      {place !== "over" && (
        <DeviceGuests
          evening={evening}
          others={others}
          carried={carried ?? evening}
          onChange={() => redraw((n) => n + 1)}
        />
      )}
      {place !== "over" && place !== "called" && <Learn evening={evening} />}
      <div class="panel">
        <TableMoves evening={evening} />
        <EveningTables evening={evening} eye={evening.eye} />
      </div>
      <div class="panel">
        <Standings evening={evening} eye={evening.eye} />
      </div>
    </main>
  );
}

function GuestPlace({ evening }: { evening: Evening }) {
  const seated = evening.tables.find((table) => table.chairs.includes(evening.eye));
  if (!seated) return null;
  const chair = seated.chairs.indexOf(evening.eye);
  const at = (turn: number) => playerName(evening, seated.chairs[(chair + turn) % 4]);
  return (
    <>
      <p class="evening-where" data-own-table={seated.number}>
        {S.evening.youSit(seated.number)}
      </p>
      <p class="evening-who">
        {S.evening.with(at(2))} · {S.evening.against} {S.evening.and(at(1), at(3))}
      </p>
    </>
  );
}

/** The minute one waits teaches the next game. */
function Learn({ evening }: { evening: Evening }) {
  const { game, title, table } = evening.plan;
  const { value: games } = useRequest(() => api.games(), []);
  const known = games?.find((each) => each.id === game);
  const howTo = useHowTo(game, known?.settings, table);
  if (!howTo) return null;
  return (
    <section class="panel evening-learn" aria-label={S.evening.learn(title)} data-learn={game}>
      <h2 class="head">{S.evening.learn(title)}</h2>
      <HowToSheet sections={howTo} />
    </section>
  );
}
