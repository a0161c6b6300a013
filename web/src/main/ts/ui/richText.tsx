import { useContext } from "preact/hooks";
import { createContext } from "preact";
import { clauseNumbers, partsOf, YOU, type Names } from "../model/text.ts";
import { S } from "../texts/strings.ts";

/** The context of every text of a table: the players' names, and what a tap on a word or a clause does. */
export interface TextLinks {
  names: Names;
  eye: number;
  onWord(word: string): void;
  /** Opens the rulebook at clauses, whose ids are separated by spaces. */
  onClause(clauses: string): void;
  numberOf(clause: string): string;
}

export const TextContext = createContext<TextLinks>({
  names: [],
  eye: -1,
  onWord: () => {},
  onClause: () => {},
  numberOf: () => "",
});

/**
 * A game's text with names filled in and words marked up; `plain`: nothing in it can be tapped; `names`: of those who
 * played then.
 */
export function RichText({ text, plain, names }: { text: string; plain?: boolean; names?: Names }) {
  const links = useContext(TextContext);
  const known = names ?? links.names;
  return (
    <>
      {partsOf(text, known).map((part, i) => {
        if (part.kind === "name")
          return (
            <b key={i} class={known[part.seat] === YOU ? "name mine" : "name"}>
              {part.text}
            </b>
          );
        if (part.kind === "letter" || (part.kind === "word" && plain))
          return (
            <em key={i} class="w">
              {part.text}
            </em>
          );
        if (part.kind === "text") return part.text;
        return (
          <button
            key={i}
            type="button"
            class="w word-link"
            aria-haspopup="dialog"
            onClick={() => links.onWord(part.text)}
          >
            {part.text}
          </button>
        );
      })}
    </>
  );
}

/** A quiet mark behind a line, which opens the rulebook at the clauses that the line rests on. */
export function ClauseLink({ clauses }: { clauses: readonly string[] }) {
  const links = useContext(TextContext);
  if (clauses.length === 0) return null;
  const numbers = clauseNumbers(clauses, (clause) => links.numberOf(clause));
  return (
    <button
      type="button"
      class="clause"
      data-clause={clauses.join(" ")}
      title={numbers}
      aria-label={S.clauseLink(numbers)}
      onClick={() => links.onClause(clauses.join(" "))}
    >
      §
    </button>
  );
}
