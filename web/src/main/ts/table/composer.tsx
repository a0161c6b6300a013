import type { ComponentChildren } from "preact";
import type { CompositionPart } from "../model/compositions.ts";
import { piecesById, wordText } from "../model/scene.ts";
import { sheetLinePick, spellOf, spelledWord, composerOffers, type ComposedLetter } from "../model/composedWord.ts";
import { wordWish } from "../model/wordWish.ts";
import { isOver } from "../model/tableState.ts";
import { withNames } from "../model/text.ts";
import { S } from "../texts/strings.ts";
import type { Offer, Piece } from "../wire/types.ts";
import { useControls } from "../interaction/controls.ts";
import { Icon } from "../ui/icons.tsx";
import { useRovingFocus } from "../interaction/rovingFocus.ts";
import { Tile } from "../zones/tile.tsx";

/**
 * The composer, drawn as a printer's composing stick: the word being set. It is always there, and may be used while
 * waiting for one's turn.
 */
export function Composer() {
  const controls = useControls();
  const offers = composerOffers(controls.scene);
  const main = controls.active && offers.includes(controls.active) ? controls.active : offers[0];
  return (
    <section class="stick" aria-label={S.composerHeading}>
      <Trough>
        <p class="set">
          <WordSoFar offer={main} />
        </p>
        <button
          type="button"
          class="plain icon"
          data-act="clear"
          aria-label={S.clear}
          disabled={controls.draft.letters.length + controls.draft.picked.length === 0}
          onClick={() => controls.act({ do: "clear" })}
        >
          <Icon name="close" />
        </button>
      </Trough>
    </section>
  );
}

/** Lets the player choose among several compositions of a typed word. */
export function CompositionChoice() {
  const controls = useControls();
  if (controls.compositions.length === 0) return null;
  return (
    <fieldset class="makings" data-asked={controls.draft.settled ? "" : undefined}>
      <legend>{S.compositionsHeading}</legend>
      <div class="cluster chips">
        {controls.compositions.map((making, i) => (
          <label key={i} class="chip anchor">
            <input
              type="radio"
              name="making"
              checked={i === controls.chosenComposition}
              onChange={() => controls.act({ do: "compose", letters: making.letters })}
            />
            <span class="chip-text touch fine">{making.parts.map((part) => partText(part, controls)).join(", ")}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function partText(part: CompositionPart, controls: ReturnType<typeof useControls>): string {
  const zone = controls.scene.zones.find((each) => each.id === part.zone);
  if (zone?.kind === "words") {
    const word = zone.words.find((each) => each.id === part.word);
    if (word) return wordText(word);
  }
  const label = zone?.label ?? "";
  const inside = label.startsWith("@") ? label : label.charAt(0).toLowerCase() + label.slice(1);
  return S.compositionPart([...part.letters].join(" "), withNames(inside, controls.names));
}

function WordSoFar({ offer }: { offer: Offer | undefined }) {
  const controls = useControls();
  const word = spelledWord(controls.draft.letters);
  const spell = offer && spellOf(offer);
  const onSheet = controls.scene.offers.some((each) => sheetLinePick(each, controls.scene));
  if (!word)
    return (
      <span class="hint">
        {spell ? withNames(spell.label, controls.names) + ": " : ""}
        {controls.reach
          ? controls.reach.free
            ? S.composerWrite
            : S.composerEmpty
          : onSheet
            ? S.composerSheet
            : controls.scene.offers.length > 0
              ? S.composerIdle
              : isOver(controls.state)
                ? ""
                : S.composerWaits}
      </span>
    );
  const wish = wordWish(controls.scene, offer, controls.draft, controls.eye);
  return (
    <>
      <b>{word.charAt(0) + word.slice(1).toLowerCase()}</b> <span class="count">{S.composerLength(word.length)}</span>{" "}
      {wish && <span class="wish">{wish}</span>}
    </>
  );
}

function Trough({ children }: { children: ComponentChildren }) {
  const controls = useControls();
  const { letters } = controls.draft;
  const pieces = piecesById(controls.scene);
  const homes = originsOf(controls);
  const keyed = letters.map((item, i) => item.piece || "typed-" + i);
  const roving = useRovingFocus(keyed, (id, by) => {
    const at = keyed.indexOf(id);
    controls.act({ do: "move", from: at, to: at + by });
  });
  const free = controls.reach?.free === true;
  return (
    <div
      class="trough beside anchor"
      role="group"
      aria-label={S.composerNow(letters.map((item) => item.letter).join(" "))}
      data-drop="stick"
      data-zone-id="stick"
      tabIndex={-1}
      data-free={free ? "" : undefined}
      data-set={letters.length > 0 ? "" : undefined}
      style={{ "--letters": Math.max(1, letters.length) }}
      {...roving.on}
    >
      <ul class="tiles">
        {letters.map((item, i) => (
          <li key={keyed[i]}>
            <Tile
              piece={pieceFor(item, pieces, keyed[i] ?? "")}
              zone="stick"
              inTabOrder={keyed[i] === roving.current}
              drag
              where={(item.piece && homes.get(item.piece)) || ""}
              mark={
                item.missing
                  ? "missing"
                  : item.piece &&
                      controls.scene.zones.some(
                        (zone) =>
                          zone.kind === "row" &&
                          zone.owner === controls.eye &&
                          zone.pieces.some((piece) => piece.id === item.piece),
                      )
                    ? "from-hand"
                    : ""
              }
              onTap={() => takeBack(i)}
            />
          </li>
        ))}
      </ul>
      {free && (
        <input
          class="trough-input"
          aria-label={S.composerInput}
          placeholder={S.composerInput + "…"}
          value={spelledWord(letters)}
          autocomplete="off"
          autocapitalize="characters"
          autocorrect="off"
          spellcheck={false}
          enterkeyhint="go"
          onInput={(event) => controls.act({ do: "write", text: event.currentTarget.value.replace(/[^A-Za-z]/g, "") })}
          onKeyDown={(event) => {
            const main = composerOffers(controls.scene)[0];
            if (event.key === "Enter" && main) controls.press(controls.active ?? main);
            if (event.key === "Escape") controls.act({ do: "cancel" });
          }}
        />
      )}
      {children}
    </div>
  );

  function takeBack(index: number): void {
    const item = letters[index];
    if (item?.piece && controls.usable(item.piece)) controls.act({ do: "tap", id: item.piece });
    else controls.act({ do: "remove", at: index });
  }
}

function pieceFor(item: ComposedLetter, pieces: Map<string, Piece>, id: string): Piece {
  const piece = pieces.get(item.piece);
  if (piece) return piece;
  return { id, face: { form: "LETTER", text: item.letter, corner: "", pips: 0, art: "", name: item.letter } };
}

/** The label of the zone each piece comes from, for screen readers. */
function originsOf(controls: ReturnType<typeof useControls>): Map<string, string> {
  const homes = new Map<string, string>();
  for (const zone of controls.scene.zones) {
    if (zone.kind === "row")
      for (const piece of zone.pieces) homes.set(piece.id, withNames(zone.label, controls.names));
    if (zone.kind === "words")
      for (const word of zone.words)
        for (const piece of word.pieces) homes.set(piece.id, withNames(zone.label, controls.names));
  }
  return homes;
}
