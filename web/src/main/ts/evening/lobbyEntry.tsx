import { within } from "../lib/base.ts";
import { serverGone } from "../offline/device.ts";
import { momentText } from "../texts/moments.ts";
import { S } from "../texts/strings.ts";
import { useStore } from "../lib/store.ts";
import { passes } from "../storage/eveningPasses.ts";

/** The lobby's entry to evenings; hidden while the server is gone. */
export function EveningLobbyEntry() {
  if (useStore(serverGone)) return null;
  return (
    <section class="evening-entry panel tailed" aria-label={S.evening.title}>
      <div>
        <h2>{S.evening.title}</h2>
        <p>{S.evening.hint}</p>
      </div>
      <a class="ghost button" href={within("/#evening")} data-act="evening">
        {S.evening.open}
      </a>
    </section>
  );
}

/** The way back to one's evenings of the last day, told apart by game, day and time. */
export function MyEvenings() {
  const mine = Object.entries(passes()).filter(([, pass]) => Date.now() - pass.when < DAY_MS);
  if (useStore(serverGone) || mine.length === 0) return null;
  return (
    <section class="table-list my-evenings" aria-label={S.evening.yourEvenings}>
      <h2 class="head">{S.evening.yourEvenings}</h2>
      <ul>
        {mine.map(([id, pass]) => (
          <li key={id}>
            <a href={within(`/e/${id}${pass.hostessToken ? "#desk" : ""}`)}>{pass.title || S.evening.shortTitle}</a>
            <small>
              {momentText(pass.since ?? pass.when)} · {pass.hostessToken ? S.evening.giving : S.evening.visiting}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;
