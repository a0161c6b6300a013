import { useEffect, useState } from "preact/hooks";
import { serverGone } from "../offline/device.ts";
import { RulesReader } from "../rules/reader.tsx";
import { S } from "../texts/strings.ts";
import { useRequest } from "../lib/request.ts";
import { ErrorText, LevelField, NameField, Switch, useNameInput } from "../ui/fields.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { MATCH, chooseLevel, chosenLevel, strengthOf } from "../storage/botLevel.ts";
import { changePreferences, preferences } from "../storage/preferences.ts";
import { myName, rememberName } from "../storage/playerName.ts";
import { RealTableLinks } from "../ui/realTable.tsx";
import { SettingField } from "../ui/settingField.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { useStore } from "../lib/store.ts";
import { api } from "../api/api.ts";
import { isWideScreen } from "../lib/mediaQuery.ts";
import type { GameInfo, Setting } from "../wire/types.ts";
import { botsFor, createTable } from "./createTable.ts";
import { GameFacts } from "./gameCard.tsx";

/** How many settings a phone shows unfolded; the usual ones suit most games. */
const MAX_OPEN_SETTINGS = 4;

/** The page of a game: its summary, its settings, and the button that creates a table. */
export function GameSetup({ game }: { game: string }) {
  const { value: games, problem } = useRequest(() => api.games(), []);
  const info = games?.find((each) => each.id === game);
  useRequest(() => api.tables(), []); // Finds out whether the server is up; the list of games may come from the cache.
  useEffect(() => {
    document.title = info ? S.title(info.title) : S.appName;
  }, [info]);
  return (
    <>
      <Masthead title={info?.title ?? S.appName} home />
      <main class="page narrow">
        <ErrorText text={problem} />
        {info && <Form game={info} />}
        {!info && !problem && (
          <p class="none" role="status">
            {S.loading}
          </p>
        )}
      </main>
    </>
  );
}

function Form({ game }: { game: GameInfo }) {
  const name = useNameInput(myName());
  const [seats, setSeats] = useState(botsFor(game) + 1);
  const [bots, setBots] = useState(botsFor(game));
  const [level, setLevel] = useState(chosenLevel());
  const [open, setOpen] = useState(false);
  const family = useStore(preferences).children;
  const [settings, setSettings] = useState<Record<string, string>>({});
  const [clause, setClause] = useState<string | undefined>();
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const alone = useStore(serverGone);
  const changed = game.settings.filter(
    (setting) => (settings[setting.name] ?? usualChoice(game, setting, family)) !== usualChoice(game, setting, false),
  ).length;
  const chairs = Array.from({ length: game.most - game.fewest + 1 }, (_, i) => game.fewest + i);

  async function submit(event: Event): Promise<void> {
    event.preventDefault();
    const called = name.take();
    if (!called) return;
    rememberName(called);
    setBusy(true);
    try {
      if (bots > 0 && level === MATCH) chooseLevel(MATCH);
      await createTable({
        game,
        settings,
        seats,
        bots: Math.min(bots, seats - 1),
        level: strengthOf(level, game.race),
        name: called,
        open,
        family,
      });
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
    }
  }
  return (
    <form class="panel set-up" onSubmit={(event) => void submit(event)} data-game={game.id}>
      <p class="summary">{game.summary}</p>
      <GameFacts game={game} players={seats} usual={changed > 0} />
      <p class="hint from-leaflet">
        {game.guest ? S.guestGameHint : S.fromLeaflet(S.leaflet(game.leaflet))}
        {game.subtitle ? `, ${game.subtitle}` : ""}
      </p>
      <p class="game-links">
        <button type="button" class="ghost" data-act="rules" onClick={() => setClause("")}>
          {S.rules}
        </button>
        {game.puzzle && !alone && (
          <a class="ghost button" data-act="puzzle" href={"/#puzzle=" + game.id}>
            {S.puzzle}
          </a>
        )}
        {!game.guest && <RealTableLinks game={game.id} />}
      </p>
      <NameField label={S.yourName} hint={S.nameHint} name={name} />
      <div class="pair">
        <NumberField label={S.seats} name="seats" value={seats} all={chairs} onPick={setSeats} />
        <NumberField
          label={S.bots}
          name="bots"
          value={Math.min(bots, seats - 1)}
          all={Array.from({ length: seats }, (_, i) => i)}
          onPick={setBots}
        />
        {bots > 0 && <LevelField value={level} onPick={setLevel} />}
      </div>
      {bots < seats - 1 && <p class="hint">{S.botsHint}</p>}
      {game.settings.length > 0 && (
        <details class="options" open={game.settings.length <= MAX_OPEN_SETTINGS || isWideScreen()}>
          <summary class="head">
            <span>{S.options}</span>
            <small>{changed > 0 ? S.optionsChanged(changed) : S.optionsUsual}</small>
          </summary>
          {game.settings.map((setting) => (
            <SettingField
              key={setting.name}
              setting={setting}
              value={settings[setting.name] ?? usualChoice(game, setting, family)}
              onPick={(value) => setSettings((old) => ({ ...old, [setting.name]: value }))}
              onClause={setClause}
            />
          ))}
        </details>
      )}
      <div class="switches">
        <Switch
          name="family"
          label={S.family}
          hint={S.familyHint}
          on={family}
          onTurn={(on) => changePreferences({ children: on })}
        />
        <Switch name="open" label={S.openToEveryone} hint={S.openTableHint} on={open} onTurn={setOpen} />
      </div>
      <ErrorText text={problem} />
      <div class="form-foot">
        <button type="submit" class="primary" disabled={busy} data-act="create">
          {busy ? S.sending : alone ? S.playOffline : S.createTable}
        </button>
      </div>
      {clause !== undefined && (
        <Dialog title={S.rulesOf(game.title)} onClose={() => setClause(undefined)} wide kind="rules">
          <RulesReader game={game.id} clause={clause} />
        </Dialog>
      )}
    </form>
  );
}

/** The default of a setting: what suits people, else its first choice; "yes" for a family setting when children play. */
function usualChoice(game: GameInfo, setting: Setting, family: boolean): string {
  const wanted = family && setting.name === "family" ? "yes" : game.forPeople?.[setting.name];
  const choice = setting.choices.find((each) => each.value === wanted) ?? setting.choices[0];
  return choice?.value ?? "";
}

function NumberField({
  label,
  name,
  value,
  all,
  onPick,
}: {
  label: string;
  name: string;
  value: number;
  all: number[];
  onPick: (value: number) => void;
}) {
  return (
    <label class="blank">
      <span>{label}</span>
      <select name={name} value={value} onChange={(event) => onPick(Number(event.currentTarget.value))}>
        {all.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
    </label>
  );
}
