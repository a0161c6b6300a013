import { readOut } from "../model/scene.ts";
import { withNames } from "../model/text.ts";
import { S } from "../i18n/strings.ts";
import { Icon } from "../ui/icons.tsx";
import { arranged, shuffled, swapped } from "../model/rackOrder.ts";
import type { Row } from "../wire/types.ts";
import { useDesk } from "../interaction/controls.ts";
import { useRove } from "../interaction/rovingFocus.ts";
import { Tiles } from "../zones/tileRow.tsx";

function sizeOf(count: number, cards: boolean): string {
  if (count <= (cards ? 6 : 5)) return "large";
  return count <= 12 ? "medium" : "small";
}

interface Props {
  zone: Row;
  order: readonly string[];
  arrange: (ids: string[]) => void;
}

/** One's own hand on its ledge. It can be put in any order; nobody else sees that. */
export function Rack({ zone, order, arrange }: Props) {
  const desk = useDesk();
  const pieces = arranged(zone.pieces, order);
  const ids = pieces.map((piece) => piece.id);
  const label = withNames(zone.label, desk.names);
  const rove = useRove(ids.filter(Boolean), (id, by) => arrange(swapped(ids, ids.indexOf(id), by)));
  const cards = pieces.some((piece) => piece.face.form !== "LETTER");
  return (
    <div
      class="rack"
      role="group"
      aria-label={S.zone(label, readOut(pieces.filter((piece) => !desk.inStick(piece.id))))}
      data-zone-id={zone.id}
      data-zone-kind="row"
      data-mine=""
      data-drop={"rack:" + zone.id}
      data-size={sizeOf(pieces.length, cards)}
      data-cards={cards ? "" : undefined}
      data-empty={pieces.length === 0 ? "" : undefined}
      {...rove.on}
    >
      <p class="cap" aria-hidden="true">
        <span>{label}</span>
      </p>
      <Tiles zone={zone} pieces={pieces} cards={cards} current={rove.current} />
      <span class="ledge" aria-hidden="true" />
    </div>
  );
}

export function ShuffleButton({ zone, arrange }: { zone: Row; arrange: (ids: string[]) => void }) {
  const desk = useDesk();
  return (
    <button
      type="button"
      class="plain icon"
      data-act="shuffle"
      aria-label={S.shuffle}
      onClick={() => {
        arrange(shuffled(zone.pieces.map((piece) => piece.id)));
        desk.sitting.tell(S.shuffled);
      }}
    >
      <Icon name="shuffle" />
    </button>
  );
}
