import { useState } from "preact/hooks";
import { S } from "../texts/strings.ts";
import { ErrorText, Switch } from "../ui/fields.tsx";
import { tableLink } from "../ui/links.ts";
import { seatsOf, saveTicket, ticketFor } from "../storage/tickets.ts";
import { Share } from "../ui/share.tsx";
import { api } from "../api/api.ts";
import type { Chair, TableInfo } from "../wire/types.ts";

/** For how many seconds a host may let the table wait for an absent player; 0: for ever. */
const WAIT_SECONDS = [0, 30, 60, 120, 300, 600];

interface Props {
  info: TableInfo;
  token: string;
  /** Allows or forbids hints; missing where this screen cannot do that. */
  onHints?: ((on: boolean) => void) | undefined;
}

/** What only the host may do: set how long the table waits, allow hints, send players away, renew links. */
export function HostControls({ info, token, onHints }: Props) {
  const { table } = info;
  const [problem, setProblem] = useState("");
  const [said, setSaid] = useState("");
  const ticket = ticketFor(table);
  const seatTokens = seatsOf(ticket);
  const patience = info.patience ?? 0;
  const steps = WAIT_SECONDS.includes(patience) ? WAIT_SECONDS : [...WAIT_SECONDS, patience].sort((a, b) => a - b);
  const others = info.seats.filter(
    (chair) => chair.kind === "person" && !seatTokens.some((each) => each.seat === chair.seat),
  );
  const left = info.phase === "playing" && info.seats.some(isVacated);

  function run(task: () => Promise<string>): void {
    setProblem("");
    setSaid("");
    task().then(setSaid, (error: Error) => setProblem(error.message));
  }
  const wait = (seconds: number) =>
    run(async () => {
      await api.setAbsenceWait(table, seconds, token);
      return S.absenceWaitSet(seconds);
    });
  const renew = () =>
    run(async () => {
      const links = await api.renewLinks(table, token);
      const held = ticketFor(table);
      if (held) saveTicket(table, { ...held, ...links });
      return S.linksRenewed;
    });
  const sendAway = (chair: Chair) =>
    run(async () => {
      await api.leave(table, chair.seat, token);
      return S.sentAway(chair.name);
    });
  return (
    <section class="column near host-desk" aria-label={S.hostControls} data-host-desk="">
      <h3 class="head">{S.hostControls}</h3>
      {info.phase !== "over" && (
        <label class="blank">
          <span>
            {S.absenceWait} <small>{S.absenceWaitHint}</small>
          </span>
          <select
            name="patience"
            value={String(patience)}
            onChange={(event) => wait(Number(event.currentTarget.value))}
          >
            {steps.map((each) => (
              <option key={each} value={String(each)}>
                {S.absenceWaitOf(each)}
              </option>
            ))}
          </select>
        </label>
      )}
      {onHints && info.hints !== undefined && info.phase !== "over" && (
        <Switch name="hints" label={S.allowHints} hint={S.hintPublic} on={info.hints} onTurn={onHints} />
      )}
      {info.phase === "playing" && others.length > 0 && (
        <ul class="chairs" aria-label={S.otherPlayers}>
          {others.map((chair) => (
            <OtherPlayer key={chair.seat} chair={chair} onSend={() => sendAway(chair)} />
          ))}
        </ul>
      )}
      {info.phase !== "over" && (
        <p class="renew cells">
          <button type="button" class="ghost" data-act="new-links" onClick={renew}>
            {S.newLinks}
          </button>
          <small class="hint">{S.newLinksHint}</small>
        </p>
      )}
      <p class="host-said" role="status" data-said="">
        {said}
      </p>
      <ErrorText text={problem} />
      {left && ticketFor(table)?.inviteToken && (
        <Share
          key={ticketFor(table)?.inviteToken}
          link={tableLink(table, { inviteToken: ticketFor(table)?.inviteToken ?? "" })}
          label={S.vacatedChair}
          hint={S.inviteHint}
          act="copy-invite"
          copy={S.copyInvite}
        />
      )}
    </section>
  );
}

/** Whether a player left this chair and a bot holds it for whoever is invited to take it. */
export function isVacated(chair: Chair): boolean {
  return chair.kind === "bot" && chair.standIn === true;
}

/** A player with a button to send them away, which asks for a second press. */
function OtherPlayer({ chair, onSend }: { chair: Chair; onSend: () => void }) {
  const [sure, setSure] = useState(false);
  return (
    <li data-seat={chair.seat}>
      <b>{chair.name}</b>
      <span class="notes">{!chair.here && <small>{chair.standIn ? S.standIn : S.away}</small>}</span>
      <button
        type="button"
        class={sure ? "primary" : "quiet"}
        data-act="send-away"
        aria-label={sure ? S.confirmRemove(chair.name) : S.removeNamed(chair.name)}
        onClick={() => (sure ? onSend() : setSure(true))}
        onBlur={() => setSure(false)}
      >
        {sure ? S.confirmRemoveShort : S.remove}
      </button>
    </li>
  );
}
