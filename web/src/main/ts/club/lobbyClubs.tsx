import { clubUrl, within } from "../lib/base.ts";
import { useEffect, useState } from "preact/hooks";
import { clubs } from "../api/clubs.ts";
import { useRequest } from "../lib/request.ts";
import { useStore } from "../lib/store.ts";
import { serverGone } from "../offline/device.ts";
import { clubCard, clubCards, type ClubCard } from "../storage/clubCards.ts";
import { momentText } from "../texts/moments.ts";
import { S } from "../texts/strings.ts";
import { runs, waitsForMe } from "./turnTimes.ts";

/** The front page's way to one's clubs, and to their tables that wait. */
export function MyClubs() {
  const [, again] = useState(0);
  const lookAgain = () => again((times) => times + 1);
  const mine = Object.entries(clubCards());
  if (useStore(serverGone) || mine.length === 0) return null;
  return (
    <section class="table-list my-clubs" aria-label={S.club.yourClubs}>
      <h2 class="head">{S.club.yourClubs}</h2>
      <ul>
        {mine.map(([id, card]) => (
          <MyClub key={id} id={id} card={card} onGone={lookAgain} />
        ))}
      </ul>
    </section>
  );
}

function MyClub({ id, card, onGone }: { id: string; card: ClubCard; onGone: () => void }) {
  const { value: club, problem } = useRequest(() => clubs.lookInside(id, card.token), [useVisits()]);
  const waiting = club?.type === "club" ? club.tables.filter(runs).filter(waitsForMe) : [];
  useEffect(() => {
    if (!clubCard(id)) onGone();
  }, [problem]);
  return (
    <li>
      <a href={within(clubUrl(id))}>{card.name || S.club.title}</a>
      {waiting.map(({ table, title, turnTime }) => (
        <a
          key={table}
          class="club-call"
          data-waiting={table}
          href={within(`${clubUrl(id)}#table=${encodeURIComponent(table)}`)}
        >
          {S.club.yourTurnIn(title, momentText(turnTime.until))}
        </a>
      ))}
    </li>
  );
}

/** How often this page came into sight again. */
function useVisits(): number {
  const [visits, setVisits] = useState(0);
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && setVisits((before) => before + 1);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return visits;
}

/** The front page's way to found a club; hidden while the server is gone. */
export function ClubStrip() {
  if (useStore(serverGone)) return null;
  return (
    <section class="ends panel strip" aria-label={S.club.title}>
      <div>
        <h2>{S.club.title}</h2>
        <p>{S.club.hint}</p>
      </div>
      <a class="ghost button" href={within("/#club")} data-act="club">
        {S.club.found}
      </a>
    </section>
  );
}
