import { houseUrl, within } from "../lib/base.ts";
import { useEffect, useState } from "preact/hooks";
import { listText } from "../model/text.ts";
import { useTask } from "../lib/request.ts";
import { S } from "../texts/strings.ts";
import { ErrorText, NameField, useNameInput, submitting } from "../ui/fields.tsx";
import { Share } from "../ui/share.tsx";
import { addGuest, guestsOf, passFor, type EveningPass } from "../storage/eveningPasses.ts";
import {
  Decided,
  EveningMinuteBook,
  TableMoves,
  Prizes,
  Standings,
  EveningStatus,
  EveningTables,
} from "./sections.tsx";
import { BellCall, ConfirmButton, stepper, useGuests } from "./bell.tsx";
import { carriedFor, glanceOf, sharersApart, textsOf, waitingOf } from "./moves.ts";
import { evenings } from "../api/evenings.ts";
import { type Evening } from "../wire/evening.ts";

interface Props {
  evening: Evening;
  pass: EveningPass;
}

/** The hostess's page: invitation, seating, envelopes, bell, pause, standings. */
export function HostessControls({ evening, pass }: Props) {
  const [problem, setProblem] = useState("");
  const token = pass.hostessToken ?? "";
  const step = stepper(evening, token, setProblem);
  const { phase } = evening;
  const asGuest = carriedFor(useGuests(evening.evening), guestsOf(pass));
  // What was refused may be granted once somebody has come or something has happened.
  useEffect(() => setProblem(""), [evening.lines.at(-1)?.n]);
  const people = evening.guests.filter((guest) => guest.level === 0 && guest.here).length;
  const act = (verb: string, label: string, main = false) => (
    <button type="button" class={main ? "primary" : "ghost"} data-act={verb} onClick={() => void step(verb)}>
      {label}
    </button>
  );
  return (
    <main class="column page evening-desk" data-evening={evening.evening} data-view="desk">
      {asGuest && <BellCall evening={asGuest} at="" />}
      <section class="column panel evening-bell" aria-label={S.evening.hostessControls}>
        <EveningStatus evening={evening} />
        <p class="hint">
          {people > 0 ? S.evening.guests(people) : S.evening.nobody}
          {phase !== "over" && " · " + S.evening.minutesSpent(Math.floor(evening.spent / 60_000))}
        </p>
        <ul class="evening-glance">
          {phase !== "over" &&
            glanceOf(evening).map(({ waits, names }) => (
              <li key={waits} data-glance={waits}>
                {textsOf(evening).glance[waits]}: <b>{listText(names, S.and)}</b>
              </li>
            ))}
          {sharersApart(evening).map((names) => (
            <li key={names[0]} data-sharers-apart="">
              {S.evening.sharersApart(listText(names, S.and))}
            </li>
          ))}
        </ul>
        <div class="cluster form-foot">
          {phase === "gathering" && act("seat", S.evening.seatGuests)}
          {(phase === "gathering" || phase === "seated") && act("begin", S.evening.ringToBegin, true)}
          {phase === "playing" && (
            <ConfirmButton
              label={S.evening.ringToStop}
              sure={S.evening.confirmStop}
              act="stop"
              onSure={() => void step("stop")}
            />
          )}
          {(phase === "playing" || phase === "seated") &&
            (evening.paused ? act("resume", S.evening.resume) : act("pause", S.evening.pause))}
          {(phase === "gathering" || phase === "seated") && (
            <ConfirmButton
              label={S.evening.close}
              sure={S.evening.confirmClose}
              act="close"
              onSure={() => void step("close")}
            />
          )}
        </div>
        <ErrorText text={problem || evening.fault} />
        <Prizes evening={evening} />
        {phase === "over" && <LogLink evening={evening} token={token} />}
      </section>
      {phase !== "over" && <Invitation evening={evening} pass={pass} />}
      <div class="column panel evening-plan">
        <Decided evening={evening} />
        <TableMoves evening={evening} />
        <EveningTables evening={evening} />
        {phase === "seated" && <Exchange evening={evening} onStep={step} />}
      </div>
      {evening.plan.words > 0 && phase !== "over" && <Envelopes evening={evening} onStep={step} />}
      <div class="panel">
        <Standings evening={evening} />
        <SendHome evening={evening} self={pass.guest ?? -1} onStep={step} />
      </div>
      <div class="panel">
        <EveningMinuteBook evening={evening} />
      </div>
    </main>
  );
}

type OnStep = (verb: string, fields?: Record<string, string>) => Promise<unknown>;

