import { useContext } from "preact/hooks";
import { readOut, wordText } from "../model/scene.ts";
import { withNames } from "../model/text.ts";
import { S } from "../i18n/strings.ts";
import type { Word, Words } from "../wire/types.ts";
import { useDesk } from "../interaction/controls.ts";
import { useRove } from "../interaction/rovingFocus.ts";
import { PlainTile, Tile } from "./tile.tsx";
import { Rich, TalkContext } from "../ui/richText.tsx";

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
      <p class="cap" aria-hidden="true">
        <span>{label}</span>
      </p>
      <ul class="word-list">
        {zone.words.length === 0 && (
          <li class="none" aria-hidden="true">
            {S.empty}
          </li>
        )}
        {zone.words.map((word, i) => (
          <li key={word.id || i}>
            <WordView word={word} zone={zone.id} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * One word. Where it can be used as a whole it is one button; otherwise its letters are tapped singly, as they are
 * once some of them have been tapped back out of the stick.
 */
function WordView({ word, zone }: { word: Word; zone: string }) {
  const desk = useDesk();
  const text = wordText(word) || readOut(word.pieces);
  const note = withNames(word.note, desk.names);
  const talk = useContext(TalkContext);
  const isWord = /^\p{L}{2,}$/u.test(text);
  const rove = useRove(word.pieces.map((piece) => piece.id).filter(Boolean));
  const marks = {
    "data-word": word.id || undefined,
    "data-chosen": desk.wordChosen(word) ? "" : undefined,
    "data-drop": desk.usable(word.id) ? "thing:" + word.id : undefined,
  };
  const taken = word.pieces.filter((piece) => desk.inStick(piece.id)).length;
  const apart = !desk.draft.typed && taken > 0 && taken < word.pieces.length;
  if (desk.wordUsable(word) && !apart) {
    return (
      <button
        type="button"
        class="word"
        {...marks}
        data-usable=""
        data-thing={word.id || undefined}
        aria-pressed={desk.wordChosen(word)}
        aria-label={[S.useWord(text), note].filter(Boolean).join(", ")}
        onClick={() => desk.tapWord(word)}
        onContextMenu={(event) => {
          if (!isWord) return;
          event.preventDefault();
          talk.onWord(text);
        }}
      >
        <span class="tiles">
          {word.pieces.map((piece, i) =>
            desk.inStick(piece.id) ? (
              <span key={piece.id} class="gap" />
            ) : (
              <PlainTile key={piece.id || i} piece={piece} />
            ),
          )}
        </span>
        {note && (
          <span class="word-note">
            <Rich text={word.note} plain />
          </span>
        )}
      </button>
    );
  }
  if (isWord && !word.pieces.some((piece) => desk.usable(piece.id))) {
    return (
      <div class="word" {...marks}>
        <button
          type="button"
          class="meant"
          aria-haspopup="dialog"
          aria-label={[S.meaningOf(text), note].filter(Boolean).join(", ")}
          onClick={() => talk.onWord(text)}
        >
          <span class="tiles">
            {word.pieces.map((piece, i) => (
              <PlainTile key={piece.id || i} piece={piece} />
            ))}
          </span>
        </button>
        {note && (
          <p class="word-note">
            <Rich text={word.note} />
          </p>
        )}
      </div>
    );
  }
  return (
    <div
      class="word"
      role="group"
      aria-label={[text, note].filter(Boolean).join(", ")}
      {...marks}
      data-singly={word.pieces.some((piece) => desk.usable(piece.id)) ? "" : undefined}
      {...rove.on}
    >
      <span class="tiles">
        {word.pieces.map((piece, i) =>
          desk.inStick(piece.id) ? (
            <span key={piece.id} class="gap" aria-hidden="true" />
          ) : (
            <Tile key={piece.id || i} piece={piece} zone={zone} rove={piece.id === rove.current} drag />
          ),
        )}
      </span>
      {note && (
        <p class="word-note">
          <Rich text={word.note} />
        </p>
      )}
    </div>
  );
}
