import { useContext } from "preact/hooks";
import { spokenList, wordText } from "../model/scene.ts";
import { withNames } from "../model/text.ts";
import { S } from "../texts/strings.ts";
import type { Word, Words } from "../wire/types.ts";
import { usableMarks, useControls } from "../interaction/controls.ts";
import { useRovingFocus } from "../interaction/rovingFocus.ts";
import { PlainTile, Tile } from "./tile.tsx";
import { RichText, TextContext } from "../ui/richText.tsx";

/** Words, books or sets on the table. */
export function WordsZone({ zone }: { zone: Words }) {
  const controls = useControls();
  const label = withNames(zone.label, controls.names);
  return (
    <div
      class="zone words"
      role="group"
      aria-label={S.zone(label, zone.words.map(wordText).join(", "))}
      data-zone-id={zone.id}
      data-zone-kind="words"
    >
      <p class="cap caps beside dim" aria-hidden="true">
        <span>{label}</span>
      </p>
      <ul class="cluster word-list">
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
 * One word: a single button, to use it as a whole or to read what it means; otherwise its letters are tapped one by one, as
 * they are in a puzzle, and once some have been taken back out of the composer. A word that may be used now is the same
 * button as before: only what it says is written anew.
 */
function WordView({ word, zone }: { word: Word; zone: string }) {
  const controls = useControls();
  const text = wordText(word) || spokenList(word.pieces);
  const note = withNames(word.note, controls.names);
  const links = useContext(TextContext);
  const isWord = /^\p{L}{2,}$/u.test(text);
  const roving = useRovingFocus(word.pieces.map((piece) => piece.id).filter(Boolean));
  const chosen = controls.wordChosen(word);
  const marks = {
    "data-word": word.id || undefined,
    "data-chosen": chosen || (word.id && controls.active?.at === word.id) ? "" : undefined,
    "data-drop": controls.usable(word.id) ? "thing:" + word.id : undefined,
  };
  const taken = word.pieces.filter((piece) => controls.inComposer(piece.id)).length;
  const apart = !controls.draft.typed && taken > 0 && taken < word.pieces.length;
  const singly = word.pieces.some((piece) => controls.usable(piece.id));
  const whole = controls.wordUsable(word) && !apart && !controls.state.byLetters;
  if (whole || (isWord && !singly)) {
    const label = whole ? S.useWord(text) : S.meaningOf(text);
    return (
      <button
        type="button"
        class="word cells mid touch"
        {...marks}
        {...usableMarks(controls, whole)}
        data-thing={whole ? word.id || undefined : undefined}
        aria-pressed={whole ? chosen : undefined}
        aria-haspopup={whole ? undefined : "dialog"}
        aria-label={[label, note].filter(Boolean).join(", ")}
        onClick={() => (whole ? controls.act({ do: "tapWord", word }) : links.onWord(text))}
        onContextMenu={(event) => {
          if (!isWord) return;
          event.preventDefault();
          links.onWord(text);
        }}
      >
        <span class="tiles">
          {word.pieces.map((piece, i) =>
            controls.inComposer(piece.id) ? (
              <span key={piece.id} class="gap" />
            ) : (
              <PlainTile key={piece.id || i} piece={piece} />
            ),
          )}
        </span>
        {note && (
          <span class="word-note on-cloth">
            <RichText text={word.note} plain />
          </span>
        )}
      </button>
    );
  }
  return (
    <div
      class="word cells mid touch"
      role="group"
      aria-label={[text, note].filter(Boolean).join(", ")}
      {...marks}
      data-singly={singly ? "" : undefined}
      {...roving.on}
    >
      <span class="tiles">
        {word.pieces.map((piece, i) =>
          controls.inComposer(piece.id) ? (
            <span key={piece.id} class="gap" aria-hidden="true" />
          ) : (
            <Tile key={piece.id || i} piece={piece} zone={zone} inTabOrder={piece.id === roving.current} drag />
          ),
        )}
      </span>
      {note && (
        <p class="word-note on-cloth">
          <RichText text={word.note} />
        </p>
      )}
    </div>
  );
}
