import { S } from "../i18n/strings.ts";
import { TableMoves, Prizes, Standings, EveningStatus, EveningTables } from "./sections.tsx";
import type { Evening } from "../wire/evening.ts";

/** The big screen of the room: tables, moves between them, the clock and the stars. */
export function BigScreen({ evening }: { evening: Evening }) {
  const here = evening.guests.filter((guest) => guest.here && guest.level === 0);
  return (
    <main class="page evening-room" data-evening={evening.evening} data-view="all">
      <section class="leaf evening-bell" aria-label={S.evening.bigScreen}>
        <EveningStatus evening={evening} />
        <Prizes evening={evening} />
        {evening.phase === "gathering" && (
          <p class="evening-who">{here.length > 0 ? here.map((guest) => guest.name).join(", ") : S.evening.nobody}</p>
        )}
        <TableMoves evening={evening} />
      </section>
      <EveningTables evening={evening} />
      <div class="leaf">
        <Standings evening={evening} most={16} />
      </div>
    </main>
  );
}
