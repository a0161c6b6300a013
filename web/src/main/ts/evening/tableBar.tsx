import { within } from "../lib/base.ts";
import { S } from "../texts/strings.ts";
import { guestsOf, passFor } from "../storage/eveningPasses.ts";
import type { TableInfo } from "../wire/types.ts";
import { BellCall, useBell, useGuests } from "./bell.tsx";
import { guestName } from "./roomParts.ts";
import { partnerName } from "./sections.tsx";
import { botFor, carriedFor, decidedAt, tableWordsOf, textsOf } from "./moves.ts";
import { listText } from "../model/text.ts";

interface Props {
  evening: NonNullable<TableInfo["evening"]>;
  table: string;
  /** Whether the game came to its own end. */
  ended: boolean;
}

/** The bar above a table of an evening: with whom one plays, what the table waits for, the bell, and the way back. */
export function EveningTableBar({ evening, table, ended }: Props) {
  const guests = useGuests(evening.evening);
  const seen = guests.find((each) => each.tables.some((own) => own.table === table)) ?? guests[0];
  const pass = passFor(evening.evening);
  const carried = carriedFor(guests, guestsOf(pass));
  useBell(seen);
  const own = seen?.tables.find((each) => each.table === table);
  const missing = (own?.missing ?? []).map((id) => (seen ? guestName(seen, id) : ""));
  const partner = seen && own ? partnerName(seen, own) : "";
  const next = seen?.tables.find((each) => each.chairs.includes(seen.eye));
  const told = seen && decidedAt(seen, evening.round);
  const words = {
    gathers: S.evening.gathersTable(listText(missing, S.and)),
    held: S.evening.pausedTable,
    stopped: S.evening.stoppedTable,
    ended: (seen ? textsOf(seen) : S.evening).endedTable,
    runs: own && seen && botFor(seen) === "played" ? S.evening.botPlayed : "",
    next: seen && next ? S.evening.nextTable(next.number, partnerName(seen, next)) : "",
    waits: seen ? textsOf(seen).youWait : "",
    over: S.evening.phase["over"],
  };
  const word = tableWordsOf(seen, evening, ended)
    .map((each) => words[each])
    .join(" ");
  return (
    <>
      {carried && <BellCall evening={carried} at={table} />}
      <div class="cluster evening-bar fine" data-state={evening.state}>
        <b>
          {S.evening.tableOf(evening.number, evening.round)}
          {partner && <> · {S.evening.with(partner)}</>}
        </b>
        <span role="status">{word}</span>
        {told && <span class="evening-decided">{told}</span>}
        {pass?.hostessToken && (
          <a class="ghost button" href={within(`/e/${evening.evening}#desk`)} data-act="to-desk">
            {S.evening.hostessControls}
          </a>
        )}
        <a class="ghost button" href={within("/e/" + evening.evening)} data-act="to-evening">
          {S.evening.back}
        </a>
      </div>
    </>
  );
}