function Invitation({ evening, pass }: Props) {
  const link = houseUrl(`/e/${evening.evening}#inviteToken=${encodeURIComponent(pass.inviteToken ?? "")}`);
  const screen = `/e/${evening.evening}#watchToken=${encodeURIComponent(pass.watchToken ?? "")}&inviteToken=${encodeURIComponent(pass.inviteToken ?? "")}`;
  const name = useNameInput("");
  const { run, problem } = useTask();
  const mine = passFor(evening.evening);
  async function join(called: string): Promise<void> {
    const came = await evenings.arrive(evening.evening, { name: called, inviteToken: pass.inviteToken ?? "" });
    addGuest(evening.evening, came);
    location.assign(within(`/e/${evening.evening}`));
  }
  return (
    <section class="column panel evening-invite" aria-label={S.evening.invite}>
      <Share
        link={link}
        label={S.evening.invite}
        hint={S.evening.inviteHint}
        act="copy-invite"
        copy={S.evening.copyInvite}
        main
      />
      <p>
        <a href={within(screen)} target="_blank" rel="noopener" data-act="screen">
          {S.evening.openScreen}
        </a>{" "}
        <small class="hint">{S.evening.screenHint}</small>
      </p>
      {mine?.token ? (
        <p>
          <a href={within(`/e/${evening.evening}`)} data-act="own-place">
            {S.evening.yourPlace}
          </a>
        </p>
      ) : (
        evening.plan.evening["couples"] !== "yes" && (
          <form class="one-line tailed" onSubmit={name.submitting((called) => run(() => join(called)))}>
            <NameField label={S.evening.playAlong} name={name} />
            <button type="submit" class="ghost" data-act="play-along">
              {S.evening.join}
            </button>
            <ErrorText text={problem} />
          </form>
        )
      )}
    </section>
  );
}

/** The words for the envelopes; the server chooses them when the hostess does not. */
function Envelopes({ evening, onStep }: { evening: Evening; onStep: OnStep }) {
  const [words, setWords] = useState("");
  const busy = evening.phase === "playing" || evening.phase === "stopped";
  const list = words
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== "");
  return (
    <form
      class="column panel evening-envelopes"
      aria-label={S.evening.envelopes}
      onSubmit={submitting(() => void onStep("prepare", { words: list.join(" ") }))}
    >
      <label class="blank">
        <span>{S.evening.envelopes}</span>
        <textarea
          name="words"
          rows={4}
          spellcheck={false}
          value={words}
          disabled={busy}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
      </label>
      <p class="hint">{S.evening.envelopesHint(evening.plan.words)}</p>
      <div class="cluster form-foot">
        <button type="submit" class="ghost" data-act="prepare" disabled={busy || list.length === 0}>
          {S.evening.fillEnvelopes}
        </button>
        <span role="status">{evening.envelopes ? S.evening.envelopesReady(evening.envelopes) : ""}</span>
      </div>
    </form>
  );
}

/** Swaps two guests before the bell. */
function Exchange({ evening, onStep }: { evening: Evening; onStep: OnStep }) {
  const seated = evening.guests.filter((guest) => guest.table > 0);
  const [one, setOne] = useState("");
  const [other, setOther] = useState("");
  const pick = (label: string, name: string, value: string, set: (value: string) => void) => (
    <label class="blank">
      <span>{label}</span>
      <select name={name} value={value} onChange={(event) => set(event.currentTarget.value)}>
        <option value="">–</option>
        {seated.map((guest) => (
          <option key={guest.id} value={guest.id}>
            {guest.name} ({guest.table})
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <details class="options evening-exchange">
      <summary class="head">{S.evening.swapPlaces}</summary>
      <div class="pair">
        {pick(S.evening.swapPlaces, "one", one, setOne)}
        {pick(S.evening.swapWith, "other", other, setOther)}
      </div>
      <button
        type="button"
        class="ghost"
        data-act="exchange"
        disabled={one === "" || other === ""}
        onClick={() => void onStep("exchange", { one, other })}
      >
        {S.evening.swapButton}
      </button>
    </details>
  );
}

/** Sends a guest home whose device is closed, so that a bot or nobody takes their place; and lets them back in. */
function SendHome({ evening, self, onStep }: { evening: Evening; self: number; onStep: OnStep }) {
  const people = evening.guests.filter((guest) => guest.level === 0 && guest.id !== self);
  const lost = people.filter((guest) => guest.here && !guest.connected && waitingOf(evening, guest) !== "plays");
  const gone = people.filter((guest) => !guest.here);
  if (lost.length + gone.length === 0 || evening.phase === "over") return null;
  return (
    <div class="cluster form-foot">
      {lost.map((guest) => (
        <ConfirmButton
          key={guest.id}
          label={S.evening.sendHome(guest.name)}
          sure={S.evening.confirmHome(guest.name)}
          act="send-home"
          onSure={() => void onStep("leave", { guest: String(guest.id) })}
        />
      ))}
      {gone.map((guest) => (
        <button
          key={guest.id}
          type="button"
          class="quiet"
          data-act="let-back"
          onClick={() => void onStep("return", { guest: String(guest.id) })}
        >
          {S.evening.letBack(guest.name)}
        </button>
      ))}
    </div>
  );
}

export function LogLink({ evening, token }: { evening: Evening; token: string }) {
  async function save(): Promise<void> {
    const url = URL.createObjectURL(await evenings.log(evening.evening, token));
    const link = document.createElement("a");
    link.href = url;
    link.download = evening.evening + ".evening.jsonl";
    link.click();
    URL.revokeObjectURL(url);
  }
  return (
    <button type="button" class="ghost" data-act="log" onClick={() => void save()}>
      {S.evening.log}
    </button>
  );
}
