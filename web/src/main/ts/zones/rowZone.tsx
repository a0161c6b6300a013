import { readOut } from "../model/scene.ts";
import { S } from "../i18n/strings.ts";
import type { Row } from "../wire/types.ts";
import { useDesk } from "../interaction/controls.ts";
import { useRove } from "../interaction/rovingFocus.ts";
import { Tiles } from "./tileRow.tsx";
import { withNames } from "../model/text.ts";

export function sizeOf(count: number): string {
  if (count <= 10) return "large";
  return count <= 24 ? "medium" : "small";
}

/** Pieces side by side in the middle or before another chair. */
export function RowZone({ zone, quiet }: { zone: Row; quiet?: boolean }) {
  const desk = useDesk();
  const label = withNames(zone.label, desk.names);
  const rove = useRove(zone.pieces.map((piece) => piece.id).filter(Boolean));
  const cards = zone.pieces.some((piece) => piece.face.form !== "LETTER");
  return (
    <div
      class="zone row"
      role="group"
      aria-label={S.zone(label, readOut(zone.pieces.filter((piece) => !desk.inStick(piece.id))))}
      data-zone-id={zone.id}
      data-zone-kind="row"
      data-size={quiet ? "tiny" : sizeOf(zone.pieces.length)}
      data-cards={cards ? "" : undefined}
      {...rove.on}
    >
      <p class="cap" aria-hidden="true">
        <span>{label}</span>
      </p>
      <Tiles zone={zone} pieces={zone.pieces} cards={cards} current={rove.current} loose />
    </div>
  );
}
