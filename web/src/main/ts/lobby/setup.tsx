import { useEffect, useState } from "preact/hooks";
import { gone } from "../offline/device.ts";
import { RulesReader } from "../rules/reader.tsx";
import { S } from "../i18n/strings.ts";
import { useAsked } from "../lib/request.ts";
import { LevelBlank, NameBlank, Trouble } from "../ui/fields.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { change, ways } from "../storage/preferences.ts";
import { myName, rememberName } from "../storage/playerName.ts";
import { SettingBlank } from "../ui/settingField.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { useStore } from "../lib/store.ts";
import { api } from "../api/api.ts";
import type { GameInfo, Setting } from "../wire/types.ts";
import { botsFor, layTable } from "./createTable.ts";

/** So many options lie open on a phone; more are folded away, since the usual ones do. */
const FEW = 4;
const roomy = () => matchMedia("(min-width: 1024px)").matches;

/** One game: what it is, what may be settled beforehand, and the table to be laid. */
export function SetUp({ game }: { game: string }) {
  const { value: games, trouble } = useAsked(() => api.games(), []);
  const info = games?.find((each) => each.id === game);
  useAsked(() => api.tables(), []); // Whether the house answers: what is asked of it otherwise may be kept here.
  useEffect(() => {
    document.title = info ? S.title(info.title) : S.house;
  }, [info]);
  return (
    <>
      <Masthead title={info?.title ?? S.house} subtitle={info?.subtitle ?? ""} home />
      <main class="page narrow">
        <Trouble text={trouble} />
        {info && <Form game={info} />}
        {!info && !trouble && (
          <p class="none" role="status">
            {S.loading}
          </p>
        )}
      </main>
    </>
  );
}

function Form({ game }: { game: GameInfo }) {
  const [name, setName] = useState(myName());
  const [seats, setSeats] = useState(botsFor(game) + 1);
  const [bots, setBots] = useState(botsFor(game));
  const [level, setLevel] = useState(3);
  const [open, setOpen] = useState(false);
  const family = useStore(ways).children;
  const [settings, setSettings] = useState<Record<string, string>>({});
  const [clause, setClause] = useState<string | undefined>();
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const alone = useStore(gone);
  const changed = game.settings.filter(
    (setting) => (settings[setting.name] ?? usualOf(setting, family)) !== setting.choices[0]?.value,
  ).length;
  const chairs = Array.from({ length: game.most - game.fewest + 1 }, (_, i) => game.fewest + i);

  async function lay(event: Event): Promise<void> {
    event.preventDefault();
    if (!name.trim()) return setTrouble(S.nameWanted);
    rememberName(name.trim());
    setBusy(true);
    try {
      const called = name.trim();
      await layTable({ game, settings, seats, bots: Math.min(bots, seats - 1), level, name: called, open, family });
    } catch (error) {
      setTrouble((error as Error).message);
      setBusy(false);
    }
  }
  return (
    <form class="leaf set-up" onSubmit={(event) => void lay(event)} data-game={game.id}>
      <p class="summary">{game.summary}</p>
      <p class="facts">
        <span>{S.players(game.fewest, game.most)}</span>
        {game.minutes > 0 && <span>{S.minutes(game.minutes)}</span>}
        {game.race && <span class="race">{S.race}</span>}
        <button type="button" class="quiet" onClick={() => setClause("")}>
          {S.rules}
        </button>
      </p>
      <NameBlank label={S.yourName} hint={S.nameHint} value={name} onName={setName} />
      <div class="pair">
        <Numbers label={S.seats} name="seats" value={seats} all={chairs} onPick={setSeats} />
        <Numbers
          label={S.bots}
          name="bots"
          value={Math.min(bots, seats - 1)}
          all={Array.from({ length: seats }, (_, i) => i)}
          onPick={setBots}
        />
        {bots > 0 && <LevelBlank value={level} onPick={setLevel} />}
      </div>
      <p class="hint">{S.botsHint}</p>
      {game.settings.length > 0 && (
        <details class="options" open={game.settings.length <= FEW || roomy()}>
          <summary class="head">
            <span>{S.options}</span>
            <small>{changed > 0 ? S.optionsChanged(changed) : S.optionsUsual}</small>
          </summary>
          {game.settings.map((setting) => (
            <SettingBlank
              key={setting.name}
              setting={setting}
              value={settings[setting.name] ?? usualOf(setting, family)}
              onPick={(value) => setSettings((old) => ({ ...old, [setting.name]: value }))}
              onClause={setClause}
            />
          ))}
        </details>
      )}
      <div class="switches">
        <label class="switch">
          <input
            type="checkbox"
            name="family"
            checked={family}
            onChange={(event) => change({ children: event.currentTarget.checked })}
          />
          <span>
            {S.family}
            <small>{S.familyHint}</small>
          </span>
        </label>
        <label class="switch">
          <input
            type="checkbox"
            name="open"
            checked={open}
            onChange={(event) => setOpen(event.currentTarget.checked)}
          />
          <span>
            {S.open}
            <small>{S.openHint}</small>
          </span>
        </label>
      </div>
      <Trouble text={trouble} />
      <div class="form-foot">
        <button type="submit" class="primary" disabled={busy} data-act="create">
          {busy ? S.sending : alone ? S.playAlone : S.create}
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

/** The first choice is the usual one; where children play, a setting about it is on. */
function usualOf(setting: Setting, family: boolean): string {
  const wanted = family && setting.name === "family" ? "yes" : "";
  const choice = setting.choices.find((each) => each.value === wanted) ?? setting.choices[0];
  return choice?.value ?? "";
}

function Numbers({
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
