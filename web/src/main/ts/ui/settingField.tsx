import { useId } from "preact/hooks";
import { S } from "../texts/strings.ts";
import type { Setting } from "../wire/types.ts";
import { Chip } from "./fields.tsx";

interface SettingProps {
  setting: Setting;
  value: string;
  onPick: (value: string) => void;
  onClause: (clause: string) => void;
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
          {setting.choices.map((choice) => (
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
      <div class="chips">
        {setting.choices.map((choice) => (
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
