import { within } from "../lib/base.ts";
import { useEffect, useState } from "preact/hooks";
import { serverGone } from "../offline/device.ts";
import { rulesOfTable, shortRules } from "../rules/help.ts";
import { MovingPicture } from "../rules/howTo.tsx";
import { useLookup } from "../rules/lookup.tsx";
import { S } from "../texts/strings.ts";
import { useRequest, useTask } from "../lib/request.ts";
import { ErrorText, LevelField, NameField, Switch, useNameInput, submitting } from "../ui/fields.tsx";
import { MATCH, chooseLevel, chosenLevel, strengthOf } from "../storage/botLevel.ts";
import { rememberLength, wantedLength } from "../storage/chosenLengths.ts";
import { changePreferences, preferences } from "../storage/preferences.ts";
import { myName, rememberName } from "../storage/playerName.ts";
import { LengthField } from "../ui/lengthField.tsx";
import { changedRules, firstLength, lengthOf, withLength } from "../ui/lengths.ts";
import { RealTableLinks } from "../ui/realTable.tsx";
import { SEATINGS, type Seating } from "../ui/route.ts";
import { RuleFields } from "../ui/settingField.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { Segments } from "../ui/segments.tsx";
import { useStore } from "../lib/store.ts";
import { api } from "../api/api.ts";
import type { GameInfo } from "../wire/types.ts";
import { botsFor, createTable } from "./createTable.ts";
import { GameFacts } from "../ui/gameFacts.tsx";
import { GamePicture } from "../ui/gamePicture.tsx";

/** The page of a game: how it goes on the left, how long, who plays and the button that begins on the right. */
export function GamePage({ game, seating }: { game: string; seating: Seating | "" }) {
  const { value: games, problem } = useRequest(() => api.games(), []);
  const info = games?.find((each) => each.id === game);
  useRequest(() => api.tables(), []); // Finds out whether the server is up; the list of games may come from the cache.
  useEffect(() => {
    document.title = info ? S.title(info.title) : S.appName;
  }, [info]);
  return (
    <>
      <Masthead title={info?.title ?? S.appName} subtitle={info?.subtitle ?? ""} home />
      {info ? (
        <Page game={info} first={seating} />
      ) : (
        <main class="page narrow">
          <ErrorText text={problem || (games && S.noSuchGame(game))} />
          {!games && !problem && (
            <p class="none" role="status">
              {S.loading}
            </p>
          )}
          {games && (
            <p class="none">
              <a href={within("/")}>{S.allGames}</a>
            </p>
          )}
        </main>
      )}
    </>
  );
}

/** Who plays: bots, or friends in one of the ways to share a table. */
type Company = "bots" | Seating;

