import { useState } from "preact/hooks";
import { MANY, shownOptions } from "../interaction/optionGroups.ts";
import { withNames } from "../model/text.ts";
import { S } from "../texts/strings.ts";
import type { Option } from "../wire/types.ts";
import { useControls } from "../interaction/controls.ts";
import { FaceView } from "../ui/face.tsx";

interface Props {
  name: string;
  label?: string;
  options: readonly Option[];
  value: string;
  onPick: (value: string) => void;
  /** Leads back to the choice before, if there is one. */
  onBack?: (() => void) | undefined;
}

/** The options of a choice as medallions with their pictures; in a long list the group is chosen first. */
export function Options({ name, label, options, value, onPick, onBack }: Props) {
  const controls = useControls();
  const [opened, setOpened] = useState("");
  const { groups, open, shown } = shownOptions(options, value, opened);
  const heading = label && <legend>{withNames(open ? inGroup(label, open) : label, controls.names)}</legend>;
  if (groups.length > 0 && !open)
    return (
      <>
        {heading}
        <div class="medals cells" data-many={groups.length > MANY ? "" : undefined}>
          {groups.map((each) => (
            <button
              key={each}
              type="button"
              class="medal anchor centred mid touch"
              data-group={each}
              onClick={() => setOpened(each)}
            >
              <Picture face={options.find((option) => option.group === each)?.face} />
              <span>{withNames(each, controls.names)}</span>
            </button>
          ))}
          {onBack && <Back act="back" onPress={onBack} />}
        </div>
      </>
    );
  const back = open
    ? () => (setOpened(""), onPick(""))
    : value === "" || !onBack
      ? onBack
      : () => (onPick(""), onBack());
  return (
    <>
      {heading}
      <div class="medals cells" data-many={shown.length > MANY ? "" : undefined}>
        {shown.map((option) => (
          <label key={option.value} class="medal anchor centred mid touch">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onPick(option.value)}
              onClick={() => onPick(option.value)}
            />
            <Picture face={option.face} />
            <span>{withNames(option.label, controls.names)}</span>
          </label>
        ))}
        {back && <Back act={open ? "groups" : "back"} onPress={back} />}
      </div>
    </>
  );
}

function Back({ act, onPress }: { act: string; onPress: () => void }) {
  return (
    <button type="button" class="medal anchor centred mid touch" data-act={act} onClick={onPress}>
      <span>{S.otherGroup}</span>
    </button>
  );
}

/** The question with the group that was chosen in place of how to choose one: "Which book? Charles Dickens". */
function inGroup(label: string, group: string): string {
  const end = label.indexOf("?");
  return (end < 0 ? label + ":" : label.slice(0, end + 1)) + " " + group;
}

function Picture({ face }: { face: Option["face"] }) {
  return face ? (
    <i class="medal-face anchor clipped" aria-hidden="true">
      <FaceView face={face} />
    </i>
  ) : null;
}
