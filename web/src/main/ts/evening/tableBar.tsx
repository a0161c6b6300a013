import { S } from "../texts/strings.ts";
import type { TableInfo } from "../wire/types.ts";

/** The bar above a table of an evening: its number, whether the bell has stopped it, and the link back. */
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
