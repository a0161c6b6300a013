import type { Piece, Row } from "../wire/types.ts";
import { useControls } from "../interaction/controls.ts";
import { Tile } from "./tile.tsx";

interface Props {
  zone: Row;
  pieces: readonly Piece[];
  cards: boolean;
  current: string;
  loose?: boolean;
  /** How many tiles a row of the rack has; the last of each is marked. */
  rowLength?: number;
}

/** Tiles side by side; a tile that is in the composer leaves a gap. */
export function TileRow({ zone, pieces, cards, current, loose = false, rowLength = 0 }: Props) {
  const controls = useControls();
  const ends = (i: number) => rowLength > 0 && ((i + 1) % rowLength === 0 || i === pieces.length - 1);
  return (
    <ul class="tiles">
      {pieces.length === 0 && (
        <li aria-hidden="true">
          <span class="gap" />
        </li>
      )}
      {pieces.map((piece, i) => (
        <li key={piece.id || i} data-end={ends(i) ? "" : undefined}>
          {controls.inComposer(piece.id) ? (
            <span class="gap" aria-hidden="true" data-cards={cards ? "" : undefined} />
          ) : (
            <Tile piece={piece} zone={zone.id} inTabOrder={piece.id === current} drag loose={loose} />
          )}
        </li>
      ))}
    </ul>
  );
}
