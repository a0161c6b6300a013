import type { Option } from "../wire/types.ts";

/** Lists longer than this are chosen from by group first, where they have groups. */
export const MANY = 8;

/**
 * What a choice shows of its options: the groups to choose from, the open one of them or "", and its options; a list
 * that is short or has no groups is all shown. A group whose last option is gone since it was opened is not open.
 */
export function shownOptions(options: readonly Option[], value: string, opened: string) {
  const all = [...new Set(options.map((option) => option.group ?? ""))].filter(Boolean);
  const groups = options.length > MANY && all.length > 1 ? all : [];
  const chosen = options.find((option) => option.value === value)?.group ?? "";
  const open = [opened, chosen].find((each) => groups.includes(each)) ?? "";
  return { groups, open, shown: groups.length > 0 ? options.filter((option) => option.group === open) : options };
}
