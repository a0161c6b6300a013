import type { Kit } from "../wire/types.ts";

/**
 * The figure of each act of a kit, its key while letters are typed: the same in every scene. The acts beside the large
 * button have the figures of their places, then come those that share a place, and the large ones share the next.
 */
export function figuresOf(kit: Kit): ReadonlyMap<string, string> {
  const beside = kit.actions.filter((each) => each.slot > 0).sort((one, other) => one.slot - other.slot);
  const first = beside.filter((each, i) => beside[i - 1]?.slot !== each.slot);
  const verbs = [...first, ...beside.filter((each) => !first.includes(each))].map((each) => each.verb);
  const figure = (verb: string) => (verbs.includes(verb) ? verbs.indexOf(verb) : verbs.length) + 1;
  return new Map(kit.actions.map(({ verb }) => [verb, String(figure(verb))]));
}

/**
 * Assigns one key to each action: the one it wishes for where that is free; of what is left the first free initial of
 * its label, then any letter of it, then a digit. While letters are being composed only digits are used. An action
 * without a label gets none.
 */
export function assignShortcuts(
  labels: readonly string[],
  composing: boolean,
  taken: readonly string[] = [],
  wishes: readonly string[] = [],
): string[] {
  const used = new Set(taken);
  const figures = [..."123456789"];
  const take = (label: string, wanted: readonly string[]): string => {
    const key = label === "" ? "" : (wanted.find((candidate) => !used.has(candidate)) ?? "");
    if (key) used.add(key);
    return key;
  };
  const wished = labels.map((label, i) => take(label, [...(wishes[i] ?? "").toLowerCase()].slice(0, 1)));
  return labels.map(
    (label, i) => wished[i] || take(label, composing ? figures : [...initials(label), ...lettersIn(label), ...figures]),
  );
}

function initials(label: string): string[] {
  return label
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap((word) => [...word.slice(0, 1)]);
}

function lettersIn(label: string): string[] {
  return [...label.toLowerCase()].filter((letter) => letter >= "a" && letter <= "z");
}

/** Whether a key event goes to a text field and not to the table. */
export function isTyping(target: EventTarget | null): boolean {
  const element = target as { tagName?: string; isContentEditable?: boolean; type?: string } | null;
  if (!element?.tagName) return false;
  if (element.isContentEditable) return true;
  const tag = element.tagName.toUpperCase();
  if (tag === "TEXTAREA" || tag === "SELECT") return true;
  return tag === "INPUT" && !["checkbox", "button", "submit"].includes(element.type ?? "");
}
