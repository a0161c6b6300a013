/**
 * Assigns one key to each action: the first free initial of its label, then any letter of it, then a digit. While
 * letters are being composed only digits are used. A key that the game wants comes first where it is free; an action
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
  return labels.map((label, i) => {
    if (label === "") return "";
    const wish = wishes[i]?.toLowerCase() ?? "";
    const wanted = composing ? figures : [...wish, ...initials(label), ...lettersIn(label), ...figures];
    const key = wanted.find((candidate) => !used.has(candidate)) ?? "";
    if (key) used.add(key);
    return key;
  });
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
