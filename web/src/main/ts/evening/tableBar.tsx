import { S } from "../i18n/strings.ts";
import type { TableInfo } from "../wire/types.ts";

/** Over a table of an evening: which one it is, what the bell says, and the way back. */
export function EveningTableBar({ evening }: { evening: NonNullable<TableInfo["evening"]> }) {
  const word =
    evening.state === "stopped" ? S.evening.stoppedTable : evening.state === "held" ? S.evening.pausedTable : "";
  return (
    <div class="evening-bar" data-state={evening.state}>
      <b>{S.evening.tableOf(evening.number, evening.round)}</b>
      <span role="status">{word}</span>
      <a class="ghost button" href={"/e/" + evening.evening} data-act="to-evening">
        {S.evening.back}
      </a>
    </div>
  );
}
