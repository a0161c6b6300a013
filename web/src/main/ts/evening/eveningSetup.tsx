import { useEffect, useState } from "preact/hooks";
import { RulesReader } from "../rules/reader.tsx";
import { S } from "../texts/strings.ts";
import { useRequest, useTask } from "../lib/request.ts";
import { ErrorText, submitting } from "../ui/fields.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { SettingField } from "../ui/settingField.tsx";
import { Masthead } from "../ui/masthead.tsx";
import { go } from "../ui/route.ts";
import { savePass } from "../storage/eveningPasses.ts";
import { shortRules } from "../rules/help.ts";
import { byNumber } from "./choices.ts";
import { useHowTo } from "./howToOf.ts";
import { EveningHowTo } from "./eveningPage.tsx";
import { clubs } from "../api/clubs.ts";
import { clubCard } from "../storage/clubCards.ts";
import { evenings } from "../api/evenings.ts";
import { type EveningGame } from "../wire/evening.ts";

/** The form in which a hostess chooses the game and its options and opens the evening, for a club or for anybody. */
export function EveningSetup({ club }: { club: string }) {
  const { value: choices, problem } = useRequest(() => evenings.choices(), []);
  const [picked, setPicked] = useState("");
  const [evening, setEvening] = useState<Record<string, string>>({});
  const [table, setTable] = useState<Record<string, string>>({});
  const { run, busy, problem: refusal } = useTask();
  const [clause, setClause] = useState<string | undefined>();
  useEffect(() => {
    document.title = S.title(S.evening.title);
  }, []);
  const suit = choices?.games.find((each) => each.game === picked) ?? choices?.games[0];
  const howTo = useHowTo(suit?.game ?? "", suit?.settings, { ...suit?.usual, ...table, ...suit?.fixed });

  async function open({ game, title }: EveningGame): Promise<void> {
    const wish = { game, table, evening };
    const card = clubCard(club);
    const opened = await (card ? clubs.openEvening(club, wish, card.token) : evenings.open(wish));
    const { evening: id, hostessToken, inviteToken, watchToken } = opened;
    savePass(id, { hostessToken, inviteToken, watchToken, title });
    go(`/e/${id}#desk`);
  }
  return (
    <>
      <Masthead title={S.evening.shortTitle} home onRules={() => setClause("")} />
      <main class="page narrow">
        <ErrorText text={problem || refusal} />
        {choices && suit && (
          <form class="column panel set-up" onSubmit={submitting(() => run(() => open(suit)))} data-evening-setup="">
            <p class="summary">{S.evening.hint}</p>
            <label class="blank">
              <span>{S.evening.game}</span>
              <select
                name="game"
                value={suit.game}
                onChange={(event) => {
                  setPicked(event.currentTarget.value);
                  setTable({});
                }}
              >
                {choices.games.map((each) => (
                  <option key={each.game} value={each.game}>
                    {each.title}
                  </option>
                ))}
              </select>
            </label>
            <ul class="hint evening-summary">
              {(howTo ? shortRules(howTo) : [suit.summary]).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
            <details class="options" open>
              <summary class="head">{S.evening.options}</summary>
              {choices.settings.map((setting) => (
                <SettingField
                  key={setting.name}
                  setting={byNumber(setting)}
                  value={evening[setting.name] ?? setting.choices[0]?.value ?? ""}
                  onPick={(value) => setEvening((old) => ({ ...old, [setting.name]: value }))}
                  onClause={setClause}
                />
              ))}
            </details>
            <GameOptions suit={suit} table={table} onPick={setTable} />
            <div class="cluster form-foot">
              <button type="submit" class="primary" disabled={busy} data-act="open-evening">
                {S.evening.create}
              </button>
            </div>
          </form>
        )}
      </main>
      {clause !== undefined && (
        <Dialog title={S.rulesOf(S.evening.title)} onClose={() => setClause(undefined)} wide kind="rules">
          {clause ? <RulesReader game="progressive" clause={clause} /> : <EveningHowTo />}
        </Dialog>
      )}
    </>
  );
}

interface OptionsProps {
  suit: EveningGame;
  table: Record<string, string>;
  onPick: (table: Record<string, string>) => void;
}

/** The options of the game, without those that the evening fixes. */
function GameOptions({ suit, table, onPick }: OptionsProps) {
  const open = suit.settings.filter((setting) => !(setting.name in suit.fixed));
  return (
    <details class="options">
      <summary class="head">{S.evening.gameOptions(suit.title)}</summary>
      {open.map((setting) => (
        <SettingField
          key={suit.game + setting.name}
          setting={{ ...setting, clause: "" }}
          value={table[setting.name] ?? suit.usual[setting.name] ?? setting.choices[0]?.value ?? ""}
          onPick={(value) => onPick({ ...table, [setting.name]: value })}
          onClause={() => {}}
        />
      ))}
    </details>
  );
}
