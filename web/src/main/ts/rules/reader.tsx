import { useEffect, useRef, useState } from "preact/hooks";
import { S } from "../strings.ts";
import { useAsked } from "../ui/ask.ts";
import { api } from "../wire/api.ts";
import type { RuleClause, Rules } from "../wire/types.ts";
import { countClauses, findClauses, hasClause, statusesOf } from "./find.ts";

/** The rulebook of a game: sections, numbered clauses, where each comes from, and a search. */
export function RulesReader({ game, clause }: { game: string; clause: string }) {
  const { value: rules, trouble } = useAsked(() => bookWith(game, clause), [game, clause]);
  if (trouble)
    return (
      <p class="trouble" role="alert">
        {trouble}
      </p>
    );
  if (!rules) return <p class="none">{S.loading}</p>;
  return <Reader rules={rules} clause={clause} />;
}

function Reader({ rules, clause }: { rules: Rules; clause: string }) {
  const [text, setText] = useState("");
  const page = useRef<HTMLDivElement>(null);
  const sections = findClauses(rules, text);
  const known = hasClause(rules, clause);
  useEffect(() => {
    if (!clause) return;
    setText("");
    const target = page.current?.querySelector<HTMLElement>(`[data-clause-id="${CSS.escape(clause)}"]`);
    target?.scrollIntoView({ block: "center" });
    target?.focus({ preventScroll: true });
  }, [clause, rules]);
  return (
    <div class="reader" ref={page}>
      <div class="reader-tools">
        <label class="search">
          <span class="sr">{S.rulesSearch}</span>
          <input
            type="search"
            placeholder={S.rulesSearch}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <p role="status" class="hint">
          {text && (sections.length > 0 ? S.rulesFound(countClauses(sections)) : S.rulesNone(text))}
          {!text && clause && !known && S.rulesUnknown(clause)}
        </p>
      </div>
      {sections.map((section) => (
        <section key={section.title}>
          {section.title && <h3>{section.title}</h3>}
          <ol class="clauses">
            {section.clauses.map((each) => (
              <ClauseView key={each.id} clause={each} marked={each.id === clause} />
            ))}
          </ol>
        </section>
      ))}
      <section class="rules-key">
        <h3>{S.rulesKey}</h3>
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
      </section>
    </div>
  );
}

function ClauseView({ clause, marked }: { clause: RuleClause; marked: boolean }) {
  return (
    <li
      data-clause-id={clause.id}
      data-marked={marked ? "" : undefined}
      tabIndex={marked ? -1 : undefined}
      aria-current={marked ? "true" : undefined}
    >
      <span class="number">{clause.number}</span>
      <p>
        {clause.text.split("`").map((part, i) => (i % 2 ? <code key={i}>{part}</code> : part))}{" "}
        <small class="source">
          <StatusMark status={clause.status} />
          {clause.leaflet && <> {S.leafletPlace(clause.leaflet)}</>}
        </small>
      </p>
    </li>
  );
}

function StatusMark({ status }: { status: string }) {
  return (
    <span class="status-mark" data-status={status.charAt(0)} title={S.status(status).text}>
      {S.status(status).mark}
    </span>
  );
}

/** The game's own book, or the chapter that a clause belongs to where several games share it. */
async function bookWith(game: string, clause: string): Promise<Rules> {
  const own = await api.rules(game);
  if (!clause || hasClause(own, clause)) return own;
  try {
    const chapter = await api.rules(clause.split(".")[0] ?? "");
    return hasClause(chapter, clause) ? chapter : own;
  } catch {
    return own;
  }
}
