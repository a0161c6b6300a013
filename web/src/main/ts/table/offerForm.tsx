import { useEffect, useRef } from "preact/hooks";
import { choiceBefore, hasCard, valueKey } from "../model/answer.ts";
import { namesById } from "../model/scene.ts";
import { spellOf } from "../model/composedWord.ts";
import { withNames } from "../model/text.ts";
import { submitting } from "../ui/fields.tsx";
import { S } from "../texts/strings.ts";
import type { Choose, Count, Field, Offer, Pick, Spell } from "../wire/types.ts";
import { offerLabel } from "../model/offerLabel.ts";
import { Options } from "./options.tsx";
import { useControls } from "../interaction/controls.ts";

/** The id of the form, for its buttons in the dock. */
export const OFFER_FORM = "offer-form";

/**
 * The form of an open offer: a card on the felt where something is chosen, counted or written. What is only picked on
 * the table needs no card, and the form is there for screen readers alone. Escape closes it. With `byBlanks` one blank
 * is shown after the other.
 */
export function OfferForm({ offer, byBlanks = false }: { offer: Offer; byBlanks?: boolean }) {
  const controls = useControls();
  const form = useRef<HTMLFormElement>(null);
  const card = hasCard(offer);
  useEffect(() => {
    // A card that opens by itself leaves somebody who is writing alone.
    if (card && !document.activeElement?.matches("input, textarea"))
      (form.current?.querySelector<HTMLElement>("input,button") ?? form.current)?.focus({ preventScroll: true });
    return () => {
      window.setTimeout(() => {
        if (document.activeElement === document.body) {
          document.querySelector<HTMLElement>(`.acts [data-verb="${CSS.escape(offer.verb)}"]`)?.focus();
        }
      });
    };
  }, []);
  const label = offerLabel(offer.label, offer, controls.draft, controls.scene, controls.names);
  return (
    <form
      ref={form}
      id={OFFER_FORM}
      class={card ? "paper laid offer-form" : "sr offer-form"}
      aria-label={label}
      tabIndex={-1}
      data-verb={offer.verb}
      data-blanks={byBlanks ? "" : undefined}
      onSubmit={submitting(() => controls.press(offer))}
      onPointerDown={leaveRadio}
      onKeyDown={(event) => {
        if (event.key === "Escape") {
          event.stopPropagation();
          controls.act({ do: "cancel" });
        }
      }}
    >
      <h2>{label}</h2>
      {offer.fields.map((field) => (
        <OfferField
          key={field.name}
          offer={offer}
          field={field}
          before={byBlanks ? choiceBefore(offer, field) : undefined}
        />
      ))}
    </form>
  );
}

/** A finger does not keep open the blank that was focused as the card opened. */
function leaveRadio(): void {
  const at = document.activeElement;
  if (at instanceof HTMLInputElement && at.type === "radio") at.blur();
}

interface FieldProps {
  offer: Offer;
  field: Field;
  /** The choice that was made before this one, where one blank is shown after the other. */
  before: Choose | undefined;
}

function OfferField({ offer, field, before }: FieldProps) {
  switch (field.kind) {
    case "fixed":
      return null;
    case "pick":
      return <PickField field={field} />;
    case "spell":
      return spellOf(offer) ? null : <SpellField offer={offer} field={field} />;
    case "choose":
      return <ChooseField offer={offer} field={field} before={before} />;
    case "count":
      return <CountField offer={offer} field={field} />;
    case "lay":
      return <LayField field={field} />;
  }
}

/** Shows what is picked on the table for this field. */
function PickField({ field }: { field: Pick }) {
  const controls = useControls();
  const names = namesById(controls.scene);
  const chosen = field.ids.filter((id) => controls.chosen(id));
  return (
    <fieldset class="blank" data-field={field.name}>
      <legend>{withNames(field.label, controls.names)}</legend>
      <p class="hint">
        {chosen.length > 0 ? chosen.map((id) => withNames(names.get(id) ?? id, controls.names)).join(", ") : S.pickHint}
        {field.most > 1 && (
          <span> ({S.pickCount(chosen.length, field.least, Math.min(field.most, field.ids.length))})</span>
        )}
      </p>
    </fieldset>
  );
}

function SpellField({ offer, field }: { offer: Offer; field: Spell }) {
  const controls = useControls();
  return (
    <label class="blank" data-field={field.name}>
      <span>{withNames(field.label, controls.names)}</span>
      <input
        class="line-input"
        type="text"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        value={controls.draft.values[valueKey(offer, field)] ?? ""}
        onInput={(event) => controls.act({ do: "set", offer, field, value: event.currentTarget.value.toUpperCase() })}
      />
    </label>
  );
}

function ChooseField({ offer, field, before }: FieldProps & { field: Choose }) {
  const controls = useControls();
  const value = controls.draft.values[valueKey(offer, field)] ?? "";
  if (field.options.length < 2) return null;
  return (
    <fieldset class="blank" data-field={field.name}>
      <Options
        name={valueKey(offer, field)}
        label={field.label}
        options={field.options}
        value={value}
        onPick={(next) => controls.act({ do: "set", offer, field, value: next })}
        onBack={before && (() => controls.act({ do: "set", offer, field: before, value: "" }))}
      />
    </fieldset>
  );
}

function CountField({ offer, field }: { offer: Offer; field: Count }) {
  const controls = useControls();
  const text = controls.draft.values[valueKey(offer, field)];
  const value = text === undefined ? field.least : Number(text);
  const put = (number: number) =>
    controls.act({ do: "set", offer, field, value: String(Math.min(field.most, Math.max(field.least, number))) });
  useEffect(() => {
    if (text === undefined) put(field.least);
  }, []);
  return (
    <div
      class="blank stepper cells"
      role="group"
      aria-label={withNames(field.label, controls.names)}
      data-field={field.name}
    >
      <label>
        <span>{withNames(field.label, controls.names)}</span>
        <input
          type="number"
          inputMode="numeric"
          min={field.least}
          max={field.most}
          value={value}
          onInput={(event) => controls.act({ do: "set", offer, field, value: event.currentTarget.value })}
        />
      </label>
      <button type="button" class="plain icon" aria-label={S.fewer} onClick={() => put(value - 1)}>
        −
      </button>
      <button type="button" class="plain icon" aria-label={S.more} onClick={() => put(value + 1)}>
        +
      </button>
    </div>
  );
}

function LayField({ field }: { field: Extract<Field, { kind: "lay" }> }) {
  const controls = useControls();
  return (
    <fieldset class="blank" data-field={field.name}>
      <legend>{withNames(field.label, controls.names)}</legend>
      <p class="hint">{S.laySquare}</p>
    </fieldset>
  );
}
