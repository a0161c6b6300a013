import { useEffect, useRef } from "preact/hooks";
import { fill, slot } from "../model/answer.ts";
import { namesById } from "../model/scene.ts";
import { spellOf } from "../model/composer.ts";
import { withNames } from "../model/text.ts";
import { S } from "../i18n/strings.ts";
import type { Choose, Count, Field, Offer, Pick, Spell } from "../wire/types.ts";
import { Chip } from "../ui/fields.tsx";
import { useDesk } from "../interaction/controls.ts";

/** The blanks of one offer, in a small form among the actions. Escape puts it away. */
export function OfferForm({ offer }: { offer: Offer }) {
  const desk = useDesk();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>("input,select") ?? form.current;
    first?.focus();
    return () => {
      window.setTimeout(() => {
        if (document.activeElement === document.body) {
          document.querySelector<HTMLElement>(`.acts [data-verb="${CSS.escape(offer.verb)}"]`)?.focus();
        }
      });
    };
  }, []);
  const label = withNames(offer.label, desk.names);
  const ready = fill(offer, desk.draft).ready;
  return (
    <form
      ref={form}
      class="acts offer-form"
      aria-label={label}
      tabIndex={-1}
      data-verb={offer.verb}
      onSubmit={(event) => {
        event.preventDefault();
        desk.press(offer);
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") {
          event.stopPropagation();
          desk.cancel();
        }
      }}
    >
      <p class="form-title">{label}</p>
      {offer.fields.map((field) => (
        <Blank key={field.name} offer={offer} field={field} />
      ))}
      <div class="form-foot">
        <button type="submit" class="primary" data-act="confirm" aria-disabled={!ready || desk.busy || undefined}>
          {label}
        </button>
        <button type="button" class="ghost" data-act="cancel" onClick={desk.cancel}>
          {S.cancel}
        </button>
      </div>
    </form>
  );
}

function Blank({ offer, field }: { offer: Offer; field: Field }) {
  switch (field.kind) {
    case "fixed":
      return null;
    case "pick":
      return <PickBlank field={field} />;
    case "spell":
      return spellOf(offer) ? null : <SpellBlank offer={offer} field={field} />;
    case "choose":
      return <ChooseBlank offer={offer} field={field} />;
    case "count":
      return <CountBlank offer={offer} field={field} />;
    case "lay":
      return <LayBlank field={field} />;
  }
}

/** What is pointed at; where the table cannot be reached, a list does as well. */
function PickBlank({ field }: { field: Pick }) {
  const desk = useDesk();
  const names = namesById(desk.scene);
  const chosen = field.ids.filter((id) => desk.chosen(id));
  return (
    <fieldset class="blank" data-field={field.name}>
      <legend>{withNames(field.label, desk.names)}</legend>
      <p class="hint">
        {chosen.length > 0 ? chosen.map((id) => withNames(names.get(id) ?? id, desk.names)).join(", ") : S.pickHint}
        {field.most > 1 && (
          <span> ({S.pickCount(chosen.length, field.least, Math.min(field.most, field.ids.length))})</span>
        )}
      </p>
    </fieldset>
  );
}

function SpellBlank({ offer, field }: { offer: Offer; field: Spell }) {
  const desk = useDesk();
  return (
    <label class="blank" data-field={field.name}>
      <span>{withNames(field.label, desk.names)}</span>
      <input
        class="line-input"
        type="text"
        maxLength={field.most}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        value={desk.draft.values[slot(offer, field)] ?? ""}
        onInput={(event) => desk.put(offer, field, event.currentTarget.value.toUpperCase())}
      />
    </label>
  );
}

function ChooseBlank({ offer, field }: { offer: Offer; field: Choose }) {
  const desk = useDesk();
  const value = desk.draft.values[slot(offer, field)] ?? (field.options.length === 1 ? field.options[0]?.value : "");
  const label = withNames(field.label, desk.names);
  if (field.options.length > 8) {
    return (
      <label class="blank" data-field={field.name}>
        <span>{label}</span>
        <select value={value} onChange={(event) => desk.put(offer, field, event.currentTarget.value)}>
          <option value="" disabled>
            {S.choose}
          </option>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {withNames(option.label, desk.names)}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <fieldset class="blank" data-field={field.name}>
      <legend>{label}</legend>
      <div class="chips">
        {field.options.map((option) => (
          <Chip
            key={option.value}
            name={slot(offer, field)}
            value={option.value}
            chosen={option.value === value}
            onPick={() => desk.put(offer, field, option.value)}
          >
            {withNames(option.label, desk.names)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

function CountBlank({ offer, field }: { offer: Offer; field: Count }) {
  const desk = useDesk();
  const text = desk.draft.values[slot(offer, field)];
  const value = text === undefined ? field.least : Number(text);
  const put = (number: number) => desk.put(offer, field, String(Math.min(field.most, Math.max(field.least, number))));
  useEffect(() => {
    if (text === undefined) put(field.least);
  }, []);
  return (
    <div class="blank stepper" role="group" aria-label={withNames(field.label, desk.names)} data-field={field.name}>
      <label>
        <span>{withNames(field.label, desk.names)}</span>
        <input
          type="number"
          inputMode="numeric"
          min={field.least}
          max={field.most}
          value={value}
          onInput={(event) => desk.put(offer, field, event.currentTarget.value)}
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

function LayBlank({ field }: { field: Extract<Field, { kind: "lay" }> }) {
  const desk = useDesk();
  return (
    <fieldset class="blank" data-field={field.name}>
      <legend>{withNames(field.label, desk.names)}</legend>
      <p class="hint">{S.laySquare}</p>
    </fieldset>
  );
}
