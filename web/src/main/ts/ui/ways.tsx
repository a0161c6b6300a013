import { S } from "../strings.ts";
import { Dialog } from "./dialog.tsx";
import { change, ways, type Lamp, type Tiles, type Ways } from "./keep.ts";
import { useStore } from "./store.ts";

/** How this browser likes its table: light, letters, sounds and keys. */
export function WaysSheet({ onClose }: { onClose: () => void }) {
  const now = useStore(ways);
  return (
    <Dialog title={S.ways} onClose={onClose} kind="ways">
      <Choice<Lamp> name="lamp" label={S.lamp} value={now.lamp} labels={S.lampLabel} />
      <Choice<Tiles> name="tiles" label={S.tiles} value={now.tiles} labels={S.tilesLabel} />
      <Switch name="sound" label={S.sound} value={now.sound} />
      <Switch name="keys" label={S.keys} value={now.keys} hint={S.keysHint} />
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
}: {
  name: keyof Ways;
  label: string;
  value: T;
  labels: Record<T, string>;
}) {
  return (
    <fieldset class="blank">
      <legend>{label}</legend>
      <div class="chips">
        {(Object.keys(labels) as T[]).map((each) => (
          <label key={each} class="chip">
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === value}
              onChange={() => change({ [name]: each })}
            />
            <span>{labels[each]}</span>
          </label>
        ))}
      </div>
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
