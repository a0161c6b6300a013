import { clubUrl, houseUrl } from "../lib/base.ts";
import { useState } from "preact/hooks";
import { clubs } from "../api/clubs.ts";
import { ConfirmButton } from "../evening/bell.tsx";
import { clubCard, dropClubCard, saveClubCard } from "../storage/clubCards.ts";
import { dayText } from "../texts/moments.ts";
import { S } from "../texts/strings.ts";
import { Dialog } from "../ui/dialog.tsx";
import { ErrorText, Switch } from "../ui/fields.tsx";
import { go } from "../ui/route.ts";
import { Share } from "../ui/share.tsx";
import type { Club, ClubMember } from "../wire/club.ts";

interface Props {
  club: Club;
  token: string;
  onClose: () => void;
}

/** Does something, and tells in a sentence why it could not be done. */
function useTask(): [string, (task: () => Promise<unknown>) => void] {
  const [problem, setProblem] = useState("");
  return [
    problem,
    (task) => {
      setProblem("");
      task().catch((error: Error) => setProblem(error.message));
    },
  ];
}

/** The invitation as a link and a code; a member who has none at hand makes one. */
export function InviteDialog({ club, token, onClose }: Props) {
  const card = clubCard(club.club);
  const [inviteToken, setInviteToken] = useState(card?.inviteToken ?? "");
  const [calledBack, setCalledBack] = useState(false);
  const [problem, run] = useTask();
  const keep = (invite: string) => {
    setInviteToken(invite);
    setCalledBack(invite === "");
    saveClubCard(club.club, { token, name: club.name, inviteToken: invite });
  };
  const keeper = club.members.some((each) => each.member === club.me && each.keeper);
  return (
    <Dialog title={S.club.inviteTitle} onClose={onClose} kind="club-invite">
      {inviteToken && (
        <Share
          link={houseUrl(`${clubUrl(club.club)}#inviteToken=${encodeURIComponent(inviteToken)}`)}
          label={S.club.inviteLabel}
          hint={S.club.inviteHint}
          act="copy-invite"
          copy={S.club.copyInvite}
          main
        />
      )}
      <ErrorText text={problem} />
      {calledBack && <p role="status">{S.club.calledBack}</p>}
      <div class="cluster form-foot">
        <button
          type="button"
          class="ghost"
          data-act="new-invite"
          onClick={() => run(async () => keep((await clubs.invite(club.club, token)).inviteToken))}
        >
          {inviteToken ? S.club.anotherInvite : S.club.newInvite}
        </button>
        {keeper && (
          <button
            type="button"
            class="ghost"
            data-act="call-back"
            onClick={() => run(() => clubs.callInvitationsBack(club.club, token).then(() => keep("")))}
          >
            {S.club.callBack}
          </button>
        )}
      </div>
    </Dialog>
  );
}

