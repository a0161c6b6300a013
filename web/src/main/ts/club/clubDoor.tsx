import { clubUrl } from "../lib/base.ts";
import { useEffect, useState } from "preact/hooks";
import { clubs } from "../api/clubs.ts";
import { useRequest } from "../lib/request.ts";
import { listText } from "../model/text.ts";
import { saveClubCard } from "../storage/clubCards.ts";
import { myName, rememberName } from "../storage/playerName.ts";
import { S } from "../texts/strings.ts";
import { ErrorText, NameField, useNameInput } from "../ui/fields.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { go, replaceRoute } from "../ui/route.ts";

/** What this device is called in the list of one's devices. */
function deviceName(): string {
  return matchMedia("(pointer: coarse)").matches ? S.club.thisPhone : S.club.thisComputer;
}

/** The form in which a club is founded. */
export function ClubSetup() {
  const [club, setClub] = useState("");
  const name = useNameInput(myName());
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.title = S.title(S.club.title);
  }, []);
  async function found(event: Event): Promise<void> {
    event.preventDefault();
    const called = name.take();
    if (!called) return;
    setBusy(true);
    try {
      const made = await clubs.found({ club, name: called, device: deviceName() });
      rememberName(called);
      saveClubCard(made.club, { token: made.token, name: club.trim(), inviteToken: made.inviteToken });
      go(clubUrl(made.club) + "#invite");
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  }
  return (
    <>
      <Masthead title={S.club.title} home />
      <main class="page narrow">
        <form class="column panel set-up" onSubmit={(event) => void found(event)} data-club-setup="">
          <p class="summary">{S.club.hint}</p>
          <label class="blank">
            <span>
              {S.club.clubName} <small>{S.club.clubNameHint}</small>
            </span>
            <input
              type="text"
              name="club"
              maxLength={40}
              autocomplete="off"
              value={club}
              onInput={(event) => setClub(event.currentTarget.value)}
            />
          </label>
          <NameField label={S.yourName} hint={S.nameHint} name={name} />
          <p class="hint">{S.club.noAccount}</p>
          <ErrorText text={problem} />
          <div class="cluster form-foot">
            <button type="submit" class="primary" disabled={busy} data-act="found-club">
              {S.club.create}
            </button>
          </div>
        </form>
      </main>
    </>
  );
}

/** Joins a club by its invitation; only a name is asked. */
export function ClubJoin({ id, inviteToken }: { id: string; inviteToken: string }) {
  const { value: club, problem } = useRequest(() => clubs.look(id, inviteToken), [id, inviteToken]);
  const name = useNameInput(myName());
  const [refusal, setRefusal] = useState("");
  async function join(event: Event): Promise<void> {
    event.preventDefault();
    const called = name.take();
    if (!called || !club) return;
    try {
      const joined = await clubs.join(id, { name: called, inviteToken, device: deviceName() });
      rememberName(called);
      saveClubCard(id, { token: joined.token, name: club.name, inviteToken });
      replaceRoute(clubUrl(id));
    } catch (error) {
      setRefusal((error as Error).message);
    }
  }
  return (
    <>
      <Masthead title={club?.name ?? S.club.title} home />
      <main class="page narrow" data-view="join">
        <ErrorText text={problem} />
        {club?.type === "invitation" && (
          <form class="column panel set-up" onSubmit={(event) => void join(event)} aria-label={club.name}>
            <p class="summary">{S.club.invited(listText(club.members, S.and), club.members.length)}</p>
            <NameField label={S.yourName} hint={S.nameHint} name={name} />
            <ErrorText text={refusal} />
            <div class="cluster form-foot">
              <button type="submit" class="primary" data-act="join-club">
                {S.club.join}
              </button>
            </div>
          </form>
        )}
      </main>
    </>
  );
}

/** Adds this device to a member by the code in the address, then removes the code from the address. */
export function ClubDeviceDoor({ id, code }: { id: string; code: string }) {
  const [problem, setProblem] = useState("");
  useEffect(() => {
    const added = async () => {
      const { token } = await clubs.useCode(id, { deviceCode: code, device: deviceName() });
      saveClubCard(id, { token, name: "" });
      replaceRoute(clubUrl(id));
    };
    added().catch((error: Error) => setProblem(error.message));
  }, []);
  return <ClubNotice why={problem || S.club.addingDevice} />;
}

export function ClubNotice({ why }: { why: string }) {
  return (
    <>
      <Masthead title={S.club.title} home />
      <main class="page narrow">
        <p class="none" role="status">
          {why}
        </p>
      </main>
    </>
  );
}
