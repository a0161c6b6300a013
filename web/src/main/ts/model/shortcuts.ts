/**
 * One key for each action, found in its label: the first letter of a word if it is free, then any letter, then a
 * figure. While letters are being composed the figures stand for the actions, since the letters are wanted.
 */
export function assignShortcuts(
  labels: readonly string[],
  composing: boolean,
  taken: readonly string[] = [],
): string[] {
  const used = new Set(taken);
  const figures = [..."123456789"];
  return labels.map((label) => {
    const wanted = composing ? figures : [...initials(label), ...lettersIn(label), ...figures];
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

/** Whether a key belongs to what is being written and not to the table. */
export function isTyping(target: EventTarget | null): boolean {
  const element = target as { tagName?: string; isContentEditable?: boolean; type?: string } | null;
  if (!element?.tagName) return false;
  if (element.isContentEditable) return true;
  const tag = element.tagName.toUpperCase();
  if (tag === "TEXTAREA" || tag === "SELECT") return true;
  return tag === "INPUT" && !["checkbox", "button", "submit"].includes(element.type ?? "");
}
