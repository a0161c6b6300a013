import { useEffect, useState } from "preact/hooks";
import { useTask } from "../lib/request.ts";
import { S } from "../texts/strings.ts";
import { api } from "../api/api.ts";
import { evenings } from "../api/evenings.ts";
import { SOON, addGuest, giveChair, guestsOf, passFor } from "../storage/eveningPasses.ts";
import { ErrorText, NameField, useNameInput } from "../ui/fields.tsx";
import { tableLink } from "../ui/links.ts";
import { Share } from "../ui/share.tsx";
import { ConfirmButton, stepper } from "./bell.tsx";
import { apart, handingOf } from "./moves.ts";
import { guestName } from "./roomParts.ts";
import type { Evening, EveningTable } from "../wire/evening.ts";

interface Props {
  evening: Evening;
  /** The evening as the other guests of this device see it. */
  others: readonly Evening[];
  /** For whom the device is carried. */
  carried: Evening;
  /** Who plays here has changed. */
  onChange: () => void;
}

/** Who else plays at this device, which is handed round where they sit together. */
export function DeviceGuests({ evening, others, carried, onChange }: Props) {
  const name = useNameInput("");
  const { run, problem } = useTask();
  const inviteToken = passFor(evening.evening)?.inviteToken ?? "";
  const elsewhere = apart(carried, [evening, ...others]);
  const mayAdd = inviteToken !== "" && evening.plan.evening["couples"] !== "yes" && others.length < 3;
  async function add(called: string): Promise<void> {
    const came = await evenings.arrive(evening.evening, { name: called, inviteToken });
    addGuest(evening.evening, came);
    const shares = { guest: String(came.guest), with: String(evening.eye) };
    await evenings.step(evening.evening, came.token, "share", shares);
    name.type("");
    onChange();
  }
  if (others.length === 0 && !mayAdd) return null;
  return (
    <section class="column panel evening-device" aria-label={S.evening.atThisDevice}>
      <h2 class="head">{S.evening.atThisDevice}</h2>
      <ul class="chairs">
        {others.map((seen) => (
          <Other key={seen.eye} seen={seen} />
        ))}
      </ul>
      {elsewhere.map(({ seen, table }) => (
        <Apart key={seen.eye + " " + table.number} seen={seen} table={table} onGiven={onChange} />
      ))}
      {mayAdd && (
        <form class="one-line tailed" onSubmit={name.submitting((called) => run(() => add(called)))}>
          <NameField label={S.evening.alsoHere} hint={S.evening.alsoHereHint} name={name} another />
          <button type="submit" class="ghost" data-act="add-guest">
            {S.evening.addGuest}
          </button>
          <ErrorText text={problem} />
        </form>
      )}
    </section>
  );
}

const tokenOfGuest = ({ evening, eye }: Evening) =>
  guestsOf(passFor(evening)).find(({ guest }) => guest === eye)?.token ?? "";

function Other({ seen }: { seen: Evening }) {
  const [problem, setProblem] = useState("");
  const step = stepper(seen, tokenOfGuest(seen), setProblem);
  const me = seen.guests.find((guest) => guest.id === seen.eye);
  if (!me) return null;
  return (
    <li data-guest={me.id}>
      <b>{me.table > 0 ? S.evening.sitsAt(me.name, me.table) : me.name}</b>
      {me.here ? (
        <ConfirmButton
          label={S.evening.sendHome(me.name)}
          sure={S.evening.confirmHome(me.name)}
          act="leave"
          onSure={() => void step("leave", { guest: String(me.id) })}
        />
      ) : (
        <button type="button" class="quiet" onClick={() => void step("return", { guest: String(me.id) })}>
          {S.evening.letBack(me.name)}
        </button>
      )}
      <ErrorText text={problem} />
    </li>
  );
}

interface ApartProps {
  seen: Evening;
  table: EveningTable;
  onGiven: () => void;
}

/**
 * A guest of this device who sits at another table plays this game on a device there, by a code: it is asked for before
 * the bell or after it, also when a bot plays for them already, and is shown until it is used.
 */
function Apart({ seen, table: { table, seat, score }, onGiven }: ApartProps) {
  const { run, problem } = useTask();
  const name = guestName(seen, seen.eye);
  const guests = guestsOf(passFor(seen.evening));
  const handing = handingOf(seen, guests);
  const code = guests.find(({ guest }) => guest === seen.eye)?.code ?? "";
  const isOpen = table !== undefined && seat !== undefined && !score;
  function given(elsewhere: string, by = ""): void {
    giveChair(seen.evening, seen.eye, elsewhere, by);
    onGiven();
  }
  const give = () =>
    isOpen
      ? run(async () => given(table, (await api.handoverCode(table, seat, tokenOfGuest(seen))).handoverCode))
      : given(SOON);
  const isDue = handing === "asked" && isOpen;
  useEffect(() => {
    if (isDue) void give();
  }, [isDue]);
  const act = (what: string, label: string, press: () => unknown) => (
    <button type="button" class="ghost" data-act={what} onClick={() => void press()}>
      {label}
    </button>
  );
  return (
    <div data-apart={seen.eye} data-handing={handing}>
      <p class="hint">
        {handing === "none"
          ? S.evening.sitsApart(name)
          : handing === "asked"
            ? S.evening.codeSoon(name)
            : handing === "shown"
              ? S.evening.codeShown(name)
              : S.evening.codeUsed(name)}
      </p>
      {handing === "shown" && isOpen && (
        <Share
          link={tableLink(table, { handoverCode: code })}
          label={S.chairOf(name)}
          hint={S.handoverHint(code)}
          act="copy-chair"
          copy={S.copyChair}
        />
      )}
      <div class="cluster form-foot">
        {handing === "none" && !score && act("chair-there", S.evening.chairThere(name), give)}
        {handing === "shown" && isOpen && act("chair-again", S.evening.newCode, give)}
        {handing !== "none" && act("chair-here", S.evening.chairHere(name), () => given(""))}
      </div>
      <ErrorText text={problem} />
    </div>
  );
}
