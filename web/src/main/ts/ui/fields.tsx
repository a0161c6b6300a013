import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { S } from "../i18n/strings.ts";
import { CHOICES, MATCH } from "../storage/botLevel.ts";

/** An error message that screen readers announce; nothing if there is none. */
export function ErrorText({ text }: { text: string | undefined }) {
  return text ? (
    <p class="trouble" role="alert">
      {text}
    </p>
  ) : null;
}

interface NameProps {
  label: string;
  hint?: string;
  value: string;
  onName: (name: string) => void;
  /** What is wrong with the name: the field is gone to. */
  problem?: string;
}

/** The field for a player's name. */
export function NameField(props: NameProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (props.problem) input.current?.focus();
  }, [props.problem]);
  return (
    <label class="blank">
      <span>
        {props.label} {props.hint && <small>{props.hint}</small>}
      </span>
      <input
        ref={input}
        name="name"
        aria-invalid={props.problem ? true : undefined}
        type="text"
        autocomplete="nickname"
        maxLength={24}
        value={props.value}
        onInput={(event) => props.onName(event.currentTarget.value)}
      />
      <ErrorText text={props.problem} />
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
    <label class="chip">
      <input
        type="radio"
        name={props.name}
        value={props.value}
        checked={props.chosen}
        disabled={props.disabled ?? false}
        onChange={props.onPick}
      />
      <span>{props.children}</span>
    </label>
  );
}
