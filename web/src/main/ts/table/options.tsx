import { useState } from "preact/hooks";
import { withNames } from "../model/text.ts";
import { S } from "../texts/strings.ts";
import type { Option } from "../wire/types.ts";
import { useControls } from "../interaction/controls.ts";
import { FaceView } from "../ui/face.tsx";

/** Lists longer than this are chosen from by group first, where they have groups. */
const MANY = 8;

interface Props {
  name: string;
  label?: string;
  options: readonly Option[];
  value: string;
  onPick: (value: string) => void;
}

/** The options of a choice as medallions with their pictures; in a long list the group is chosen first. */
export function Options({ name, label, options, value, onPick }: Props) {
  const controls = useControls();
  const groups = [...new Set(options.map((option) => option.group ?? ""))].filter(Boolean);
  const grouped = options.length > MANY && groups.length > 1;
  const chosen = options.find((option) => option.value === value)?.group ?? "";
  const [opened, setOpened] = useState("");
  const group = opened || chosen;
  const heading = label && (
    <legend>{withNames(grouped && group ? inGroup(label, group) : label, controls.names)}</legend>
  );
  if (grouped && !group)
    return (
      <>
        {heading}
        <div class="medals" data-many={groups.length > MANY ? "" : undefined}>
          {groups.map((each) => (
            <button key={each} type="button" class="medal" data-group={each} onClick={() => setOpened(each)}>
              <Picture face={options.find((option) => option.group === each)?.face} />
              <span>{withNames(each, controls.names)}</span>
            </button>
          ))}
        </div>
      </>
    );
  const shown = grouped ? options.filter((option) => option.group === group) : options;
  return (
    <>
      {heading}
      <div class="medals" data-many={shown.length > MANY ? "" : undefined}>
        {shown.map((option) => (
          <label key={option.value} class="medal">
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
        {grouped && (
          <button type="button" class="medal" data-act="groups" onClick={() => (setOpened(""), onPick(""))}>
            <span>{S.otherGroup}</span>
          </button>
        )}
      </div>
    </>
  );
}

/** The question with the group that was chosen in place of how to choose one: "Which book? Charles Dickens". */
function inGroup(label: string, group: string): string {
  const end = label.indexOf("?");
  return (end < 0 ? label + ":" : label.slice(0, end + 1)) + " " + group;
}

function Picture({ face }: { face: Option["face"] }) {
  return face ? (
    <i class="medal-face" aria-hidden="true">
      <FaceView face={face} />
    </i>
  ) : null;
}
