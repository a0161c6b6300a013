import { api } from "../api/api.ts";
import { useRequest } from "../lib/request.ts";
import { rulesOfTable } from "../rules/help.ts";
import type { HowToSection, Setting } from "../wire/types.ts";

/** How the game is played at an evening's tables, once its rules and settings are known. */
export function useHowTo(
  game: string,
  settings: readonly Setting[] | undefined,
  table: Record<string, string>,
): readonly HowToSection[] | undefined {
  const { value: book } = useRequest(() => (game ? api.rules(game) : Promise.resolve(undefined)), [game]);
  return book && settings && rulesOfTable(book, settings, table).howTo;
}
