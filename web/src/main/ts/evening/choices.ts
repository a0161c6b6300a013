import type { Setting } from "../wire/types.ts";

/** A setting with its choices by their numbers, as one looks for them; the wire names the usual one first. */
export function byNumber(setting: Setting): Setting {
  const kinds = setting.choices.map(({ value }) => kindOf(value));
  const rank = (value: string) => kinds.indexOf(kindOf(value));
  const choices = [...setting.choices].sort(
    (a, b) => rank(a.value) - rank(b.value) || numberOf(a.value) - numberOf(b.value),
  );
  return { ...setting, choices };
}

const kindOf = (value: string) => value.replace(/\d+$/, "");
const numberOf = (value: string) => Number(/\d+$/.exec(value)?.[0] ?? 0);
