import type { Slots } from "../model/layout/rowSlots.ts";
import { isOfCards } from "../model/layout/zoneSizes.ts";
import { spokenList } from "../model/scene.ts";
import { S } from "../texts/strings.ts";
import type { Row } from "../wire/types.ts";
import { useControls } from "../interaction/controls.ts";
import { useRovingFocus } from "../interaction/rovingFocus.ts";
import { TileRow } from "./tileRow.tsx";
import { withNames } from "../model/text.ts";

/** Pieces side by side, in the middle or in front of another player. */
export function RowZone({ zone, slots }: { zone: Row; slots: Slots | undefined }) {
  const controls = useControls();
  const label = withNames(zone.label, controls.names);
  const roving = useRovingFocus(zone.pieces.map((piece) => piece.id).filter(Boolean));
  const cards = isOfCards(zone.pieces);
  return (
    <div
      class="zone row"
      role="group"
      aria-label={S.zone(label, spokenList(zone.pieces.filter((piece) => !controls.inComposer(piece.id))))}
      data-zone-id={zone.id}
      data-zone-kind="row"
      style={slots && { paddingTop: slots.top + "px" }}
      {...roving.on}
    >
      <p class="cap caps beside dim" aria-hidden="true">
        <span>{label}</span>
      </p>
      <TileRow zone={zone} pieces={zone.pieces} slots={slots} cards={cards} current={roving.current} loose />
    </div>
  );
}
