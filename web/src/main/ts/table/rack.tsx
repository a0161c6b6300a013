import { spokenList } from "../model/scene.ts";
import { withNames } from "../model/text.ts";
import { S } from "../i18n/strings.ts";
import { Icon } from "../ui/icons.tsx";
import { arranged, shuffled, swapped } from "../model/rackOrder.ts";
import type { Row } from "../wire/types.ts";
import { useControls } from "../interaction/controls.ts";
import { useRovingFocus } from "../interaction/rovingFocus.ts";
import { TileRow } from "../zones/tileRow.tsx";

function sizeOf(count: number, cards: boolean): string {
  if (count <= (cards ? 6 : 5)) return "large";
  return count <= 12 ? "medium" : "small";
}

interface Props {
  zone: Row;
  order: readonly string[];
  arrange: (ids: string[]) => void;
}

/** The player's own hand; they can arrange it, unseen by others. */
export function Rack({ zone, order, arrange }: Props) {
  const controls = useControls();
  const pieces = arranged(zone.pieces, order);
  const ids = pieces.map((piece) => piece.id);
  const label = withNames(zone.label, controls.names);
  const roving = useRovingFocus(ids.filter(Boolean), (id, by) => arrange(swapped(ids, ids.indexOf(id), by)));
  const cards = pieces.some((piece) => piece.face.form !== "LETTER");
  return (
    <div
      class="rack"
      role="group"
      aria-label={S.zone(label, spokenList(pieces.filter((piece) => !controls.inComposer(piece.id))))}
      data-zone-id={zone.id}
      data-zone-kind="row"
      data-mine=""
      data-drop={"rack:" + zone.id}
      data-size={sizeOf(pieces.length, cards)}
      data-cards={cards ? "" : undefined}
      data-empty={pieces.length === 0 ? "" : undefined}
      {...roving.on}
    >
      <p class="cap" aria-hidden="true">
        <span>{label}</span>
      </p>
      <TileRow zone={zone} pieces={pieces} cards={cards} current={roving.current} />
      <span class="ledge" aria-hidden="true" />
    </div>
  );
}

export function ShuffleButton({ zone, arrange }: { zone: Row; arrange: (ids: string[]) => void }) {
  const controls = useControls();
  return (
    <button
      type="button"
      class="plain icon"
      data-act="shuffle"
      aria-label={S.shuffle}
      onClick={() => {
        arrange(shuffled(zone.pieces.map((piece) => piece.id)));
        controls.session.notify(S.shuffled);
      }}
    >
      <Icon name="shuffle" />
    </button>
  );
}
