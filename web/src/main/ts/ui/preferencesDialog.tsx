import { useState } from "preact/hooks";
import { S } from "../i18n/strings.ts";
import { Chip } from "./fields.tsx";
import { Dialog } from "./dialog.tsx";
import {
  change,
  ways,
  type Lamp,
  type Side,
  type Size,
  type Tiles,
  type Tongue,
  type Ways,
} from "../storage/preferences.ts";
import { forgetLessons } from "../storage/lessons.ts";
import { useStore } from "../lib/store.ts";

/** How this browser likes its table: light, letters, sounds and keys. */
export function WaysSheet({ onClose }: { onClose: () => void }) {
  const now = useStore(ways);
  return (
    <Dialog title={S.ways} onClose={onClose} kind="ways">
      <Choice<Lamp> name="lamp" label={S.lamp} value={now.lamp} labels={S.lampLabel} />
      <Choice<Tiles> name="tiles" label={S.tiles} value={now.tiles} labels={S.tilesLabel} />
      <Choice<Size> name="size" label={S.size} value={now.size} labels={S.sizeLabel} />
      <Choice<Side> name="side" label={S.side} value={now.side} labels={S.sideLabel} />
      <Choice<Tongue> name="tongue" label={S.tongue} value={now.tongue} labels={S.tongueLabel} hint={S.tongueHint} />
      <div class="switches">
        <Switch name="sound" label={S.sound} value={now.sound} />
        <Switch name="keys" label={S.keys} value={now.keys} hint={S.keysHint} />
        <Switch name="lesson" label={S.lessonWay} value={now.lesson} />
        <Switch name="children" label={S.family} value={now.children} hint={S.familyHint} />
        <CallSwitch value={now.call} />
      </div>
      {now.lesson && <AgainButton />}
      <details>
        <summary>{S.keysHelp}</summary>
        <dl class="key-list">
          {S.keyList.map(([key, what]) => (
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
  hint,
}: {
  name: keyof Ways;
  label: string;
  value: T;
  labels: Record<T, string>;
  hint?: string;
}) {
  return (
    <fieldset class="blank">
      <legend>{label}</legend>
      <div class="chips">
        {(Object.keys(labels) as T[]).map((each) => (
          <Chip key={each} name={name} value={each} chosen={each === value} onPick={() => change({ [name]: each })}>
            {labels[each]}
          </Chip>
        ))}
      </div>
      {hint && <p class="hint">{hint}</p>}
    </fieldset>
  );
}

function Switch({ name, label, value, hint }: { name: keyof Ways; label: string; value: boolean; hint?: string }) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        name={name}
        checked={value}
        onChange={(event) => change({ [name]: event.currentTarget.checked })}
      />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}

/** Calling wants the browser's leave, which is asked for when it is switched on. */
function CallSwitch({ value }: { value: boolean }) {
  const [refused, setRefused] = useState(false);
  if (typeof Notification !== "function" || !isSecureContext) return null;
  async function turn(on: boolean): Promise<void> {
    const may = !on || (await Notification.requestPermission()) === "granted";
    setRefused(!may);
    change({ call: on && may });
  }
  return (
    <label class="switch">
      <input type="checkbox" name="call" checked={value} onChange={(event) => void turn(event.currentTarget.checked)} />
      <span>
        {S.call}
        <small>{refused ? S.callRefused : S.callHint}</small>
      </span>
    </label>
  );
}

function AgainButton() {
  const [done, setDone] = useState(false);
  return (
    <p>
      <button
        type="button"
        class="ghost"
        data-act="lessons-again"
        onClick={() => {
          forgetLessons();
          setDone(true);
        }}
      >
        {S.lessonAgain}
      </button>{" "}
      <span class="hint" role="status">
        {done && S.lessonForgotten}
      </span>
    </p>
  );
}
