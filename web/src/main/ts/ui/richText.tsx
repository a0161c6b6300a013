import { useContext } from "preact/hooks";
import { createContext } from "preact";
import { partsOf, type Names } from "../model/text.ts";
import { S } from "../i18n/strings.ts";

/** The context of every text of a table: the players' names, and what a tap on a word or a clause does. */
export interface TextLinks {
  names: Names;
  eye: number;
  onWord(word: string): void;
  onClause(clause: string): void;
  numberOf(clause: string): string;
}

export const TextContext = createContext<TextLinks>({
  names: [],
  eye: -1,
  onWord: () => {},
  onClause: () => {},
  numberOf: () => "",
});

/** A game's text with names filled in and words marked up; `plain`: nothing in it can be tapped. */
export function RichText({ text, plain }: { text: string; plain?: boolean }) {
  const links = useContext(TextContext);
  return (
    <>
      {partsOf(text, links.names).map((part, i) => {
        if (part.kind === "name")
          return (
            <b key={i} class={part.seat === links.eye ? "name mine" : "name"}>
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

/** The number of a clause, which opens the rulebook there. */
export function ClauseLink({ clause }: { clause: string }) {
  const links = useContext(TextContext);
  const number = links.numberOf(clause);
  return (
    <button
      type="button"
      class="clause"
      data-clause={clause}
      aria-label={S.clauseLink(number || clause)}
      onClick={() => links.onClause(clause)}
    >
      {number || "§"}
    </button>
  );
}
