import { within } from "../lib/base.ts";
import { useStore } from "../lib/store.ts";
import { serverGone } from "../offline/device.ts";
import { clubCards } from "../storage/clubCards.ts";
import { S } from "../texts/strings.ts";
import { clubUrl } from "./clubDoor.tsx";

/** The front page's way to one's clubs. */
export function MyClubs() {
  const mine = Object.entries(clubCards());
  if (useStore(serverGone) || mine.length === 0) return null;
  return (
    <section class="table-list my-clubs" aria-label={S.club.yourClubs}>
      <h2 class="head">{S.club.yourClubs}</h2>
      <ul>
        {mine.map(([id, card]) => (
          <li key={id}>
            <a href={within(clubUrl(id))}>{card.name || S.club.title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The front page's way to found a club; hidden while the server is gone. */
export function ClubStrip() {
  if (useStore(serverGone)) return null;
  return (
    <section class="panel strip" aria-label={S.club.title}>
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
