import { fill } from "../model/answer.ts";
import type { Part } from "../model/compositions.ts";
import { piecesById, wordText } from "../model/scene.ts";
import { spellOf, spelt, stickOffers, type Sort } from "../model/composer.ts";
import { withNames } from "../model/text.ts";
import { S } from "../i18n/strings.ts";
import type { Offer, Piece } from "../wire/types.ts";
import { useDesk } from "../interaction/controls.ts";
import { Kbd } from "./keyLabel.tsx";
import { useRove } from "../interaction/rovingFocus.ts";
import { Tile } from "../zones/tile.tsx";

/** The composing stick: words are set here, and the first offer that wants a word is said from here. */
export function Stick({ keys }: { keys: Map<string, string> }) {
  const desk = useDesk();
  const offers = stickOffers(desk.scene);
  const main = desk.active && offers.includes(desk.active) ? desk.active : offers[0];
  if (!main && desk.draft.stick.length === 0) return null;
  return (
    <section class="stick" aria-label={S.stickHeading}>
      <Trough />
      <div class="verdict">
        <p class="set">
          <SetSoFar offer={main} />
        </p>
        {main && !desk.active && (
          <button
            type="button"
            class="primary"
            data-long={main.label.length > 18 ? "" : undefined}
            data-verb={main.verb}
            data-hinted={desk.hint === main.verb ? "" : undefined}
            aria-disabled={desk.busy || !fill(main, desk.draft).ready || undefined}
            onClick={() => desk.press(main)}
          >
            {desk.busy ? S.sending : withNames(main.label, desk.names)}
            {main.label.length <= 12 && <Kbd>{keys.get("primary") ?? ""}</Kbd>}
          </button>
        )}
        <button
          type="button"
          class="ghost"
          data-act="clear"
          disabled={desk.draft.stick.length + desk.draft.picked.length === 0}
          onClick={desk.clear}
        >
          {S.clear}
        </button>
      </div>
      <Makings />
    </section>
  );
}

/** Where a typed word can be made in more than one way, they are offered; the one that is meant is marked. */
function Makings() {
  const desk = useDesk();
  if (desk.makings.length === 0) return null;
  return (
    <fieldset class="makings" data-asked={desk.draft.settled ? "" : undefined}>
      <legend>{S.waysHeading}</legend>
      <div class="chips">
        {desk.makings.map((making, i) => (
          <label key={i} class="chip">
            <input type="radio" name="making" checked={i === desk.making} onChange={() => desk.make(i)} />
            <span>{making.parts.map((part) => partText(part, desk)).join(", ")}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function partText(part: Part, desk: ReturnType<typeof useDesk>): string {
  const zone = desk.scene.zones.find((each) => each.id === part.zone);
  if (zone?.kind === "words") {
    const word = zone.words.find((each) => each.id === part.word);
    if (word) return wordText(word);
  }
  return S.wayOf([...part.letters].join(" "), withNames(zone?.label ?? "", desk.names));
}

function SetSoFar({ offer }: { offer: Offer | undefined }) {
  const desk = useDesk();
  const word = spelt(desk.draft.stick);
  const spell = offer && spellOf(offer);
  if (!word)
    return (
      <span class="hint">
        {spell ? withNames(spell.label, desk.names) + ": " : ""}
        {S.stickEmpty}
      </span>
    );
  const wish =
    spell && word.length < spell.least
      ? S.tooShort(spell.least)
      : spell && word.length > spell.most
        ? S.tooLong(spell.most)
        : "";
  return (
    <>
      <b>{word.charAt(0) + word.slice(1).toLowerCase()}</b> <span class="count">{S.stickLetters(word.length)}</span>{" "}
      {wish && <span class="wish">{wish}</span>}
    </>
  );
}

function Trough() {
  const desk = useDesk();
  const { stick } = desk.draft;
  const pieces = piecesById(desk.scene);
  const homes = homesOf(desk);
  const keyed = stick.map((sort, i) => sort.piece || "typed-" + i);
  const rove = useRove(keyed, (id, by) => {
    const at = keyed.indexOf(id);
    desk.shift(at, at + by);
  });
  const free = desk.reach?.free === true;
  return (
    <div
      class="trough"
      role="group"
      aria-label={S.stickNow(stick.map((sort) => sort.letter).join(" "))}
      data-drop="stick"
      data-zone-id="stick"
      tabIndex={-1}
      data-long={stick.length > (free ? 4 : 8) ? "" : undefined}
      {...rove.on}
    >
      <ul class="tiles">
        {stick.map((sort, i) => (
          <li key={keyed[i]}>
            <Tile
              piece={pieceFor(sort, pieces, keyed[i] ?? "")}
              zone="stick"
              rove={keyed[i] === rove.current}
              drag
              where={homes.get(sort.piece) ?? ""}
              mark={
                sort.piece &&
                desk.scene.zones.some(
                  (zone) =>
                    zone.kind === "row" &&
                    zone.owner === desk.eye &&
                    zone.pieces.some((piece) => piece.id === sort.piece),
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
          aria-label={S.stickTyped}
          placeholder={S.stickTyped + "…"}
          value={spelt(stick)}
          maxLength={desk.reach?.most}
          autocomplete="off"
          autocapitalize="characters"
          autocorrect="off"
          spellcheck={false}
          enterkeyhint="go"
          onInput={(event) => desk.write(event.currentTarget.value.replace(/[^A-Za-z]/g, ""))}
          onKeyDown={(event) => {
            const main = stickOffers(desk.scene)[0];
            if (event.key === "Enter" && main) desk.press(desk.active ?? main);
            if (event.key === "Escape") desk.cancel();
          }}
        />
      )}
      <span class="knee" aria-hidden="true" />
    </div>
  );

  function takeBack(index: number): void {
    const sort = stick[index];
    if (sort?.piece && desk.usable(sort.piece)) desk.tap(sort.piece);
    else desk.dropSort(index);
  }
}

function pieceFor(sort: Sort, pieces: Map<string, Piece>, id: string): Piece {
  const piece = pieces.get(sort.piece);
  if (piece) return piece;
  return { id, face: { form: "LETTER", text: sort.letter, corner: "", pips: 0, art: "", name: sort.letter } };
}

/** Where each piece in the stick came from, as it is read out. */
function homesOf(desk: ReturnType<typeof useDesk>): Map<string, string> {
  const homes = new Map<string, string>();
  for (const zone of desk.scene.zones) {
    if (zone.kind === "row") for (const piece of zone.pieces) homes.set(piece.id, withNames(zone.label, desk.names));
    if (zone.kind === "words")
      for (const word of zone.words)
        for (const piece of word.pieces) homes.set(piece.id, withNames(zone.label, desk.names));
  }
  return homes;
}
