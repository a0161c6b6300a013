import { S } from "../texts/strings.ts";
import { nameOf } from "../model/scene.ts";
import type { Stack } from "../wire/types.ts";
import { withNames } from "../model/text.ts";
import { usableMarks, useControls } from "../interaction/controls.ts";
import { FaceView } from "../ui/face.tsx";

/** A stack of pieces with its size. */
export function StackZone({ zone }: { zone: Stack }) {
  const controls = useControls();
  const label = withNames(zone.label, controls.names);
  const usable = controls.usable(zone.id);
  const face = zone.top;
  const depth = Math.min(3, zone.count);
  const alike = !face || face.form === "BACK" || face.form === "COUNTER";
  const shown = (
    <span
      class="pack anchor"
      data-depth={depth}
      data-form={face?.form.toLowerCase() ?? "back"}
      data-empty={zone.count === 0 ? "" : undefined}
    >
      {depth > 2 && <i />}
      {depth > 1 && <i />}
      {depth > 0 &&
        (face ? (
          <span class={"tile " + face.form.toLowerCase()}>
            <FaceView face={face} />
          </span>
        ) : (
          <i />
        ))}
      {(alike || zone.count > 1) && <span class={alike ? "count centred" : "pack-count pinned mid"}>{zone.count}</span>}
    </span>
  );
  const name = S.stackOf(label, zone.count, face && !alike ? nameOf(face) : "");
  return (
    <div
      class="zone stack"
      data-zone-id={zone.id}
      data-zone-kind="stack"
      data-drop={usable ? "thing:" + zone.id : undefined}
    >
      {usable ? (
        <button
          type="button"
          class="stack-button"
          aria-label={name}
          aria-pressed={controls.chosen(zone.id)}
          data-chosen={controls.chosen(zone.id) ? "" : undefined}
          {...usableMarks(controls, true)}
          data-thing={zone.id}
          onClick={() => controls.act({ do: "tap", id: zone.id })}
        >
          {shown}
        </button>
      ) : (
        <span role="img" aria-label={name}>
          {shown}
        </span>
      )}
      <p class="stack-label clipped mid dim" aria-hidden="true">
        {label}
      </p>
    </div>
  );
}
