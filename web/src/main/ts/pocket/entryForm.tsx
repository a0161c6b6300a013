import { useState } from "preact/hooks";
import type { Blank, EntryForm } from "../api/pocket.ts";
import { S } from "../texts/strings.ts";
import { withNames } from "../model/text.ts";
import { Switch, submitting } from "../ui/fields.tsx";

interface Props {
  form: EntryForm;
  names: readonly string[];
  onEnter: (values: Record<string, string>) => Promise<boolean>;
  onCancel: () => void;
}

/** A form of the sheet as the game describes it: blanks about the game first, then a group for each player. */
export function EntryFormView({ form, names, onEnter, onCancel }: Props) {
  const [values, setValues] = useState(() => Object.fromEntries(form.fields.map((each) => [each.id, each.usual])));
  const write = (id: string, value: string) => setValues((old) => ({ ...old, [id]: value }));
  const players = [...new Set(form.fields.map((each) => each.about))].filter((seat) => seat >= 0);
  const blanks = (seat: number) =>
    form.fields
      .filter((each) => each.about === seat)
      .map((each) => (
        <BlankView key={each.id} blank={each} names={names} value={values[each.id] ?? ""} onWrite={write} />
      ));
  return (
    <form class="column panel entry" data-form={form.id} onSubmit={submitting(() => void onEnter(values))}>
      <h2 class="head">{withNames(form.label, names)}</h2>
      <div class="fit entry-group">{blanks(-1)}</div>
      {players.map((seat) => (
        <fieldset key={seat} class="fit entry-group" data-seat={seat}>
          <legend>{names[seat]}</legend>
          {blanks(seat)}
        </fieldset>
      ))}
      <div class="cluster form-foot">
        <button type="submit" class="primary" data-act="enter">
          {S.sheetEnter}
        </button>
        <button type="button" class="ghost" data-act="cancel" onClick={onCancel}>
          {S.sheetCancel}
        </button>
      </div>
    </form>
  );
}

interface BlankProps {
  blank: Blank;
  names: readonly string[];
  value: string;
  onWrite: (id: string, value: string) => void;
}

function BlankView({ blank, names, value, onWrite }: BlankProps) {
  const label = withNames(blank.label, names);
  if (blank.kind === "tick")
    return (
      <Switch name={blank.id} label={label} on={value === "yes"} onTurn={(on) => onWrite(blank.id, on ? "yes" : "")} />
    );
  if (blank.kind === "choice")
    return (
      <label class="blank">
        <span>{label}</span>
        <select name={blank.id} value={value} onChange={(event) => onWrite(blank.id, event.currentTarget.value)}>
          {blank.options.map((option) => (
            <option key={option.value} value={option.value}>
              {withNames(option.label, names)}
            </option>
          ))}
        </select>
      </label>
    );
  return (
    <label class="blank">
      <span>{label}</span>
      <input
        type={blank.kind === "number" ? "number" : "text"}
        name={blank.id}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        value={value}
        onFocus={(event) => event.currentTarget.select()}
        onInput={(event) => onWrite(blank.id, event.currentTarget.value)}
      />
    </label>
  );
}
