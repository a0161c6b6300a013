import { useId } from "preact/hooks";
import { S } from "../texts/strings.ts";
import type { GameInfo, Setting } from "../wire/types.ts";
import { Chip } from "./fields.tsx";

interface SettingProps {
  setting: Setting;
  value: string;
  onPick: (value: string) => void;
  onClause: (clause: string) => void;
}

/** The usual choice comes first over the wire; numbers are listed in their order all the same. */
export function listed(choices: Setting["choices"]): Setting["choices"] {
  return choices.every((choice) => /^\d+$/.test(choice.value))
    ? [...choices].sort((a, b) => Number(a.value) - Number(b.value))
    : choices;
}

export function SettingField({ setting, value, onPick, onClause }: SettingProps) {
  const id = useId();
  const link = setting.clause && (
    <button
      type="button"
      class="clause"
      data-clause={setting.clause}
      aria-label={S.clauseLink(setting.clause)}
      onClick={() => onClause(setting.clause)}
    >
      §
    </button>
  );
  if (setting.choices.length > 5) {
    return (
      <div class="blank" data-setting={setting.name}>
        <span>
          <label for={id}>{setting.label}</label> {link}
        </span>
        <select id={id} name={setting.name} value={value} onChange={(event) => onPick(event.currentTarget.value)}>
          {listed(setting.choices).map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </div>
    );
  }
  return (
    <fieldset class="blank" data-setting={setting.name}>
      <legend>
        {setting.label} {link}
      </legend>
      <div class="cluster chips">
        {listed(setting.choices).map((choice) => (
          <Chip
            key={choice.value}
            name={setting.name}
            value={choice.value}
            chosen={choice.value === value}
            onPick={() => onPick(choice.value)}
          >
            {choice.label}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

/** Every rule of a game that can be chosen, each with its present choice. */
export function RuleFields(props: {
  game: GameInfo;
  settings: Record<string, string>;
  onPick: (setting: string, value: string) => void;
  onClause: (clause: string) => void;
}) {
  return (
    <>
      {props.game.settings.map((setting) => (
        <SettingField
          key={setting.name}
          setting={setting}
          value={props.settings[setting.name] ?? setting.choices[0]?.value ?? ""}
          onPick={(value) => props.onPick(setting.name, value)}
          onClause={props.onClause}
        />
      ))}
    </>
  );
}
