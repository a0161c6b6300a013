import { within } from "../lib/base.ts";
import { useState } from "preact/hooks";
import { isLocalTable } from "../offline/device.ts";
import { momentText } from "../texts/moments.ts";
import { S } from "../texts/strings.ts";
import { dropTicket, myTables, tickets, type Ticket } from "../storage/tickets.ts";
import { api } from "../api/api.ts";
import type { TableInfo } from "../wire/types.ts";

/** The tables that this browser can go back to: unfinished ones first, finished ones behind a touch, with their replay. */
export function MyTables() {
  const [saved, setSaved] = useState(tickets());
  const { unfinished, finished } = myTables(saved);
  if (unfinished.length + finished.length === 0) return null;
  const row = ([table, ticket]: [string, Ticket]) => (
    <li key={table} data-mine={table}>
      <a href={within("/t/" + encodeURIComponent(table))}>{ticket.title ?? table}</a>
      <small>
        {momentText(ticket.when)}
        {isLocalTable(table) && " · " + S.onThisDevice}
      </small>
      <span class="list-acts">
        {ticket.finished && (
          <a class="quiet" data-act="replay" href={within(`/t/${encodeURIComponent(table)}#replay`)}>
            {S.replay}
          </a>
        )}
        <button
          type="button"
          class="quiet"
          aria-label={S.forgetNamed(ticket.title ?? table)}
          onClick={() => {
            dropTicket(table);
            if (isLocalTable(table)) void api.forgetOnDevice(table).catch(() => undefined);
            setSaved(tickets());
          }}
        >
          {S.forget}
        </button>
      </span>
    </li>
  );
  return (
    <section class="table-list" aria-label={S.yourTables}>
      <h2 class="head">{S.yourTables}</h2>
      {unfinished.length > 0 && <ul>{unfinished.map(row)}</ul>}
      {finished.length > 0 && (
        <details>
          <summary>{S.finishedTables(finished.length)}</summary>
          <ul>{finished.map(row)}</ul>
        </details>
      )}
    </section>
  );
}

/** The tables that everybody in the house may join or watch. */
export function OpenTables({ tables }: { tables: TableInfo[] }) {
  if (tables.length === 0) return null;
  return (
    <section class="table-list" aria-label={S.openTables}>
      <h2 class="head">{S.openTables}</h2>
      <ul>
        {tables.map((table) => {
          const free = table.seats.filter((chair) => chair.kind === "empty").length;
          const sits = table.phase === "gathering" && free > 0;
          return (
            <li key={table.table} data-table={table.table}>
              <b>{table.title}</b>
              <small>
                {table.seats
                  .filter((chair) => chair.kind !== "empty")
                  .map((chair) => chair.name)
                  .join(", ")}
              </small>
              <small>{table.phase === "gathering" ? S.freeChairs(free) : S.phase[table.phase]}</small>
              <span class="list-acts">
                {sits && (
                  <a
                    class="button ghost"
                    data-act="join"
                    href={within("/t/" + encodeURIComponent(table.table))}
                    aria-label={S.sitAt(table.title)}
                  >
                    {S.sitDown}
                  </a>
                )}
                <a
                  class="quiet"
                  data-act="look-on"
                  href={within(`/t/${encodeURIComponent(table.table)}#watchToken=open`)}
                  aria-label={S.watchAt(table.title)}
                >
                  {S.watch}
                </a>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
