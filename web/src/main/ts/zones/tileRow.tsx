import type { Piece, Row } from "../wire/types.ts";
import { useDesk } from "../interaction/controls.ts";
import { Tile } from "./tile.tsx";

interface Props {
  zone: Row;
  pieces: readonly Piece[];
  cards: boolean;
  current: string;
  loose?: boolean;
}

/** Tiles side by side; one that stands in the composing stick leaves a gap. */
export function Tiles({ zone, pieces, cards, current, loose = false }: Props) {
  const desk = useDesk();
  return (
    <ul class="tiles">
      {pieces.length === 0 && (
        <li aria-hidden="true">
          <span class="gap" />
        </li>
      )}
      {pieces.map((piece, i) => (
        <li key={piece.id || i}>
          {desk.inStick(piece.id) ? (
            <span class="gap" aria-hidden="true" data-cards={cards ? "" : undefined} />
          ) : (
            <Tile piece={piece} zone={zone.id} rove={piece.id === current} drag loose={loose} />
          )}
        </li>
      ))}
    </ul>
  );
}
