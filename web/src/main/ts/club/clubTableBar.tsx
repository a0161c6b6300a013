import { within } from "../lib/base.ts";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api/api.ts";
import { watchClub } from "../api/clubs.ts";
import { clubCard } from "../storage/clubCards.ts";
import { S } from "../texts/strings.ts";
import type { Club } from "../wire/club.ts";
import type { TableInfo } from "../wire/types.ts";
import { listText } from "../model/text.ts";
import { openTable } from "./clubGames.tsx";
import { leftText, momentText, nextWaiting } from "./turnTimes.ts";

/** The bar above a table of a club: until when there is time, who is stood in for, the next table, and the way back. */
export function ClubTableBar({ id, info }: { id: string; info: TableInfo }) {
  const token = clubCard(id)?.token;
  const [club, setClub] = useState<Club | undefined>();
  const [refusal, setRefusal] = useState("");
  useEffect(() => (token ? watchClub(id, token, setClub, () => {}) : undefined), [id, token]);
  if (!token) return null;
  const next = club && nextWaiting(club, info.table);
  const time = info.turnTime;
  const runs = time !== undefined && time.until > 0 && info.phase === "playing";
  const stoodIn = info.seats.filter((chair) => chair.kind === "person" && chair.standIn).map((chair) => chair.name);
  const give = () =>
    api
      .giveTime(info.table, token)
      .then(() => setRefusal(""))
      .catch((error: Error) => setRefusal(error.message));
  return (
    <div class="club-bar" data-club-bar={id}>
      <b>{club?.name ?? clubCard(id)?.name}</b>
      <span role="status">
        {refusal}
        {runs && !refusal && S.club.timeEnds(leftText(time.until, Date.now()), momentText(time.until, Date.now()))}
        {stoodIn.length > 0 && " " + S.club.standIn(listText(stoodIn, S.and))}
      </span>
      {runs && (
        <button type="button" class="ghost" data-act="give-time" onClick={() => void give()}>
          {S.club.giveTime}
        </button>
      )}
      {next && (
        <button type="button" class="ghost" data-act="next-table" onClick={() => openTable(next, token)}>
          {S.club.nextTable}
        </button>
      )}
      <a class="ghost button" href={within("/c/" + encodeURIComponent(id))} data-act="to-club">
        {S.club.toClub}
      </a>
    </div>
  );
}
