import { useState } from "preact/hooks";
import { askedToPlay } from "../model/tableState.ts";
import { S } from "../texts/strings.ts";
import { Icon } from "../ui/icons.tsx";
import { useControls } from "../interaction/controls.ts";

/** Asks for a hint in three degrees, a little more with each press. */
export function HintButton() {
  const controls = useControls();
  const { state, session: session } = controls;
  const [asking, setAsking] = useState({ about: "", degree: 0 });
  const info = state.info;
  if (info?.phase !== "playing" || askedToPlay(state) === "no" || info.hints !== true) return null;
  // As long as nothing else is asked, whatever others do meanwhile.
  const about = [state.played, state.scene?.question?.text].join(" ");
  const given = asking.about === about ? asking.degree : 0;
  const next = Math.min(given + 1, S.hintDegrees.length);
  return (
    <p class="hint-key">
      <button
        type="button"
        class="quiet"
        data-act="hint"
        data-degree={next}
        title={S.hintPublic}
        onClick={() => {
          session.hint(next);
          setAsking({ about, degree: next });
        }}
      >
        <Icon name="hint" />
        <span>{S.hintDegrees[next - 1]}</span>
      </button>
    </p>
  );
}
