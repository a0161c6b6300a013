import { uncapitalized } from "../texts/words.ts";
import type { HelpLine, HowToPicture, HowToSection, Rules, Setting } from "../wire/types.ts";

type Chosen = Record<string, string>;

const chosenOf = (setting: Setting, chosen: Chosen) => chosen[setting.name] ?? setting.choices[0]?.value ?? "";

/** Whether a line of help is true at a table with these settings. */
function holds({ when = {} }: HelpLine, settings: readonly Setting[], chosen: Chosen): boolean {
  return settings.every((setting) => when[setting.name]?.includes(chosenOf(setting, chosen)) ?? true);
}

/** The line as it is told there: a setting in braces stands for the words of its choice. */
function told<L extends HelpLine>({ when: _when, ...line }: L, settings: readonly Setting[], chosen: Chosen) {
  const text = line.text.replace(/\{([^}]+)\}/g, (_blank, name: string, at: number) => {
    const setting = settings.find((each) => each.name === name);
    const value = setting && chosenOf(setting, chosen);
    const words = setting?.choices.find((choice) => choice.value === value)?.label ?? "";
    return at === 0 ? words : uncapitalized(words);
  });
  return { ...line, text };
}

/** The rules with the help of a table with these settings: what is not true there is left out. */
export function rulesOfTable(rules: Rules, settings: readonly Setting[], chosen: Chosen): Rules {
  const lines = <L extends HelpLine>(all: readonly L[]) =>
    all.filter((line) => holds(line, settings, chosen)).map((line) => told(line, settings, chosen));
  const howTo = rules.howTo
    ?.map((section) => ({ ...section, sentences: lines(section.sentences) }))
    .filter((section) => section.sentences.length > 0);
  return { ...rules, ...(rules.lesson ? { lesson: lines(rules.lesson) } : {}), ...(howTo ? { howTo } : {}) };
}

/** A game in a few sentences: the first of each part of its sheet. */
export function shortRules(sections: readonly HowToSection[]): string[] {
  return sections.flatMap((section) => section.sentences[0]?.text ?? []);
}

/** The rule of a puzzle in one sentence: what one does first in a turn of which the sheet has an example. */
export function puzzleRule(sections: readonly HowToSection[]): string {
  const turn = sections.find(({ heading }) => heading === "Your turn") ?? sections[0];
  const shown = turn?.sentences.find(({ pictures }) => pictures.some(({ kind }) => kind === "row"));
  return (shown ?? turn?.sentences[0])?.text ?? "";
}

/** What can be shown of a sheet, one picture after the other: its rows of pieces, each with its sentence. */
export function shows(sections: readonly HowToSection[]): { sentence: string; picture: HowToPicture }[] {
  return sections.flatMap((section) =>
    section.sentences.flatMap(({ text, pictures }) =>
      pictures.filter(({ kind }) => kind === "row").map((picture) => ({ sentence: text, picture })),
    ),
  );
}
