import type { GameInfo, Length, Setting } from "../wire/types.ts";

/** The settings of a table; what is not named is as usual. */
export type Settings = Record<string, string>;

const usualOf = (setting: Setting) => setting.choices[0]?.value ?? "";

/** The names of the settings that lengths of this game decide. */
function decided(game: GameInfo): Set<string> {
  return new Set((game.lengths ?? []).flatMap((length) => Object.keys(length.settings)));
}

/** The lengths that so many players can choose from; none where there is nothing to choose. */
export function lengthsFor(game: GameInfo, players: number): Length[] {
  const all = (game.lengths ?? []).filter((length) => length.minutes[players] !== undefined);
  return all.length > 1 ? all : [];
}

/** The length to begin with: the one that is wanted, or else the shortest. */
export function firstLength(game: GameInfo, players: number, wanted: string): Length | undefined {
  const all = lengthsFor(game, players);
  return all.find((length) => length.name === wanted) ?? all[0];
}

/** The settings with those of a length; what another length decides and this one does not is as usual again. */
export function withLength(game: GameInfo, settings: Settings, length: Length | undefined): Settings {
  if (!length) return settings;
  const names = decided(game);
  const others = Object.entries(settings).filter(([name]) => !names.has(name));
  const usual = game.settings.filter(({ name }) => names.has(name)).map((each) => [each.name, usualOf(each)]);
  return Object.fromEntries([...others, ...usual, ...Object.entries(length.settings)]) as Settings;
}

/** The length that a table with these settings has, if it is one of them. */
export function lengthOf(game: GameInfo, settings: Settings): Length | undefined {
  const named = game.settings.filter(({ name }) => decided(game).has(name));
  return (game.lengths ?? []).find((length) =>
    named.every((each) => (settings[each.name] ?? usualOf(each)) === (length.settings[each.name] ?? usualOf(each))),
  );
}

/** The settings that differ from those a table of people usually has, apart from what the length decides. */
export function changedRules(game: GameInfo, settings: Settings): Setting[] {
  const names = lengthOf(game, settings) ? decided(game) : new Set<string>();
  const usual = (each: Setting) => game.forPeople?.[each.name] ?? usualOf(each);
  return game.settings.filter((each) => !names.has(each.name) && (settings[each.name] ?? usual(each)) !== usual(each));
}
