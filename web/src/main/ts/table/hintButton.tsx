import { useState } from "preact/hooks";
import { asked } from "../model/tableState.ts";
import { S } from "../i18n/strings.ts";
import { useDesk } from "../interaction/controls.ts";

/** Help in three degrees, for whoever is asked to play; each press asks for a little more. */
export function HintKey() {
  const desk = useDesk();
  const { state, sitting } = desk;
  const [asking, setAsking] = useState({ seq: -1, degree: 0 });
  const info = state.info;
  if (info?.phase !== "playing" || asked(state) === "no" || info.hints !== true) return null;
  const given = asking.seq === state.seq ? asking.degree : 0;
  const next = Math.min(given + 1, S.hintAsk.length);
  return (
    <p class="hint-key">
      <button
        type="button"
        class="quiet"
        data-act="hint"
        data-degree={next}
        title={S.hintPublic}
        onClick={() => {
          sitting.hint(next);
          setAsking({ seq: state.seq, degree: next });
        }}
      >
        {S.hint}: {S.hintAsk[next - 1]}
      </button>
    </p>
  );
}
