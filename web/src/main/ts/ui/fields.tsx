import type { ComponentChildren } from "preact";
import { S } from "../i18n/strings.ts";

const LEVELS = [1, 2, 3, 4, 5];

/** What went wrong, in a sentence that is read out; nothing where nothing did. */
export function ErrorText({ text }: { text: string | undefined }) {
  return text ? (
    <p class="trouble" role="alert">
      {text}
    </p>
  ) : null;
}

/** Where somebody writes what he is called. */
export function NameField(props: { label: string; hint?: string; value: string; onName: (name: string) => void }) {
  return (
    <label class="blank">
      <span>
        {props.label} {props.hint && <small>{props.hint}</small>}
      </span>
      <input
        name="name"
        type="text"
        autocomplete="nickname"
        maxLength={24}
        value={props.value}
        onInput={(event) => props.onName(event.currentTarget.value)}
      />
    </label>
  );
}

/** How well the bots play. */
export function LevelField({ value, onPick }: { value: number; onPick: (level: number) => void }) {
  return (
    <label class="blank">
      <span>{S.botLevel}</span>
      <select name="level" value={value} onChange={(event) => onPick(Number(event.currentTarget.value))}>
        {LEVELS.map((each) => (
          <option key={each} value={each}>
            {S.level(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** One of several, of which one is chosen. */
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
