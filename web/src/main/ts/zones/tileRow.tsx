import type { JSX } from "preact";
import { slotKey, type Slots } from "../model/layout/rowSlots.ts";
import type { Piece, Row } from "../wire/types.ts";
import { useControls } from "../interaction/controls.ts";
import { Tile } from "./tile.tsx";

interface Props {
  zone: Row;
  pieces: readonly Piece[];
  /** Where the pieces lie, where some places are free. */
  slots?: Slots | undefined;
  cards: boolean;
  current: string;
  loose?: boolean;
  /** Whether those that cannot be touched step back. */
  chooses?: boolean;
  /** How many tiles a row of the rack has; the last of each is marked. */
  rowLength?: number;
  style?: JSX.CSSProperties;
}

/** Tiles side by side; a tile that is in the composer leaves a gap. */
export function TileRow({
  zone,
  pieces,
  slots,
  cards,
  current,
  loose = false,
  chooses = false,
  rowLength = 0,
  style,
}: Props) {
  const controls = useControls();
  const ends = (i: number) => rowLength > 0 && ((i + 1) % rowLength === 0 || i === pieces.length - 1);
  const known = new Map(pieces.map((piece, i) => [slotKey(piece, i), piece]));
  const keys = slots?.places ?? [...known.keys()];
  return (
    <ul class="tiles" style={slots ? slotStyle(slots) : style}>
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
              <Tile
                piece={piece}
                zone={zone.id}
                inTabOrder={piece.id === current}
                drag
                loose={loose}
                stepsBack={chooses}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Said where it is used: what is said higher up is inherited by every piece, and each is styled anew when it changes. */
function slotStyle({ columns, left }: Slots): JSX.CSSProperties {
  return { gridTemplateColumns: `repeat(${columns}, var(--tile-w))`, paddingLeft: left + "px" };
}
