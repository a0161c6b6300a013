import { within } from "../lib/base.ts";
import { useEffect, useRef, useState } from "preact/hooks";
import { S } from "../texts/strings.ts";
import { useRequest } from "../lib/request.ts";
import { api } from "../api/api.ts";
import type { Rules, Setting } from "../wire/types.ts";
import { Chip, ErrorText, SearchField } from "../ui/fields.tsx";
import { HowToSheet } from "./howTo.tsx";
import { rulesOfTable } from "./help.ts";
import { ClauseView, StatusMark } from "./clause.tsx";
import { countClauses, findClauses, hasClause, originsOf, statusesOf, type Origin } from "./findClauses.ts";

interface Props {
  game: string;
  /** The ids of the clauses to show first, separated by spaces. */
  clause: string;
  /** The table's settings, when the rules are read at a table. */
  settings?: Record<string, string> | undefined;
}

/** The rulebook of a game: numbered clauses in sections, their origin and options, with search. */
export function RulesReader({ game, clause, settings }: Props) {
  const { value: book, problem } = useRequest(() => rulesWithClause(game, clause), [game, clause]);
  const { value: games } = useRequest(() => api.games(), []);
  const known = games?.find((each) => each.id === book?.id);
  const rules = book && (known ? rulesOfTable(book, known.settings, settings ?? {}) : book);
  if (problem) return <ErrorText text={problem} />;
  if (!rules) return <p class="none">{S.loading}</p>;
  return <Book rules={rules} clause={clause} game={game} chosen={settings} />;
}

/** How to play comes first, the register of clauses second; a clause that is asked for opens the register. */
function Book(props: ReaderProps) {
  const { rules, clause } = props;
  const [all, setAll] = useState(clause !== "");
  useEffect(() => {
    if (clause) setAll(true);
  }, [clause]);
  if (!rules.howTo) return <Reader {...props} />;
  return (
    <>
      <fieldset class="cluster chips reader-tabs">
        <legend class="sr">{S.rules}</legend>
        <Chip name="reader" value="how" chosen={!all} onPick={() => setAll(false)}>
          {S.rules}
        </Chip>
        <Chip name="reader" value="all" chosen={all} onPick={() => setAll(true)}>
          {S.allRules}
        </Chip>
      </fieldset>
      {all ? <Reader {...props} /> : <HowToSheet sections={rules.howTo} />}
    </>
  );
}

interface ReaderProps {
  rules: Rules;
  clause: string;
  game: string;
  chosen: Record<string, string> | undefined;
}

function Reader({ rules, clause, game, chosen }: ReaderProps) {
  const [text, setText] = useState("");
  const [origin, setOrigin] = useState<Origin>("");
  const { value: games } = useRequest(() => api.games(), []);
  const { value: questions } = useRequest(questionsByClause, []);
  const settings: Setting[] = games?.find((each) => each.id === game)?.settings ?? [];
  const page = useRef<HTMLDivElement>(null);
  const sections = findClauses(rules, text, origin);
  const wanted = clause.split(" ").filter(Boolean);
  const first = wanted.find((each) => hasClause(rules, each));
  useEffect(() => {
    if (!first) return;
    setText("");
    setOrigin("");
    const target = page.current?.querySelector<HTMLElement>(`[data-clause-id="${CSS.escape(first)}"]`);
    target?.scrollIntoView({ block: "center" });
    target?.focus({ preventScroll: true });
  }, [clause, rules]);
  return (
    <div class="column reader" ref={page}>
      <SearchField label={S.rulesSearch} text={text} onText={setText}>
        {(text || origin) && (sections.length > 0 ? S.rulesFound(countClauses(sections)) : S.rulesNone(text))}
        {!text && clause && !first && S.rulesUnknown(clause)}
      </SearchField>
      <fieldset class="cluster origins chips">
        <legend class="sr">{S.rulesOrigins}</legend>
        {originsOf(rules).map((each) => (
          <Chip key={each} name="origin" value={each} chosen={origin === each} onPick={() => setOrigin(each)}>
            {each ? S.originLabel[each] : S.originAll}
          </Chip>
        ))}
      </fieldset>
      {sections.map((section) => (
        <section key={section.title}>
          {section.title && <h3>{section.title}</h3>}
          <ol class="clauses">
            {section.clauses.map((each) => (
              <ClauseView
                key={each.id}
                clause={each}
                marked={wanted.includes(each.id)}
                question={questions?.get(each.id) ?? ""}
                settings={settings.filter((setting) => setting.clause === each.id)}
                chosen={chosen}
              />
            ))}
          </ol>
        </section>
      ))}
      <section class="rules-key">
        <h3>{S.rulesLegend}</h3>
        <dl>
          {statusesOf(rules).map((status) => (
            <div key={status}>
              <dt>
                <StatusMark status={status} />
              </dt>
              <dd>{S.status(status).text}</dd>
            </div>
          ))}
        </dl>
        <p>
          <a href={within("/#gaps")}>{S.gaps}</a>
        </p>
      </section>
    </div>
  );
}

/** The questions that the leaflets leave open, by the clause that answers them. */
async function questionsByClause(): Promise<Map<string, string>> {
  const { chapters } = await api.gaps();
  return new Map(chapters.flatMap((chapter) => chapter.gaps.map((gap) => [gap.clause.id, gap.question] as const)));
}

/** The game's rulebook, or the shared chapter that the clauses belong to. */
async function rulesWithClause(game: string, clause: string): Promise<Rules> {
  const own = await api.rules(game);
  const wanted = clause.split(" ").filter(Boolean);
  if (wanted.length === 0 || wanted.some((each) => hasClause(own, each))) return own;
  try {
    const chapter = await api.rules(wanted[0]?.split(".")[0] ?? "");
    return wanted.some((each) => hasClause(chapter, each)) ? chapter : own;
  } catch {
    return own;
  }
}
