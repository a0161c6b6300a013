import { useMemo, useState } from "preact/hooks";
import { api } from "../api/api.ts";
import { useRequest } from "../lib/request.ts";
import { textNames } from "../model/tableState.ts";
import { S } from "../texts/strings.ts";
import { Dialog } from "../ui/dialog.tsx";
import type { TextLinks } from "../ui/richText.tsx";
import { RulesReader } from "./reader.tsx";
import { WordDialog } from "./wordDialog.tsx";

/** A game whose rules and words are looked up. */
interface Subject {
  game: string;
  title: string;
  settings?: Record<string, string> | undefined;
}

/**
 * The rules and words of a game, looked up in dialogs over the page: what touching a clause or a word of a text does,
 * and how the rules are opened.
 */
export function useLookup({ game, title, settings }: Subject, names: readonly string[] = [], eye = -1) {
  const [clause, onClause] = useState<string | undefined>();
  const [word, onWord] = useState("");
  const { value: book, problem } = useRequest(() => (game ? api.rules(game) : Promise.resolve(undefined)), [game]);
  const numbers = useMemo(
    () => new Map(book?.sections.flatMap((part) => part.clauses.map((each) => [each.id, each.number] as const))),
    [book],
  );
  const links: TextLinks = {
    names: textNames(names, eye),
    eye,
    onWord,
    onClause,
    numberOf: (id) => numbers.get(id) ?? "",
  };
  const dialogs = (
    <>
      {clause !== undefined && (
        <Dialog title={S.rulesOf(title)} onClose={() => onClause(undefined)} wide kind="rules">
          <RulesReader game={game} clause={clause} settings={settings} />
        </Dialog>
      )}
      {word && <WordDialog word={word} game={game} settings={settings} onClose={() => onWord("")} />}
    </>
  );
  return { links, dialogs, book, problem, openRules: () => onClause("") };
}
