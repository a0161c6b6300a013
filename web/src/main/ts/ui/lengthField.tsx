import { S } from "../texts/strings.ts";
import type { GameInfo, Length } from "../wire/types.ts";
import { lengthsFor } from "./lengths.ts";

interface Props {
  game: GameInfo;
  players: number;
  chosen: Length | undefined;
  onPick: (length: Length) => void;
}

/** The lengths of a game side by side: one touch chooses, and each says what it comes to and its minutes. */
export function LengthField({ game, players, chosen, onPick }: Props) {
  const lengths = lengthsFor(game, players);
  if (lengths.length === 0) return null;
  return (
    <div class="fit lengths" role="radiogroup" aria-label={S.howLong}>
      {lengths.map((length) => (
        <button
          key={length.name}
          type="button"
          class="length cells fine"
          role="radio"
          aria-checked={length.name === chosen?.name}
          data-length={length.name}
          onClick={() => onPick(length)}
        >
          <b>{length.label}</b> <span>{length.says}</span> <i>{S.aboutMinutes(length.minutes[players] ?? 0)}</i>
        </button>
      ))}
    </div>
  );
}
