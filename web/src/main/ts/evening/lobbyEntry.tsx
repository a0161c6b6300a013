import { serverGone } from "../offline/device.ts";
import { S } from "../texts/strings.ts";
import { useStore } from "../lib/store.ts";
import { passes } from "../storage/eveningPasses.ts";

/** The lobby's entry to evenings: give one, or return to one; hidden while the server is gone. */
export function EveningLobbyEntry() {
  const mine = Object.entries(passes());
  if (useStore(serverGone)) return null;
  return (
    <section class="evening-entry panel" aria-label={S.evening.title}>
      <div>
        <h2>{S.evening.title}</h2>
        <p>{S.evening.hint}</p>
      </div>
      <a class="ghost button" href="/#evening" data-act="evening">
        {S.evening.open}
      </a>
      {mine.length > 0 && (
        <ul aria-label={S.evening.yourEvenings}>
          {mine.map(([id, pass]) => (
            <li key={id}>
              <a href={`/e/${id}${pass.hostessToken ? "#desk" : ""}`}>
                {pass.title || S.evening.shortTitle} ·{" "}
                {pass.hostessToken ? S.evening.hostessControls : S.evening.yourPlace}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
