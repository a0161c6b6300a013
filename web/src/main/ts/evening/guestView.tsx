import { useEffect, useState } from "preact/hooks";
import { S } from "../i18n/strings.ts";
import { Trouble } from "../ui/fields.tsx";
import { keepTicket, ticketFor } from "../storage/tickets.ts";
import { LogLink } from "./hostessControls.tsx";
import { nameOf, Moves, Prizes, Standings, State, Tables } from "./sections.tsx";
import { evenings } from "../api/evenings.ts";
import { type Evening } from "../wire/evening.ts";

/** Where do I sit, with whom, against whom; my stars; and the way to my table. */
export function GuestView({ evening, token }: { evening: Evening; token: string }) {
  const [trouble, setTrouble] = useState("");
  const me = evening.guests.find((guest) => guest.id === evening.eye);
  const sitting = evening.tables.find((table) => table.chairs.includes(evening.eye));
  const own = sitting?.table;
  useEffect(() => {
    if (own === undefined || sitting?.seat === undefined || ticketFor(own)?.token === token) return;
    keepTicket(own, { seat: sitting.seat, token, title: evening.plan.title });
  }, [own]);
  const step = (verb: string) =>
    evenings
      .step(evening.evening, token, verb, { guest: String(evening.eye) })
      .catch((error: Error) => setTrouble(error.message));
  if (!me) return null;
  return (
    <main class="page evening-guest" data-evening={evening.evening} data-view="guest">
      <section class="leaf evening-place" aria-label={S.evening.you}>
        <State evening={evening} />
        <Prizes evening={evening} />
        {!me.here ? (
          <p>{S.evening.youLeft}</p>
        ) : sitting ? (
          <Place evening={evening} own={own} />
        ) : (
          evening.phase !== "gathering" &&
          evening.phase !== "over" && (
            <>
              <p class="evening-where">{S.evening.youWait}</p>
              <p class="hint">{S.evening.youWaitHint}</p>
            </>
          )
        )}
        <p class="evening-stars">
          <span class="gold">
            <span aria-hidden="true">★</span> {S.evening.gold(me.gold)}
          </span>
          <span class="red">
            <span aria-hidden="true">☆</span> {S.evening.red(me.red)}
          </span>
        </p>
        <Trouble text={trouble} />
        {evening.phase === "over" ? (
          <LogLink evening={evening} token={token} />
        ) : (
          <button type="button" class="quiet" data-act="leave" onClick={() => void step(me.here ? "leave" : "return")}>
            {me.here ? S.evening.leave : S.evening.comeBack}
          </button>
        )}
      </section>
      <div class="leaf">
        <Moves evening={evening} />
        <Tables evening={evening} eye={evening.eye} />
      </div>
      <div class="leaf">
        <Standings evening={evening} eye={evening.eye} />
      </div>
    </main>
  );
}

function Place({ evening, own }: { evening: Evening; own: string | undefined }) {
  const sitting = evening.tables.find((table) => table.chairs.includes(evening.eye));
  if (!sitting) return null;
  const chair = sitting.chairs.indexOf(evening.eye);
  const at = (turn: number) => nameOf(evening, sitting.chairs[(chair + turn) % 4]);
  return (
    <>
      <p class="evening-where" data-own-table={sitting.number}>
        {S.evening.youSit(sitting.number)}
      </p>
      <p class="evening-who">
        {S.evening.with(at(2))} · {S.evening.against} {S.evening.and(at(1), at(3))}
      </p>
      {own && evening.phase === "playing" && !sitting.score ? (
        <a class="primary button" href={"/t/" + own} data-act="to-table">
          {S.evening.toTable}
        </a>
      ) : (
        evening.phase === "seated" && <p class="hint">{S.evening.waitBell}</p>
      )}
    </>
  );
}
