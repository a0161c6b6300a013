import { useState } from "preact/hooks";
import { useTask } from "../lib/request.ts";
import { S } from "../texts/strings.ts";
import { Chip, ErrorText, NameField, useNameInput, submitting } from "../ui/fields.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { tableLink } from "../ui/links.ts";
import { handedOver, addSeat, seatsOf, saveTicket, ticketFor } from "../storage/tickets.ts";
import { go, type Screen } from "../ui/route.ts";
import { Share } from "../ui/share.tsx";
import { api } from "../api/api.ts";
import type { Chair, TableInfo } from "../wire/types.ts";
import { HostControls } from "./hostControls.tsx";

interface Props {
  info: TableInfo;
  screen: Screen;
  /** The chairs of this device, or its screen mode, have changed. */
  onChange: () => void;
  onClose: () => void;
  /** Allows or forbids hints, where the host sits at this screen. */
  onHints?: ((on: boolean) => void) | undefined;
}

/** Chooses who plays on which device: each on their own, one shared screen, or a television with phones as hands. */
export function SeatingDialog({ info, screen, onChange, onClose, onHints }: Props) {
  const { table } = info;
  const ticket = ticketFor(table);
  const seatTokens = seatsOf(ticket);
  const [handover, setHandover] = useState<{ chair: Chair; code: string } | undefined>();
  const { run, problem } = useTask();
  const host = seatTokens.find((each) => each.seat === info.host);
  /** Gets a handover code for a chair; the chair stays here until the code is used. */
  const handOver = (chair: Chair, token: string) =>
    run(async () => {
      const { handoverCode: code } = await api.handoverCode(table, chair.seat, token);
      setHandover({ chair, code });
      handedOver.add(table + "/" + chair.seat);
    });
  const away = info.seats.filter(
    (chair) => chair.kind === "person" && !chair.here && !seatTokens.some((each) => each.seat === chair.seat),
  );

  function show(next: Screen): void {
    if (ticket) saveTicket(table, { ...ticket, hand: next === "hand" });
    onClose();
    if (next === "all")
      go(tableLink(table, { all: "1", watchToken: ticket?.watchToken ?? "", inviteToken: ticket?.inviteToken ?? "" }));
    else if (screen === "all") go(tableLink(table));
    onChange();
  }
  return (
    <Dialog title={S.seating} onClose={onClose} kind="seating">
      {(seatTokens.length > 0 || screen === "all") && (
        <fieldset class="blank">
          <legend>{S.thisDevice}</legend>
          <div class="cluster chips">
            {(["own", "hand", "all"] as const).map((each) => (
              <Chip
                key={each}
                name="screen"
                value={each}
                chosen={each === screen}
                disabled={each !== "all" && seatTokens.length === 0}
                onPick={() => show(each)}
              >
                {S.screenLabel[each]}
              </Chip>
            ))}
          </div>
          <p class="hint">{S.screenHint[screen]}</p>
        </fieldset>
      )}
      {seatTokens.length > 0 && (
        <section aria-label={S.playedHere}>
          <h3 class="head">{S.playedHere}</h3>
          <ul class="chairs">
            {seatTokens.map((each) => {
              const chair = info.seats.find((one) => one.seat === each.seat);
              return chair && <MovableChair key={each.seat} chair={chair} onMove={() => handOver(chair, each.token)} />;
            })}
          </ul>
        </section>
      )}
      {host && away.length > 0 && (
        <section aria-label={S.awayPlayers}>
          <h3 class="head">{S.awayPlayers}</h3>
          <ul class="chairs">
            {away.map((chair) => (
              <MovableChair key={chair.seat} chair={chair} onMove={() => handOver(chair, host.token)} />
            ))}
          </ul>
        </section>
      )}
      <ErrorText text={problem} />
      {handover && (
        <Share
          key={handover.code}
          link={tableLink(table, { handoverCode: handover.code })}
          label={S.chairOf(handover.chair.name)}
          hint={S.handoverHint(inGroupsOfFour(handover.code))}
          act="copy-chair"
          copy={S.copyChair}
        />
      )}
      {host && <HostControls info={info} token={host.token} onHints={onHints} />}
      <HandoverCodeForm table={table} title={info.title} onTaken={onChange} />
      {ticket?.watchToken && (
        <Share
          link={tableLink(table, { all: "1", watchToken: ticket.watchToken, inviteToken: ticket.inviteToken ?? "" })}
          label={S.televisionLink}
          hint={S.televisionHint}
          act="copy-television"
          copy={S.copyTelevision}
        />
      )}
    </Dialog>
  );
}

/** A chair that can move to another device. */
function MovableChair({ chair, onMove }: { chair: Chair; onMove: () => void }) {
  return (
    <li data-seat={chair.seat}>
      <b>{chair.name}</b>
      <button type="button" class="ghost" data-act="hand-on" aria-label={S.handOverNamed(chair.name)} onClick={onMove}>
        {S.handOver}
      </button>
    </li>
  );
}

function inGroupsOfFour(code: string): string {
  return code.slice(0, 4) + " " + code.slice(4);
}

/** Adds another player to this screen; only a name is asked. */
export function SitHere({ info, inviteToken, onSat }: { info: TableInfo; inviteToken: string; onSat: () => void }) {
  const name = useNameInput("");
  const { run, problem } = useTask();
  async function sit(called: string): Promise<void> {
    addSeat(info.table, await api.sit(info.table, { name: called, ...(inviteToken ? { inviteToken } : {}) }));
    name.type("");
    onSat();
  }
  return (
    <form class="one-line tailed" onSubmit={name.submitting((called) => run(() => sit(called)))} data-form="sit-here">
      <NameField label={S.sitHere} hint={S.sitHereHint} name={name} another />
      <button type="submit" class="ghost" data-act="sit-here">
        {S.sitHereButton}
      </button>
      <ErrorText text={problem} />
    </form>
  );
}

/** Takes over a chair with the handover code that another device shows. */
export function HandoverCodeForm({ table, title, onTaken }: { table: string; title: string; onTaken: () => void }) {
  const [code, setCode] = useState("");
  const { run, problem } = useTask();
  async function take(): Promise<void> {
    await takeChair(table, code, title);
    setCode("");
    onTaken();
  }
  return (
    <details class="take-word">
      <summary>{S.enterHandoverCode}</summary>
      <form class="one-line tailed" onSubmit={submitting(() => run(take))}>
        <label class="blank">
          <span>{S.handoverCodeLabel}</span>
          <input
            name="chair-word"
            type="text"
            maxLength={12}
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            value={code}
            onInput={(event) => setCode(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="ghost" data-act="take-chair">
          {S.takeChair}
        </button>
        <ErrorText text={problem} />
      </form>
    </details>
  );
}

export async function takeChair(table: string, code: string, title: string): Promise<void> {
  const clean = code.toLowerCase().replace(/[^a-z0-9]/g, "");
  const taken = await api.takeSeat(table, clean);
  addSeat(table, taken, title ? { title } : {});
}