function Page({ game, first }: { game: GameInfo; first: Seating | "" }) {
  const [seats, setSeats] = useState(botsFor(game) + 1);
  const [settings, setSettings] = useState<Record<string, string>>(() =>
    withLength(game, {}, firstLength(game, botsFor(game) + 1, wantedLength(game.id))),
  );
  const family = useStore(preferences).children;
  const chosen = { ...(family ? { family: "yes" } : {}), ...game.forPeople, ...settings };
  const lookup = useLookup({ game: game.id, title: game.title, settings: chosen });
  const howTo = lookup.book && rulesOfTable(lookup.book, game.settings, chosen).howTo;
  return (
    <main class="page columns game-page" data-game-page={game.id}>
      <section class="leaf-sheet lesson-sheet stacked" aria-label={S.howItGoes}>
        {howTo ? <MovingPicture sections={howTo} /> : <GamePicture faces={game.picture ?? []} />}
        <p class="say-so">{game.summary}</p>
        <GameFacts game={game} length={lengthOf(game, settings)} players={seats} />
        <ol class="column near steps">
          {shortRules(howTo ?? []).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        <button type="button" class="ends fold full touch" data-act="rules" onClick={lookup.openRules}>
          {S.moreRules}
        </button>
        <p class="hint from-leaflet">
          {game.guest ? S.guestGameHint : S.fromLeaflet(S.leaflet(game.leaflet))}
          {game.reconstructed && `. ${S.reconstructedHint}`}
        </p>
        <p class="cluster game-links">
          {game.puzzle && !serverGone.value && (
            <a class="ghost button" data-act="puzzle" href={within("/#puzzle=" + game.id)}>
              {S.puzzle}
            </a>
          )}
          {!game.guest && <RealTableLinks game={game.id} />}
        </p>
      </section>
      <Form
        game={game}
        first={first}
        seats={seats}
        onSeats={setSeats}
        settings={settings}
        onSettings={setSettings}
        onClause={lookup.links.onClause}
      />
      {lookup.dialogs}
    </main>
  );
}

interface FormProps {
  game: GameInfo;
  first: Seating | "";
  seats: number;
  onSeats: (seats: number) => void;
  settings: Record<string, string>;
  onSettings: (settings: Record<string, string>) => void;
  onClause: (clause: string) => void;
}

function Form({ game, first, seats, onSeats, settings, onSettings, onClause }: FormProps) {
  const alone = useStore(serverGone);
  const name = useNameInput(myName());
  const [company, setCompany] = useState<Company>(first || "bots");
  const [others, setOthers] = useState<string[]>([]);
  const [level, setLevel] = useState(chosenLevel());
  const [open, setOpen] = useState(false);
  const family = useStore(preferences).children;
  const { run, busy, problem } = useTask();
  const school = useRequest(() => api.door(), []).value?.school === true;
  const withBots = alone || company === "bots";
  const length = lengthOf(game, settings);
  const changed = changedRules(game, settings).length;

  function submit(): void {
    const called = withBots ? name.value.trim() || S.guest : name.take();
    if (!called) return;
    if (called !== S.guest) rememberName(called);
    if (withBots && level === MATCH) chooseLevel(MATCH);
    if (length) rememberLength(game.id, length.name);
    run(() =>
      createTable({
        game,
        settings,
        seats,
        bots: withBots ? seats - 1 : 0,
        level: strengthOf(level, game.race),
        name: called,
        open,
        family,
        others: company === "round" ? others.slice(0, seats - 1).filter((each) => each.trim()) : [],
        television: company === "television",
      }),
    );
  }
  return (
    <form class="leaf-sheet choose stacked" onSubmit={submitting(submit)} data-game={game.id}>
      {(game.lengths?.length ?? 0) > 1 && (
        <section>
          <h2 class="legend">{S.howLong}</h2>
          <LengthField
            game={game}
            players={seats}
            chosen={length}
            onPick={(each) => onSettings(withLength(game, settings, each))}
          />
        </section>
      )}
      <section>
        <h2 class="legend">{S.whoPlays}</h2>
        {!alone && (
          <Segments
            label={S.whoPlays}
            all={[
              ["bots", S.youAndBots],
              ["own", S.youAndFriends],
            ]}
            chosen={withBots ? "bots" : "own"}
            onPick={(each) => setCompany(each)}
          />
        )}
        {!withBots && (
          <Segments
            label={S.howToSit}
            all={SEATINGS.map((each) => [each, S.seatingOf[each].short])}
            chosen={company}
            onPick={setCompany}
          />
        )}
        <ul class="cluster party">
          <li class="guest">
            <b>{S.youTitle}</b>
            <small>{name.value.trim() || S.guest}</small>
          </li>
          {Array.from({ length: seats - 1 }, (_, i) => (
            <li key={i} class="guest" data-friend={withBots ? undefined : ""}>
              <b>{withBots ? S.botNumber(i + 1) : S.friendNumber(i + 1)}</b>
              <small>{withBots ? levelText(level) : S.orBot}</small>
            </li>
          ))}
          <li class="beside guest-acts">
            <button
              type="button"
              class="ghost"
              aria-label={S.oneChairLess}
              disabled={seats <= game.fewest}
              onClick={() => onSeats(seats - 1)}
            >
              −
            </button>
            <button
              type="button"
              class="ghost"
              data-act="one-more"
              aria-label={S.oneChairMore}
              disabled={seats >= game.most}
              onClick={() => onSeats(seats + 1)}
            >
              +
            </button>
          </li>
        </ul>
        {!withBots && <NameField label={S.yourName} hint={S.nameHint} name={name} focused />}
        {company === "round" && !withBots && (
          <div class="fit round-names">
            {Array.from({ length: seats - 1 }, (_, i) => (
              <input
                key={i}
                type="text"
                name="another"
                maxLength={24}
                autocomplete="off"
                aria-label={S.friendNumber(i + 1)}
                placeholder={S.friendNumber(i + 1)}
                value={others[i] ?? ""}
                onInput={(event) => {
                  const names = [...others];
                  names[i] = event.currentTarget.value;
                  setOthers(Array.from(names, (each) => each ?? ""));
                }}
              />
            ))}
          </div>
        )}
      </section>
      <details class="options">
        <summary>
          <span>{S.options}</span>
          <small>{changed > 0 ? S.optionsChanged(changed) : S.optionsUsual}</small>
        </summary>
        {withBots && <NameField label={S.yourName} hint={S.nameHint} name={name} />}
        <label class="blank">
          <span>{S.seats}</span>
          <select name="seats" value={seats} onChange={(event) => onSeats(Number(event.currentTarget.value))}>
            {Array.from({ length: game.most - game.fewest + 1 }, (_, i) => (
              <option key={i} value={game.fewest + i}>
                {game.fewest + i}
              </option>
            ))}
          </select>
        </label>
        {withBots && <LevelField value={level} onPick={setLevel} />}
        <RuleFields
          game={game}
          settings={{ ...(family ? { family: "yes" } : {}), ...game.forPeople, ...settings }}
          onPick={(setting, value) => onSettings({ ...settings, [setting]: value })}
          onClause={onClause}
        />
        {!school && (
          <Switch
            name="family"
            label={S.family}
            hint={S.familyHint}
            on={family}
            onTurn={(on) => changePreferences({ children: on })}
          />
        )}
        {!withBots && !school && (
          <Switch name="open" label={S.openToEveryone} hint={S.openTableHint} on={open} onTurn={setOpen} />
        )}
      </details>
      <div class="column near go-foot">
        <ErrorText text={problem} />
        <button type="submit" class="primary go full" disabled={busy} data-act="create">
          {busy ? S.opening : withBots ? (S.playLength[length?.name ?? ""] ?? S.playNow) : S.createTable}
        </button>
        <p class="after">{alone ? S.onThisDevice : withBots ? S.beginsAtOnce : S.seatingOf[company].hint}</p>
      </div>
    </form>
  );
}

function levelText(level: number): string {
  return level === MATCH ? S.matchForYou : S.level(level);
}
