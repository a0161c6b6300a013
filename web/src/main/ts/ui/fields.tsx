import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { S } from "../texts/strings.ts";
import { CHOICES, MATCH } from "../storage/botLevel.ts";

/** An error message that screen readers announce; nothing if there is none. */
export function ErrorText({ text }: { text: string | undefined }) {
  return text ? (
    <p class="trouble" role="alert">
      {text}
    </p>
  ) : null;
}

/** A name as it is typed. */
export interface NameInput {
  value: string;
  type: (name: string) => void;
  /** Whether the form was sent without it. */
  missing: boolean;
  /** The name as the form sends it; if it is empty, the field says so. */
  take: () => string;
  /** Sends a form with the name; if it is empty, the field says so instead. */
  submitting: (send: (name: string) => void) => (event: Event) => void;
}

/** Sends a form without leaving the page. */
export function submitting(send: () => void): (event: Event) => void {
  return (event) => {
    event.preventDefault();
    send();
  };
}

export function useNameInput(first: string): NameInput {
  const [value, setValue] = useState(first);
  const [missing, setMissing] = useState(false);
  const take = () => {
    setMissing(!value.trim());
    return value.trim();
  };
  return {
    value,
    missing,
    type(name) {
      setValue(name);
      setMissing(false);
    },
    take,
    submitting: (send) =>
      submitting(() => {
        const called = take();
        if (called) send(called);
      }),
  };
}

/** The field for a player's name; it is gone to when the name is missing. */
export function NameField(props: {
  label: string;
  hint?: string;
  name: NameInput;
  another?: boolean;
  focused?: boolean;
}) {
  const input = useRef<HTMLInputElement>(null);
  const { value, type, missing } = props.name;
  useEffect(() => {
    if (missing || (props.focused && !value)) input.current?.focus();
  }, [missing]);
  return (
    <label class="blank">
      <span>
        {props.label} {props.hint && <small>{props.hint}</small>}
      </span>
      <input
        ref={input}
        name={props.another ? "another" : "name"}
        aria-invalid={missing || undefined}
        type="text"
        autocomplete={props.another ? "off" : "nickname"}
        maxLength={24}
        value={value}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <ErrorText text={missing ? S.nameWanted : ""} />
    </label>
  );
}

/** The choice of the bots' skill level, or of a match for the player. */
export function LevelField({ value, onPick }: { value: number; onPick: (level: number) => void }) {
  return (
    <label class="blank">
      <span>{S.botLevel}</span>
      <select name="level" value={value} onChange={(event) => onPick(Number(event.currentTarget.value))}>
        {CHOICES.map((each) => (
          <option key={each} value={each}>
            {each === MATCH ? S.matchForYou : S.level(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A radio button drawn as a chip. */
export function Chip(props: {
  name: string;
  value: string;
  chosen: boolean;
  disabled?: boolean;
  onPick: () => void;
  children: ComponentChildren;
}) {
  return (
    <label class="chip anchor">
      <input
        type="radio"
        name={props.name}
        value={props.value}
        checked={props.chosen}
        disabled={props.disabled ?? false}
        onChange={props.onPick}
      />
      <span class="chip-text touch fine">{props.children}</span>
    </label>
  );
}

/** A checkbox with its label. */
export function Switch(props: {
  name: string;
  label: string;
  hint?: string;
  on: boolean;
  onTurn: (on: boolean) => void;
}) {
  return (
    <label class="switch beside touch">
      <input
        type="checkbox"
        name={props.name}
        checked={props.on}
        onChange={(event) => props.onTurn(event.currentTarget.checked)}
      />
      <span>
        {props.label} {props.hint && <small>{props.hint}</small>}
      </span>
    </label>
  );
}

/** The field in which a text is searched, with what was found. */
export function SearchField(props: {
  label: string;
  text: string;
  onText: (text: string) => void;
  children: ComponentChildren;
}) {
  return (
    <div class="reader-tools">
      <label class="search">
        <span class="sr">{props.label}</span>
        <input
          type="search"
          placeholder={props.label}
          value={props.text}
          onInput={(event) => props.onText(event.currentTarget.value)}
        />
      </label>
      <p role="status" class="hint">
        {props.children}
      </p>
    </div>
  );
}
