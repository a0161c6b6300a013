import { useEffect, useRef, useState } from "preact/hooks";
import { lineAnswer } from "../model/answer.ts";
import { isWordList, shownLines } from "../model/layout/zoneSizes.ts";
import { writtenLines } from "../model/roles.ts";
import { letterOf, nameOf, offerIds } from "../model/scene.ts";
import { lengthWish, sheetLinePick, spellOf } from "../model/composedWord.ts";
import { withNames } from "../model/text.ts";
import { S } from "../texts/strings.ts";
import { RichText } from "../ui/richText.tsx";
import type { Entry, Offer, Sheet } from "../wire/types.ts";
import { usableMarks, useControls } from "../interaction/controls.ts";
import { Tile } from "./tile.tsx";

/** A sheet of lines to fill in. */
export function SheetZone({ zone }: { zone: Sheet }) {
  const controls = useControls();
  const label = withNames(zone.label, controls.names);
  const writable = writtenLines(controls.scene);
  return (
    <div class="zone sheet" role="group" aria-label={label} data-zone-id={zone.id} data-zone-kind="sheet">
      <p class="sheet-title caps" aria-hidden="true">
        {label}
      </p>
      <ol class="lines cells" data-words={isWordList(zone, writable) ? "" : undefined}>
        {shownLines(zone, writable).map((entry, i) => (
          <li key={entry.id || i} data-line={entry.id || undefined}>
            <LineView entry={entry} zone={zone.id} />
          </li>
        ))}
        {zone.entries.length === 0 && <li class="none">{S.empty}</li>}
      </ol>
    </div>
  );
}

function LineView({ entry, zone }: { entry: Entry; zone: string }) {
  const controls = useControls();
  const offer = controls.scene.offers.find((each) => sheetLinePick(each, controls.scene)?.ids.includes(entry.id));
  const label = withNames(entry.label, controls.names);
  const picks =
    controls.offerAt(entry.id) !== undefined ||
    (controls.usable(entry.id) && controls.scene.offers.some((each) => each !== offer && offerIds(each).has(entry.id)));
  const [text, setText] = useState(entry.written);
  const writable = offer !== undefined;
  const written = !writable && entry.written && entry.written !== label && (
    <span class="written" data-long={entry.written.length > 24 ? "" : undefined}>
      {entry.struck ? <s>{entry.written}</s> : entry.written}
    </span>
  );
  const tiles = entry.pieces.length > 0 && (
    <span
      class="tiles"
      role="group"
      aria-label={S.zone(label, entry.pieces.map((piece) => nameOf(piece.face)).join(", "))}
      {...(picks ? { onClick: () => controls.act({ do: "tap", id: entry.id }) } : {})}
    >
      {entry.pieces.map((piece, i) => (
        <Tile
          key={piece.id || i}
          piece={piece}
          zone={zone}
          stepsBack
          {...(writable && !controls.active && letterOf(piece.face) && piece.id
            ? { onTap: () => setText((old) => old + letterOf(piece.face)) }
            : {})}
        />
      ))}
    </span>
  );
  return (
    <>
      {picks ? (
        <button
          type="button"
          class="line-label fine muted"
          {...usableMarks(controls, true)}
          data-thing={entry.id}
          aria-pressed={controls.chosen(entry.id)}
          data-chosen={controls.chosen(entry.id) ? "" : undefined}
          onClick={() => controls.act({ do: "tap", id: entry.id })}
        >
          {label} {written}
        </button>
      ) : (
        <span class="line-label fine muted">{label}</span>
      )}
      {tiles}
      {offer && <LineInput entry={entry} offer={offer} label={label} text={text} setText={setText} />}
      {!picks && written}
      {entry.note && (
        <span class="line-note muted">
          <RichText text={entry.note} />
        </span>
      )}
    </>
  );
}

interface InputProps {
  entry: Entry;
  offer: Offer;
  label: string;
  text: string;
  setText: (text: string) => void;
}

/** The text field of a line; it is sent on blur or Enter, without a button. */
function LineInput({ entry, offer, label, text, setText }: InputProps) {
  const controls = useControls();
  const input = useRef<HTMLInputElement>(null);
  const last = useRef(entry.written);
  const spell = spellOf(offer);
  useEffect(() => {
    // What was typed stays when the field is drawn anew.
    if (last.current === entry.written) return;
    last.current = entry.written;
    if (document.activeElement !== input.current) setText(entry.written);
  }, [entry.written]);
  useEffect(() => {
    if (document.activeElement === input.current || text === last.current) return;
    const timer = window.setTimeout(send, 1500);
    return () => window.clearTimeout(timer);
  }, [text]);

  function send(): void {
    const clean = text.trim().toUpperCase();
    if (clean === last.current.toUpperCase() || !spell) return;
    const wish = lengthWish(spell, clean.length);
    if (wish) {
      if (clean !== "") controls.session.notify(S.offerWants(label, wish));
      return;
    }
    last.current = clean;
    controls.send(lineAnswer(offer, entry.id, clean), true);
  }
  return (
    <input
      ref={input}
      class="line-input"
      type="text"
      aria-label={label}
      value={text}
      autocomplete="off"
      autocapitalize="characters"
      autocorrect="off"
      spellcheck={false}
      enterkeyhint="next"
      onInput={(event) => setText(event.currentTarget.value.toUpperCase().replace(/[^A-Z]/g, ""))}
      onBlur={send}
      onKeyDown={(event) => {
        if (event.key === "Escape") setText(last.current);
        if (event.key !== "Enter") return;
        event.preventDefault();
        send();
        nextInput(event.currentTarget)?.focus();
      }}
    />
  );
}

function nextInput(from: HTMLElement): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(".line-input")];
  return all[all.indexOf(from) + 1];
}
