import { within } from "../lib/base.ts";
import { S } from "../texts/strings.ts";
import { passFor } from "../storage/eveningPasses.ts";
import type { TableInfo } from "../wire/types.ts";
import { BellCall, useBell, useEvening } from "./bell.tsx";
import { guestName } from "./sections.tsx";
import { listText } from "../model/text.ts";

interface Props {
  evening: NonNullable<TableInfo["evening"]>;
  table: string;
  /** Whether the game came to its own end. */
  ended: boolean;
}

/** The bar above a table of an evening: with whom one plays, what the table waits for, the bell, and the way back. */
export function EveningTableBar({ evening, table, ended }: Props) {
  const seen = useEvening(evening.evening);
  const pass = passFor(evening.evening);
  useBell(seen);
  const own = seen?.tables.find((each) => each.table === table);
  const missing = (own?.missing ?? []).map((id) => (seen ? guestName(seen, id) : ""));
  const partner = seen && own ? guestName(seen, own.chairs[(own.chairs.indexOf(seen.eye) + 2) % 4]) : "";
  const words = {
    gathers: S.evening.gathersTable(listText(missing, S.and)),
    held: S.evening.pausedTable,
    stopped: ended ? S.evening.endedTable : S.evening.stoppedTable,
    runs: ended ? S.evening.endedTable : "",
  };
  const word = seen?.phase === "over" ? S.evening.phase["over"] : words[evening.state];
  return (
    <>
      {seen && pass?.token && <BellCall evening={seen} token={pass.token} at={table} />}
      <div class="evening-bar" data-state={evening.state}>
        <b>
          {S.evening.tableOf(evening.number, evening.round)}
          {partner && <> · {S.evening.with(partner)}</>}
        </b>
        <span role="status">{word}</span>
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
