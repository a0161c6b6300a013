import { slotKey } from "../model/layout/rowSlots.ts";
import type { Piece, Row } from "../wire/types.ts";
import { useControls } from "../interaction/controls.ts";
import { Tile } from "./tile.tsx";

interface Props {
  zone: Row;
  pieces: readonly Piece[];
  /** The pieces by their places, where some are free. */
  places?: readonly string[] | undefined;
  cards: boolean;
  current: string;
  loose?: boolean;
  /** How many tiles a row of the rack has; the last of each is marked. */
  rowLength?: number;
}

/** Tiles side by side; a tile that is in the composer leaves a gap. */
export function TileRow({ zone, pieces, places, cards, current, loose = false, rowLength = 0 }: Props) {
  const controls = useControls();
  const ends = (i: number) => rowLength > 0 && ((i + 1) % rowLength === 0 || i === pieces.length - 1);
  const known = new Map(pieces.map((piece, i) => [slotKey(piece, i), piece]));
  const keys = places ?? [...known.keys()];
  return (
    <ul class="tiles">
      {pieces.length === 0 && (
        <li aria-hidden="true">
          <span class="gap" />
        </li>
      )}
      {keys.map((key, i) => {
        const piece = known.get(key);
        if (!piece) return <li key={"free" + i} aria-hidden="true" />;
        return (
          <li key={key} data-end={ends(i) ? "" : undefined}>
            {controls.inComposer(piece.id) ? (
              <span class="gap" aria-hidden="true" data-cards={cards ? "" : undefined} />
            ) : (
              <Tile piece={piece} zone={zone.id} inTabOrder={piece.id === current} drag loose={loose} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