/** Who belongs to the club; one's own devices and name; and what keepers can do for others. */
export function PeopleDialog({ club, token, onClose }: Props) {
  const [link, setLink] = useState<{ member: number; code: string } | undefined>();
  const [problem, run] = useTask();
  const me = club.members.find((each) => each.member === club.me);
  if (!me) return null;
  const give = (member: number) =>
    run(async () => setLink({ member, code: (await clubs.deviceCode(club.club, member, token)).deviceCode }));
  const leaveWith = (task: () => Promise<void>) =>
    run(async () => {
      await task();
      dropClubCard(club.club);
      go("/");
    });
  return (
    <Dialog title={S.club.people} onClose={onClose} kind="club-people">
      <ErrorText text={problem} />
      {link && <DeviceLink club={club} {...link} />}
      <ul class="club-rows club-people">
        {club.members.map((each) => (
          <li key={each.member} data-member={each.member}>
            <div>
              <h3>{each.name}</h3>
              <p>{[each === me ? S.club.you : "", each.keeper ? S.club.keeper : ""].filter(Boolean).join(", ")}</p>
            </div>
            {me.keeper && each !== me && (
              <span class="list-acts">
                <KeepersActs club={club} each={each} token={token} onLink={() => give(each.member)} run={run} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {me.keeper && <p class="hint">{S.club.keepersHint}</p>}
      {me.keeper && (
        <Switch
          name="quiet"
          label={S.club.quiet}
          hint={S.club.quietHint}
          on={club.quiet}
          onTurn={(on) => run(() => clubs.setQuiet(club.club, on, token))}
        />
      )}
      <Switch
        name="long-clock"
        label={S.club.longClock}
        hint={S.club.longClockHint}
        on={me.longClock}
        onTurn={(on) => run(() => clubs.setLongClock(club.club, on, token))}
      />
      <h3 class="legend ends">{S.club.devices}</h3>
      <Devices club={club} of={me} token={token} run={run} />
      <div class="cluster form-foot">
        <button type="button" class="ghost" data-act="add-device" onClick={() => give(club.me)}>
          {S.club.addDevice}
        </button>
      </div>
      <div class="cluster form-foot club-leave">
        <ConfirmButton
          label={S.club.strikeName}
          sure={S.club.sureStrikeName}
          act="strike-name"
          onSure={() => run(() => clubs.strikeName(club.club, club.me, token))}
        />
        <ConfirmButton
          label={S.club.leave}
          sure={S.club.sureLeave}
          act="leave-club"
          onSure={() => leaveWith(() => clubs.leave(club.club, club.me, token))}
        />
        {me.keeper && (
          <ConfirmButton
            label={S.club.close}
            sure={S.club.sureClose}
            act="delete-club"
            onSure={() => leaveWith(() => clubs.close(club.club, token))}
          />
        )}
      </div>
    </Dialog>
  );
}

type Run = (task: () => Promise<unknown>) => void;

function KeepersActs(props: { club: Club; each: ClubMember; token: string; onLink: () => void; run: Run }) {
  const { club, each, token, onLink, run } = props;
  return (
    <>
      <button type="button" class="quiet" data-act="new-link" onClick={onLink}>
        {S.club.newLink}
      </button>
      <button
        type="button"
        class="quiet"
        data-act="keeper"
        onClick={() => run(() => clubs.setKeeper(club.club, each.member, !each.keeper, token))}
      >
        {each.keeper ? S.club.noKeeper : S.club.makeKeeper}
      </button>
      <ConfirmButton
        label={S.club.sendAway}
        sure={S.club.sureSendAway(each.name)}
        act="send-away"
        onSure={() => run(() => clubs.leave(club.club, each.member, token))}
      />
      {(each.devices?.length ?? 0) > 0 && (
        <details>
          <summary>{S.club.devicesOf(each.devices?.length ?? 0)}</summary>
          <Devices club={club} of={each} token={token} run={run} />
        </details>
      )}
    </>
  );
}

function Devices({ club, of, token, run }: { club: Club; of: ClubMember; token: string; run: Run }) {
  return (
    <ul class="club-rows">
      {(of.devices ?? []).map((each) => (
        <li key={each.device} data-device={each.device}>
          <div>
            <h3>{each.name}</h3>
            <p>{each.this ? S.club.thisDevice : S.club.since(dayText(each.since))}</p>
          </div>
          {!each.this && (
            <ConfirmButton
              label={S.club.strike}
              sure={S.club.sureStrikeDevice(each.name)}
              act="strike-device"
              onSure={() => run(() => clubs.strikeDevice(club.club, of.member, each.device, token))}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A link, good once, by which one more device comes to belong to a member. */
function DeviceLink({ club, member, code }: { club: Club; member: number; code: string }) {
  const name = club.members.find((each) => each.member === member)?.name ?? "";
  const own = member === club.me;
  return (
    <section data-device-link={member}>
      <h3 class="legend ends">{own ? S.club.addDevice : S.club.newLinkFor(name)}</h3>
      <p class="hint">{own ? S.club.addHint : S.club.newLinkHint(name)}</p>
      <Share
        link={houseUrl(`${clubUrl(club.club)}#deviceCode=${encodeURIComponent(code)}`)}
        label={S.club.deviceLink}
        hint=""
        act="copy-device-link"
        copy={S.club.copyLink}
        main
      />
    </section>
  );
}
