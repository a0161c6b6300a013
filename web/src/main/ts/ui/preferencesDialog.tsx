import { useState } from "preact/hooks";
import { S } from "../texts/strings.ts";
import { Chip, Switch } from "./fields.tsx";
import { Dialog } from "./dialog.tsx";
import {
  changePreferences,
  preferences,
  type Theme,
  type PlayingHand,
  type TextSize,
  type TellingPace,
  type TileStyle,
  type Preferences,
} from "../storage/preferences.ts";
import { forgetHints } from "../storage/lessons.ts";
import { useStore } from "../lib/store.ts";

/** The preferences: theme, tiles, text size, sounds, shortcuts. */
export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const now = useStore(preferences);
  return (
    <Dialog title={S.preferences} onClose={onClose} kind="ways">
      <Choice<Theme> name="lamp" label={S.theme} value={now.lamp} labels={S.themeLabel} />
      <Choice<TileStyle> name="tiles" label={S.tileStyle} value={now.tiles} labels={S.tileStyleLabel} />
      <Choice<TextSize> name="size" label={S.textSize} value={now.size} labels={S.textSizeLabel} />
      <Choice<PlayingHand> name="side" label={S.playingHand} value={now.side} labels={S.playingHandLabel} />
      <Choice<TellingPace> name="pace" label={S.tellingPace} value={now.pace} labels={S.tellingPaceLabel} />
      <div class="column near switches">
        <PreferenceSwitch name="sound" label={S.sound} />
        <PreferenceSwitch name="keys" label={S.shortcuts} hint={S.shortcutsHint} />
        <PreferenceSwitch name="lesson" label={S.hintsForBeginners} />
        <PreferenceSwitch name="cheers" label={S.cheers} hint={S.cheersHint} />
        <PreferenceSwitch name="children" label={S.family} hint={S.familyHint} />
        <NotificationSwitch value={now.call} />
      </div>
      {now.lesson && <RepeatHintsButton />}
      <details>
        <summary>{S.shortcutsHelp}</summary>
        <dl class="key-list">
          {S.shortcutList.map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Dialog>
  );
}

function Choice<T extends string>({
  name,
  label,
  value,
  labels,
}: {
  name: keyof Preferences;
  label: string;
  value: T;
  labels: Record<T, string>;
}) {
  return (
    <fieldset class="blank">
      <legend>{label}</legend>
      <div class="cluster chips">
        {(Object.keys(labels) as T[]).map((each) => (
          <Chip
            key={each}
            name={name}
            value={each}
            chosen={each === value}
            onPick={() => changePreferences({ [name]: each })}
          >
            {labels[each]}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

function PreferenceSwitch(props: {
  name: "sound" | "keys" | "lesson" | "children" | "cheers";
  label: string;
  hint?: string;
}) {
  return (
    <Switch
      {...props}
      on={useStore(preferences)[props.name]}
      onTurn={(on) => changePreferences({ [props.name]: on })}
    />
  );
}

/** The switch for notifications; asks for the browser's permission when turned on. */
function NotificationSwitch({ value }: { value: boolean }) {
  const [refused, setRefused] = useState(false);
  if (typeof Notification !== "function" || !isSecureContext) return null;
  async function turn(on: boolean): Promise<void> {
    const may = !on || (await Notification.requestPermission()) === "granted";
    setRefused(!may);
    changePreferences({ call: on && may });
  }
  return (
    <Switch
      name="call"
      label={S.notify}
      hint={refused ? S.notifyRefused : S.notifyHint}
      on={value}
      onTurn={(on) => void turn(on)}
    />
  );
}

function RepeatHintsButton() {
  const [done, setDone] = useState(false);
  return (
    <p>
      <button
        type="button"
        class="ghost"
        data-act="lessons-again"
        onClick={() => {
          forgetHints();
          setDone(true);
        }}
      >
        {S.repeatHints}
      </button>{" "}
      <span class="hint" role="status">
        {done && S.hintsWillRepeat}
      </span>
    </p>
  );
}
