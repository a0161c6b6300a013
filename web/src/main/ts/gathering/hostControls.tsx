import { useState } from "preact/hooks";
import { S } from "../i18n/strings.ts";
import { Trouble } from "../ui/fields.tsx";
import { linkTo } from "../ui/links.ts";
import { holdsOf, keepTicket, ticketFor } from "../storage/tickets.ts";
import { Share } from "../ui/share.tsx";
import { api } from "../api/api.ts";
import type { Chair, TableInfo } from "../wire/types.ts";

/** How long a host may wait for one who is away, in seconds; 0: for ever. */
const PATIENCE = [0, 30, 60, 120, 300, 600];

interface Props {
  info: TableInfo;
  token: string;
  /** Allows hints or puts them away, where that can be said from here. */
  onHints?: ((on: boolean) => void) | undefined;
}

/** What only the host may do: how long one waits, whether hints are given, whose links are good. */
export function HostDesk({ info, token, onHints }: Props) {
  const { table } = info;
  const [trouble, setTrouble] = useState("");
  const [said, setSaid] = useState("");
  const ticket = ticketFor(table);
  const holds = holdsOf(ticket);
  const patience = info.patience ?? 0;
  const steps = PATIENCE.includes(patience) ? PATIENCE : [...PATIENCE, patience].sort((a, b) => a - b);
  const others = info.seats.filter(
    (chair) => chair.kind === "person" && !holds.some((each) => each.seat === chair.seat),
  );
  const left = info.phase === "playing" && info.seats.some(isLeft);

  function run(task: () => Promise<string>): void {
    setTrouble("");
    setSaid("");
    task().then(setSaid, (error: Error) => setTrouble(error.message));
  }
  const wait = (seconds: number) =>
    run(async () => {
      await api.patience(table, seconds, token);
      return S.patienceNow(seconds);
    });
  const renew = () =>
    run(async () => {
      const links = await api.links(table, token);
      const held = ticketFor(table);
      if (held) keepTicket(table, { ...held, ...links });
      return S.linksRenewed;
    });
  const sendAway = (chair: Chair) =>
    run(async () => {
      await api.leave(table, chair.seat, token);
      return S.sentAway(chair.name);
    });
  return (
    <section class="host-desk" aria-label={S.hostDesk} data-host-desk="">
      <h3 class="head">
        <span>{S.hostDesk}</span>
      </h3>
      {info.phase !== "over" && (
        <label class="blank">
          <span>
            {S.patience} <small>{S.patienceHint}</small>
          </span>
          <select
            name="patience"
            value={String(patience)}
            onChange={(event) => wait(Number(event.currentTarget.value))}
          >
            {steps.map((each) => (
              <option key={each} value={String(each)}>
                {S.patienceOf(each)}
              </option>
            ))}
          </select>
        </label>
      )}
      {onHints && info.hints !== undefined && info.phase !== "over" && (
        <label class="switch">
          <input
            type="checkbox"
            name="hints"
            checked={info.hints}
            onChange={(event) => onHints(event.currentTarget.checked)}
          />
          <span>
            {S.hintsWay} <small>{S.hintPublic}</small>
          </span>
        </label>
      )}
      {info.phase === "playing" && others.length > 0 && (
        <ul class="chairs" aria-label={S.companyOf}>
          {others.map((chair) => (
            <Other key={chair.seat} chair={chair} onSend={() => sendAway(chair)} />
          ))}
        </ul>
      )}
      {info.phase !== "over" && (
        <p class="renew">
          <button type="button" class="ghost" data-act="new-links" onClick={renew}>
            {S.newLinks}
          </button>
          <small class="hint">{S.newLinksHint}</small>
        </p>
      )}
      <p class="host-said" role="status" data-said="">
        {said}
      </p>
      <Trouble text={trouble} />
      {left && ticketFor(table)?.invite && (
        <Share
          key={ticketFor(table)?.invite}
          link={linkTo(table, { invite: ticketFor(table)?.invite ?? "" })}
          label={S.leftChair}
          hint={S.inviteHint}
          act="copy-invite"
          copy={S.copy}
        />
      )}
    </section>
  );
}

/** A bot keeps that chair for whoever is invited to take it. */
export function isLeft(chair: Chair): boolean {
  return chair.kind === "bot" && chair.standIn === true;
}

/** Somebody is sent away only when that was pressed twice. */
function Other({ chair, onSend }: { chair: Chair; onSend: () => void }) {
  const [sure, setSure] = useState(false);
  return (
    <li data-seat={chair.seat}>
      <b>{chair.name}</b>
      <span class="notes">{!chair.here && <small>{chair.standIn ? S.standIn : S.away}</small>}</span>
      <button
        type="button"
        class={sure ? "primary" : "quiet"}
        data-act="send-away"
        aria-label={sure ? S.removeSure(chair.name) : S.removeBot(chair.name)}
        onClick={() => (sure ? onSend() : setSure(true))}
        onBlur={() => setSure(false)}
      >
        {sure ? S.removeSureShort : S.remove}
      </button>
    </li>
  );
}
