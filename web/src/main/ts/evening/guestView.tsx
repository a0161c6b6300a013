import { useEffect, useState } from "preact/hooks";
import { S } from "../texts/strings.ts";
import { ErrorText } from "../ui/fields.tsx";
import { saveTicket, ticketFor } from "../storage/tickets.ts";
import { LogLink } from "./hostessControls.tsx";
import { guestName, TableMoves, Prizes, Standings, EveningStatus, EveningTables } from "./sections.tsx";
import { evenings } from "../api/evenings.ts";
import { type Evening } from "../wire/evening.ts";

/** A guest's page: their table, partner and opponents, their stars, and the link to the table. */
export function GuestView({ evening, token }: { evening: Evening; token: string }) {
  const [problem, setProblem] = useState("");
  const me = evening.guests.find((guest) => guest.id === evening.eye);
  const seated = evening.tables.find((table) => table.chairs.includes(evening.eye));
  const own = seated?.table;
  useEffect(() => {
    if (own === undefined || seated?.seat === undefined || ticketFor(own)?.token === token) return;
    saveTicket(own, { seat: seated.seat, token, title: evening.plan.title });
  }, [own]);
  const step = (verb: string) =>
    evenings
      .step(evening.evening, token, verb, { guest: String(evening.eye) })
      .catch((error: Error) => setProblem(error.message));
  if (!me) return null;
  return (
    <main class="page evening-guest" data-evening={evening.evening} data-view="guest">
      <section class="panel evening-place" aria-label={S.evening.yourPlace}>
        <EveningStatus evening={evening} />
        <Prizes evening={evening} />
        {!me.here ? (
          <p>{S.evening.youLeft}</p>
        ) : seated ? (
          <GuestPlace evening={evening} own={own} />
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
        <ErrorText text={problem} />
        {evening.phase === "over" ? (
          <LogLink evening={evening} token={token} />
        ) : (
          <button type="button" class="quiet" data-act="leave" onClick={() => void step(me.here ? "leave" : "return")}>
            {me.here ? S.evening.leave : S.evening.comeBack}
          </button>
        )}
      </section>
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

function GuestPlace({ evening, own }: { evening: Evening; own: string | undefined }) {
  const seated = evening.tables.find((table) => table.chairs.includes(evening.eye));
  if (!seated) return null;
  const chair = seated.chairs.indexOf(evening.eye);
  const at = (turn: number) => guestName(evening, seated.chairs[(chair + turn) % 4]);
  return (
    <>
      <p class="evening-where" data-own-table={seated.number}>
        {S.evening.youSit(seated.number)}
      </p>
      <p class="evening-who">
        {S.evening.with(at(2))} · {S.evening.against} {S.evening.and(at(1), at(3))}
      </p>
      {own && evening.phase === "playing" && !seated.score ? (
        <a class="primary button" href={"/t/" + own} data-act="to-table">
          {S.evening.toTable}
        </a>
      ) : (
        evening.phase === "seated" && <p class="hint">{S.evening.waitBell}</p>
      )}
    </>
  );
}
