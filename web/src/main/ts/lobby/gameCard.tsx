import { useState } from "preact/hooks";
import { serverGone } from "../offline/device.ts";
import { S } from "../texts/strings.ts";
import { ErrorText, NameField, useNameInput } from "../ui/fields.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Icon } from "../ui/icons.tsx";
import { myName, rememberName } from "../storage/playerName.ts";
import { useStore } from "../lib/store.ts";
import type { GameInfo } from "../wire/types.ts";
import { botsFor, inviteFriends, playNow } from "./createTable.ts";
import { GamePicture } from "./gamePicture.tsx";
import { minutesFor } from "./minutes.ts";

/** A game of the front page; with `kicker` it is recommended, and drawn large. */
export function GameCard({ game, kicker }: { game: GameInfo; kicker?: string }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const [asking, setAsking] = useState(false);
  const run = (task: () => Promise<void>) => {
    setBusy(true);
    setProblem("");
    task().catch((error: Error) => {
      setProblem(error.message);
      setBusy(false);
    });
  };
  const alone = useStore(serverGone);
  const invite = () => (myName() ? run(() => inviteFriends(game, myName())) : setAsking(true));
  return (
    <article class="game-card" data-game={game.id} data-start={kicker ? "" : undefined}>
      <GamePicture faces={game.picture ?? []} />
      {kicker && <p class="start-why">{kicker}</p>}
      <h3>
        <a data-act="set-up" href={"/#game=" + game.id}>
          {game.title}
        </a>
      </h3>
      <p class="summary">{game.summary}</p>
      <GameFacts game={game} />
      <ErrorText text={problem} />
      <div class="game-acts">
        <button
          type="button"
          class="primary"
          data-act={alone ? "play-alone" : "play-now"}
          disabled={busy}
          aria-label={`${game.title}: ${alone ? S.playOffline : S.playNowWith(botsFor(game))}`}
          onClick={() => run(() => playNow(game))}
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
      </div>
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

/**
 * How many play, how long (for a number of players, if one is given; by the usual options, if `usual`), whether the
 * rules had to be put together, and whether it is a guest.
 */
export function GameFacts({ game, players, usual }: { game: GameInfo; players?: number; usual?: boolean }) {
  const least = players ? minutesFor(game, players) : Math.min(...game.minutes);
  const most = players ? least : Math.max(...game.minutes);
  return (
    <p class="facts">
      <span>{S.playerCount(game.fewest, game.most)}</span>{" "}
      <span>{usual ? S.usualMinutes(least) : S.minutes(least, most)}</span>{" "}
      {game.reconstructed && (
        <span class="rebuilt" title={S.reconstructedHint}>
          {S.reconstructed}
        </span>
      )}
      {game.guest && (
        <span class="rebuilt" title={S.guestGameHint}>
          {S.guestGame}
        </span>
      )}
    </p>
  );
}

/** Asks for the name of a player who invites others; it is remembered. */
function AskName({ title, onName, onClose }: { title: string; onName: (name: string) => void; onClose: () => void }) {
  const name = useNameInput("");
  return (
    <Dialog title={title} onClose={onClose} kind="name">
      <form
        class="one-line"
        onSubmit={(event) => {
          event.preventDefault();
          const called = name.take();
          if (!called) return;
          rememberName(called);
          onName(called);
        }}
      >
        <NameField label={S.askName} name={name} />
        <button type="submit" class="primary" data-act="create">
          {S.inviteFriends}
        </button>
      </form>
    </Dialog>
  );
}
