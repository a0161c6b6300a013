import { within } from "../lib/base.ts";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api/api.ts";
import { pocket } from "../api/pocket.ts";
import { S } from "../texts/strings.ts";
import { useRequest } from "../lib/request.ts";
import { useStore } from "../lib/store.ts";
import { RulesReader } from "../rules/reader.tsx";
import { changePreferences, preferences } from "../storage/preferences.ts";
import { read, write } from "../storage/localStorage.ts";
import { Chip, ErrorText, Switch } from "../ui/fields.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { SettingField } from "../ui/settingField.tsx";
import { canSpeak } from "../ui/speech.ts";
import type { GameInfo } from "../wire/types.ts";
import { Judge } from "./judge.tsx";
import { SheetTab } from "./sheet.tsx";
import { Watch } from "./watch.tsx";

const TABS = ["sheet", "judge", "watch", "rules"] as const;
type Tab = (typeof TABS)[number];

/** The judge in the pocket: for those who sit round a real table. Everything is worked out on this device. */
export function PocketPage({ game, shared }: { game: string; shared: string }) {
  const { value: games, problem } = useRequest(() => api.games(), []);
  const info = games?.find((each) => each.id === game);
  useEffect(() => {
    document.title = (info ? info.title + " – " : "") + S.pocket;
  }, [info]);
  return (
    <>
      <Masthead title={info?.title ?? S.pocket} subtitle={info ? S.pocket : S.pocketSub} home />
      <main class="column page narrow pocket">
        <ErrorText text={problem} />
        {info && <Desk key={info.id} game={info} shared={shared} />}
        {games && !info && <Picker games={games} />}
      </main>
    </>
  );
}

function Picker({ games }: { games: readonly GameInfo[] }) {
  return (
    <section class="column panel" aria-label={S.pocketPick}>
      <h2 class="head">{S.pocketPick}</h2>
      <ul class="fit pocket-games">
        {games.map((game) => (
          <li key={game.id}>
            <a class="ghost button full" data-game={game.id} href={within("/#pocket=" + game.id)}>
              {game.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Desk({ game, shared }: { game: GameInfo; shared: string }) {
  const [tab, setTab] = useState<Tab>("sheet");
  const [settings, setSettings] = useState(() => read<Record<string, string>>("pocket." + game.id, {}));
  const [clause, setClause] = useState("");
  const { voice } = useStore(preferences);
  const { value: about, problem } = useRequest(() => pocket.game({ game: game.id, settings }), [game.id, settings]);
  const offered = game.settings.filter((setting) => about?.settings.includes(setting.name));
  const settle = (name: string, value: string) => {
    const next = { ...settings, [name]: value };
    setSettings(next);
    write("pocket." + game.id, next);
  };
  const readClause = (asked: string) => {
    setClause(asked);
    setTab("rules");
  };
  return (
    <>
      <div class="ends cluster pocket-head">
        <fieldset class="cluster chips" data-tabs>
          <legend class="sr">{S.pocket}</legend>
          {TABS.filter((each) => each !== "judge" || about?.words).map((each) => (
            <Chip key={each} name="pocket-tab" value={each} chosen={tab === each} onPick={() => setTab(each)}>
              {S.pocketTabs[each]}
            </Chip>
          ))}
        </fieldset>
        {canSpeak() && (
          <Switch
            name="voice"
            label={S.voice}
            hint={S.voiceHint}
            on={voice}
            onTurn={(on) => changePreferences({ voice: on })}
          />
        )}
      </div>
      <ErrorText text={problem} />
      {(tab === "judge" || tab === "watch") && !about && !problem && <p role="status">{S.loading}</p>}
      {tab === "sheet" && <SheetTab game={game} settings={settings} shared={shared} />}
      {tab === "judge" && about?.words && <Judge game={game.id} settings={settings} />}
      {tab === "watch" && about && <Watch clocks={about.clocks} />}
      {tab === "rules" && (
        <article class="column panel">
          <RulesReader game={game.id} clause={clause} settings={settings} />
        </article>
      )}
      {tab !== "rules" && offered.length > 0 && (
        <details class="options">
          <summary class="head">{S.pocketOptions}</summary>
          {offered.map((setting) => (
            <SettingField
              key={setting.name}
              setting={setting}
              value={settings[setting.name] ?? setting.choices[0]?.value ?? ""}
              onPick={(value) => settle(setting.name, value)}
              onClause={readClause}
            />
          ))}
        </details>
      )}
    </>
  );
}
