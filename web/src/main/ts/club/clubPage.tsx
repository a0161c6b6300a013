import { within } from "../lib/base.ts";
import { useEffect, useState } from "preact/hooks";
import { clubs, watchClub } from "../api/clubs.ts";
import { clubCard, dropClubCard, saveClubCard } from "../storage/clubCards.ts";
import { passFor, savePass } from "../storage/eveningPasses.ts";
import { S } from "../texts/strings.ts";
import { ErrorText } from "../ui/fields.tsx";
import { Icon } from "../ui/icons.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { go, type Route } from "../ui/route.ts";
import type { Club } from "../wire/club.ts";
import { BookSheet } from "./clubBook.tsx";
import { ClubDeviceDoor, ClubJoin, ClubNotice } from "./clubDoor.tsx";
import { ClubGames, enterTable } from "./clubGames.tsx";
import { NoticesSheet } from "./clubNotices.tsx";
import { InviteDialog, PeopleDialog } from "./clubPeople.tsx";
import { StartGame } from "./startGame.tsx";

export type ClubRoute = Extract<Route, { at: "club" }>;

/** A club by its link: for a member its page, for others the door. */
export function ClubPage({ route }: { route: ClubRoute }) {
  const { club, inviteToken, deviceCode } = route;
  const card = clubCard(club);
  if (deviceCode) return <ClubDeviceDoor key={deviceCode} id={club} code={deviceCode} />;
  if (card) return <LiveClub key={card.token} id={club} token={card.token} route={route} />;
  return inviteToken ? <ClubJoin id={club} inviteToken={inviteToken} /> : <ClubNotice why={S.club.unknown} />;
}

function LiveClub({ id, token, route }: { id: string; token: string; route: ClubRoute }) {
  const [club, setClub] = useState<Club | undefined>();
  const [problem, setProblem] = useState("");
  const [lost, setLost] = useState(false);
  const [dialog, setDialog] = useState<"" | "invite" | "people">(route.inviting ? "invite" : "");
  useEffect(
    () =>
      watchClub(id, token, setClub, (open, gone, why) => {
        setProblem(open ? "" : gone ? why : S.reconnecting);
        if (gone) setLost(true);
      }),
    [id, token],
  );
  const name = club?.name;
  useEffect(() => {
    document.title = S.title(name ?? S.club.title);
    const card = clubCard(id);
    if (name && card && card.name !== name) saveClubCard(id, { ...card, name });
  }, [name]);
  const called = club?.tables.find((each) => each.table === route.table);
  useEffect(() => {
    if (called) enterTable(called, token);
  }, [called?.table]);
  useEffect(() => {
    if (lost) dropClubCard(id);
  }, [lost]);
  if (lost) return <ClubNotice why={problem || S.club.left} />;
  if (!club) return <ClubNotice why={problem || S.loading} />;
  return (
    <>
      <Masthead title={club.name} home>
        <button class="quiet" type="button" data-act="invite" onClick={() => setDialog("invite")}>
          <Icon name="plus" />
          <span>{S.club.invite}</span>
        </button>
        <button class="quiet" type="button" data-act="people" onClick={() => setDialog("people")}>
          <Icon name="chair" />
          <span>{S.club.people}</span>
        </button>
      </Masthead>
      <main class="page columns club-page" data-club={id}>
        <ErrorText text={problem} />
        <div class="column">
          <ClubGames club={club} token={token} />
        </div>
        <div class="column">
          <StartGame club={club} token={token} />
          <BookSheet club={club} token={token} />
          <ClubEvening club={club} token={token} />
          <NoticesSheet club={club} token={token} />
        </div>
      </main>
      {dialog === "invite" && <InviteDialog club={club} token={token} onClose={() => setDialog("")} />}
      {dialog === "people" && <PeopleDialog club={club} token={token} onClose={() => setDialog("")} />}
    </>
  );
}

/** The evening that is given for the club, or the way to give one. */
function ClubEvening({ club, token }: { club: Club; token: string }) {
  const [problem, setProblem] = useState("");
  const open = club.evening;
  const pass = open && passFor(open.evening);
  const come = async () => {
    const came = await clubs.comeToEvening(club.club, token);
    savePass(came.evening, { guest: came.guest, token: came.token, title: open?.title ?? "" });
    go("/e/" + came.evening);
  };
  const giver = club.members.find((each) => each.member === open?.member)?.name ?? S.club.aGuest;
  return (
    <section class="ends leaf-sheet club-evening">
      <div>
        <h3>{S.club.evening}</h3>
        <p>{open ? S.club.eveningOpen(giver, open.title) : S.club.eveningHint}</p>
        <ErrorText text={problem} />
      </div>
      {!open ? (
        <a class="ghost button" data-act="evening" href={within(`/#evening&club=${club.club}`)}>
          {S.club.openEvening}
        </a>
      ) : pass ? (
        <a
          class="ghost button"
          data-act="evening"
          href={within(`/e/${open.evening}${pass.hostessToken ? "#desk" : ""}`)}
        >
          {pass.hostessToken ? S.club.toDesk : S.evening.back}
        </a>
      ) : (
        <button
          type="button"
          class="ghost"
          data-act="come"
          onClick={() => void come().catch((error: Error) => setProblem(error.message))}
        >
          {S.club.come}
        </button>
      )}
    </section>
  );
}
