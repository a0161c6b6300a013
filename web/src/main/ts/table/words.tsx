import { readOut, wordText } from "../play/scene.ts";
import { withNames } from "../play/text.ts";
import { S } from "../strings.ts";
import type { Word, Words } from "../wire/types.ts";
import { useDesk } from "./desk.ts";
import { useRove } from "./rove.ts";
import { Tile } from "./tile.tsx";
import { Rich } from "../ui/rich.tsx";

/** Words, books or sets laid in view. */
export function WordsZone({ zone, quiet }: { zone: Words; quiet?: boolean }) {
  const desk = useDesk();
  const label = withNames(zone.label, desk.names);
  return (
    <div
      class={"zone words" + (quiet ? " quiet-zone" : "")}
      role="group"
      aria-label={S.zone(label, zone.words.map(wordText).join(", "))}
      data-zone-id={zone.id}
      data-zone-kind="words"
      data-count={zone.words.length}
    >
      <p class="cap" aria-hidden="true"><span>{label}</span></p>
      <ul class="word-list">
        {zone.words.map((word, i) => <li key={word.id || i}><WordView word={word} zone={zone.id} /></li>)}
      </ul>
    </div>
  );
}

/** One word: its letters can be taken singly, or all at once by its foot. */
function WordView({ word, zone }: { word: Word; zone: string }) {
  const desk = useDesk();
  const text = wordText(word);
  const usable = desk.wordUsable(word);
  const singly = word.pieces.some((piece) => desk.usable(piece.id));
  const rove = useRove(word.pieces.map((piece) => piece.id).filter(Boolean));
  const note = withNames(word.note, desk.names);
  return (
    <div
      class="word"
      role="group"
      aria-label={[text, note].filter(Boolean).join(", ")}
      data-word={word.id || undefined}
      data-singly={singly ? "" : undefined}
      data-chosen={desk.wordChosen(word) ? "" : undefined}
      data-drop={desk.usable(word.id) ? "thing:" + word.id : undefined}
      {...rove.on}
    >
      <span class="tiles">
        {word.pieces.map((piece, i) => desk.inStick(piece.id)
          ? <span key={piece.id} class="gap" aria-hidden="true" />
          : <Tile key={piece.id || i} piece={piece} zone={zone} rove={piece.id === rove.current} drag />)}
      </span>
      {usable
        ? (
          <button type="button" class="word-foot" aria-pressed={desk.wordChosen(word)} data-thing={word.id || undefined} data-usable=""
            aria-label={S.useWord(text || readOut(word.pieces)) + (note ? ", " + note : "")} onClick={() => desk.tapWord(word)}>
            {note ? <Rich text={word.note} plain /> : text}
          </button>
        )
        : note && <p class="word-note"><Rich text={word.note} /></p>}
    </div>
  );
}
