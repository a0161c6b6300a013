import { clubUrl, within } from "../lib/base.ts";
import { useEffect, useState } from "preact/hooks";
import { watchClub } from "../api/clubs.ts";
import { clubCard } from "../storage/clubCards.ts";
import { momentText } from "../texts/moments.ts";
import { S } from "../texts/strings.ts";
import type { Club } from "../wire/club.ts";
import type { TableInfo } from "../wire/types.ts";
import { listText } from "../model/text.ts";
import { openTable } from "./clubGames.tsx";
import { GiveTime } from "./giveTime.tsx";
import { awaitedNames, leftText, nextWaiting, runs } from "./turnTimes.ts";

/** The bar above a table of a club: the way back, until when there is time, who is stood in for, and the next table. */
export function ClubTableBar({ id, info }: { id: string; info: TableInfo }) {
  const token = clubCard(id)?.token;
  const [club, setClub] = useState<Club | undefined>();
  useEffect(() => (token ? watchClub(id, token, setClub, () => {}) : undefined), [id, token]);
  if (!token) return null;
  const next = club && nextWaiting(club, info.table);
  const mine = club?.tables.find((each) => each.table === info.table)?.seat ?? -1;
  const stoodIn = info.seats.filter((chair) => chair.kind === "person" && chair.standIn).map((chair) => chair.name);
  const now = Date.now();
  return (
    <div class="cluster club-bar fine" data-club-bar={id}>
      <a href={within(clubUrl(id))} data-act="to-club">
        {club?.name ?? clubCard(id)?.name}
      </a>
      <span role="status">
        {runs(info) && (
          <>
            <span class="only-wide">{leftText(info.turnTime.until, now)}, </span>
            {S.club.until(momentText(info.turnTime.until, now))}
          </>
        )}
        {stoodIn.length > 0 && " " + S.club.standIn(listText(stoodIn, S.and))}
      </span>
      {runs(info) && mine >= 0 && (
        <GiveTime
          table={info.table}
          time={info.turnTime}
          names={awaitedNames(info.turnTime, mine, (seat) => info.seats[seat]?.name ?? "")}
          token={token}
          now={now}
        />
      )}
      {next && (
        <button type="button" class="ghost" data-act="next-table" onClick={() => openTable(next, token)}>
          {S.club.nextTable(next.title)}
        </button>
      )}
    </div>
  );
}
