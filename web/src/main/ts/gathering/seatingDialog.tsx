import { useState } from "preact/hooks";
import { S } from "../i18n/strings.ts";
import { Chip, Trouble } from "../ui/fields.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { linkTo } from "../ui/links.ts";
import { handedOn, hold, holdsOf, keepTicket, ticketFor } from "../storage/tickets.ts";
import { go, type Screen } from "../ui/route.ts";
import { Share } from "../ui/share.tsx";
import { api } from "../api/api.ts";
import type { Chair, TableInfo } from "../wire/types.ts";
import { HostDesk } from "./hostControls.tsx";

interface Props {
  info: TableInfo;
  screen: Screen;
  /** The chairs played at this device, or how they are shown, are other ones now. */
  onChange: () => void;
  onClose: () => void;
  /** Allows hints or puts them away, where the host sits before this screen. */
  onHints?: ((on: boolean) => void) | undefined;
}

/** Who plays where: every device its own table, one handed round, or a television and hands; it may change any time. */
export function SeatingSheet({ info, screen, onChange, onClose, onHints }: Props) {
  const { table } = info;
  const ticket = ticketFor(table);
  const holds = holdsOf(ticket);
  const [pass, setPass] = useState<{ chair: Chair; word: string } | undefined>();
  const [trouble, setTrouble] = useState("");
  const host = holds.find((each) => each.seat === info.host);
  const run = (task: () => Promise<unknown>) => {
    setTrouble("");
    task().catch((error: Error) => setTrouble(error.message));
  };
  /** A word by which the chair goes on elsewhere; until it is used, it stays here. */
  const handOn = (chair: Chair, token: string) =>
    run(async () => {
      setPass({ chair, ...(await api.pass(table, chair.seat, token)) });
      handedOn.add(table + "/" + chair.seat);
    });
  const away = info.seats.filter(
    (chair) => chair.kind === "person" && !chair.here && !holds.some((each) => each.seat === chair.seat),
  );

  function show(next: Screen): void {
    if (ticket) keepTicket(table, { ...ticket, hand: next === "hand" });
    onClose();
    if (next === "all") go(linkTo(table, { all: "1", watch: ticket?.watch ?? "", invite: ticket?.invite ?? "" }));
    else if (screen === "all") go(linkTo(table));
    onChange();
  }
  return (
    <Dialog title={S.seating} onClose={onClose} kind="seating">
      {(holds.length > 0 || screen === "all") && (
        <fieldset class="blank">
          <legend>{S.thisDevice}</legend>
          <div class="chips">
            {(["own", "hand", "all"] as const).map((each) => (
              <Chip
                key={each}
                name="screen"
                value={each}
                chosen={each === screen}
                disabled={each !== "all" && holds.length === 0}
                onPick={() => show(each)}
              >
                {S.screens[each]}
              </Chip>
            ))}
          </div>
          <p class="hint">{S.screenHints[screen]}</p>
        </fieldset>
      )}
      {holds.length > 0 && (
        <section aria-label={S.playedHere}>
          <h3 class="head">
            <span>{S.playedHere}</span>
          </h3>
          <ul class="chairs">
            {holds.map((each) => {
              const chair = info.seats.find((one) => one.seat === each.seat);
              return chair && <Movable key={each.seat} chair={chair} onMove={() => handOn(chair, each.token)} />;
            })}
          </ul>
        </section>
      )}
      {host && away.length > 0 && (
        <section aria-label={S.awayOnes}>
          <h3 class="head">
            <span>{S.awayOnes}</span>
          </h3>
          <ul class="chairs">
            {away.map((chair) => (
              <Movable key={chair.seat} chair={chair} onMove={() => handOn(chair, host.token)} />
            ))}
          </ul>
        </section>
      )}
      <Trouble text={trouble} />
      {pass && (
        <Share
          key={pass.word}
          link={linkTo(table, { chair: pass.word })}
          label={S.chairOf(pass.chair.name)}
          hint={S.passHint(spaced(pass.word))}
          act="copy-chair"
          copy={S.copyChair}
        />
      )}
      {host && <HostDesk info={info} token={host.token} onHints={onHints} />}
      <TakeWord table={table} title={info.title} onTaken={onChange} />
      {ticket?.watch && (
        <Share
          link={linkTo(table, { all: "1", watch: ticket.watch, invite: ticket.invite ?? "" })}
          label={S.televisionLink}
          hint={S.televisionHint}
          act="copy-television"
          copy={S.copyTelevision}
        />
      )}
    </Dialog>
  );
}

/** A chair that can go on from another device. */
function Movable({ chair, onMove }: { chair: Chair; onMove: () => void }) {
  return (
    <li data-seat={chair.seat}>
      <b>{chair.name}</b>
      <button type="button" class="ghost" data-act="hand-on" aria-label={S.handOnNamed(chair.name)} onClick={onMove}>
        {S.handOn}
      </button>
    </li>
  );
}

function spaced(word: string): string {
  return word.slice(0, 4) + " " + word.slice(4);
}

/** Another person sits down before the same screen: only a name is asked. */
export function SitHere({ info, invite, onSat }: { info: TableInfo; invite: string; onSat: () => void }) {
  const [name, setName] = useState("");
  const [trouble, setTrouble] = useState("");
  if (!info.seats.some((chair) => chair.kind === "empty")) return null;
  async function sit(event: Event): Promise<void> {
    event.preventDefault();
    if (!name.trim()) return setTrouble(S.nameWanted);
    try {
      hold(info.table, await api.sit(info.table, { name: name.trim(), ...(invite ? { invite } : {}) }));
      setName("");
      setTrouble("");
      onSat();
    } catch (error) {
      setTrouble((error as Error).message);
    }
  }
  return (
    <form class="one-line" onSubmit={(event) => void sit(event)} data-form="sit-here">
      <label class="blank">
        <span>
          {S.sitHere} <small>{S.sitHereHint}</small>
        </span>
        <input
          name="another"
          type="text"
          maxLength={24}
          autocomplete="off"
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="ghost" data-act="sit-here">
        {S.sitHereDo}
      </button>
      <Trouble text={trouble} />
    </form>
  );
}

/** A chair comes here from another device, by the word that was read out there. */
export function TakeWord({ table, title, onTaken }: { table: string; title: string; onTaken: () => void }) {
  const [word, setWord] = useState("");
  const [trouble, setTrouble] = useState("");
  async function take(event: Event): Promise<void> {
    event.preventDefault();
    try {
      await takeChair(table, word, title);
      setWord("");
      setTrouble("");
      onTaken();
    } catch (error) {
      setTrouble((error as Error).message);
    }
  }
  return (
    <details class="take-word">
      <summary>{S.takeWord}</summary>
      <form class="one-line" onSubmit={(event) => void take(event)}>
        <label class="blank">
          <span>{S.takeWordLabel}</span>
          <input
            name="chair-word"
            type="text"
            maxLength={12}
            autocomplete="off"
            autocapitalize="none"
            spellcheck={false}
            value={word}
            onInput={(event) => setWord(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="ghost" data-act="take-chair">
          {S.takeChair}
        </button>
        <Trouble text={trouble} />
      </form>
    </details>
  );
}

export async function takeChair(table: string, word: string, title: string): Promise<void> {
  const clean = word.toLowerCase().replace(/[^a-z0-9]/g, "");
  const taken = await api.take(table, clean);
  hold(table, taken, title ? { title } : {});
}
