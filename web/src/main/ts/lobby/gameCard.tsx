import { within } from "../lib/base.ts";
import { useState } from "preact/hooks";
import { serverGone } from "../offline/device.ts";
import { S } from "../texts/strings.ts";
import { ErrorText, NameField, useNameInput } from "../ui/fields.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icons.tsx";
import { myName, rememberName } from "../storage/playerName.ts";
import { useTask } from "../lib/request.ts";
import { useStore } from "../lib/store.ts";
import { wantedLength } from "../storage/chosenLengths.ts";
import { GameFacts } from "../ui/gameFacts.tsx";
import { firstLength, lengthsFor } from "../ui/lengths.ts";
import type { Seating } from "../ui/route.ts";
import type { GameInfo } from "../wire/types.ts";
import { botsFor, inviteFriends, playNow } from "./createTable.ts";
import { GamePicture } from "../ui/gamePicture.tsx";

/**
 * A game of the front page: its picture and title lead to its page, the red button begins. With `kicker` it is
 * recommended, and drawn large; with `seating` the button leads to its page, where the company is set.
 */
export function GameCard({ game, kicker, seating }: { game: GameInfo; kicker?: string; seating: Seating | "" }) {
  const { run, busy, problem } = useTask();
  const [asking, setAsking] = useState(false);
  const alone = useStore(serverGone);
  const invite = () => (myName() ? run(() => inviteFriends(game, myName())) : setAsking(true));
  const players = botsFor(game) + 1;
  const length = firstLength(game, players, wantedLength(game.id));
  const page = within("/#game=" + game.id + (seating && `&with=${seating}`));
  const begins = alone ? S.playOffline : S.playNowWith(players - 1);
  return (
    <article class="game-card stacked anchor" data-game={game.id} data-start={kicker ? "" : undefined}>
      <a class="to-page" href={page} tabIndex={-1} aria-hidden="true">
        <GamePicture faces={game.picture ?? []} />
      </a>
      {kicker && <p class="start-why">{kicker}</p>}
      <h3>
        <a data-act="set-up" href={page}>
          {game.title}
        </a>
      </h3>
      <p class="summary">{game.summary}</p>
      <GameFacts game={game} length={length} players={players} />
      <ErrorText text={problem} />
      {seating ? (
        <div class="game-acts tailed">
          <a class="primary button" data-act="together" href={page}>
            <Icon name="play" />
            <span>{S.seatingOf[seating].begin}</span>
          </a>
        </div>
      ) : (
        <div class="game-acts tailed">
          <button
            type="button"
            class="primary"
            data-act={alone ? "play-alone" : "play-now"}
            disabled={busy}
            aria-label={`${game.title}: ${begins}${length ? `, ${length.label}` : ""}`}
            onClick={() => run(() => playNow(game, length))}
          >
            <Icon name="play" />
            <span>{busy ? S.opening : S.playNow}</span>
          </button>
          {!alone && (
            <button
              type="button"
              class="ghost"
              data-act="invite"
              disabled={busy}
              aria-label={`${game.title}: ${S.inviteFriends}`}
              onClick={invite}
            >
              {kicker ? S.inviteFriends : S.inviteShort}
            </button>
          )}
          <p class="cluster other-lengths">
            {lengthsFor(game, players)
              .filter((each) => each !== length)
              .map((each) => (
                <button
                  key={each.name}
                  type="button"
                  class="quiet"
                  data-length={each.name}
                  disabled={busy}
                  aria-label={`${game.title}: ${begins}, ${each.label}`}
                  onClick={() => run(() => playNow(game, each))}
                >
                  {each.label}, {S.minutesShort(each.minutes[players] ?? 0)}
                </button>
              ))}
          </p>
        </div>
      )}
      {asking && (
        <AskName
          title={game.title}
          onClose={() => setAsking(false)}
          onName={(name) => {
            setAsking(false);
            run(() => inviteFriends(game, name));
          }}
        />
      )}
    </article>
  );
}

/** Asks for the name of a player who invites others; it is remembered. */
function AskName({ title, onName, onClose }: { title: string; onName: (name: string) => void; onClose: () => void }) {
  const name = useNameInput("");
  return (
    <Dialog title={title} onClose={onClose} kind="name">
      <form
        class="one-line tailed"
        onSubmit={name.submitting((called) => {
          rememberName(called);
          onName(called);
        })}
      >
        <NameField label={S.askName} name={name} focused />
        <button type="submit" class="primary" data-act="create">
          {S.inviteFriends}
        </button>
      </form>
    </Dialog>
  );
}
