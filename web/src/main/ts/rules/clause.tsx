import { S } from "../texts/strings.ts";
import type { RuleClause, Setting } from "../wire/types.ts";
import { splitTiles } from "./tileExamples.ts";

interface Props {
  clause: RuleClause;
  marked: boolean;
  /** The question that the leaflet leaves open, if the clause is our answer. */
  question: string;
  /** The options that refer to this clause. */
  settings: readonly Setting[];
  /** The table's settings, when the rules are read at a table. */
  chosen: Readonly<Record<string, string>> | undefined;
}

/** One clause: number, text with examples as tiles, origin, open question and options. */
export function ClauseView({ clause, marked, question, settings, chosen }: Props) {
  return (
    <li
      data-clause-id={clause.id}
      data-marked={marked ? "" : undefined}
      tabIndex={marked ? -1 : undefined}
      aria-current={marked ? "true" : undefined}
    >
      <span class="number">{clause.number}</span>
      <div>
        <p>
          <RuleText clause={clause} />{" "}
          <small class="source">
            <StatusMark status={clause.status} />
            {clause.leaflet && <> · {clause.leaflet}</>}
          </small>
        </p>
        {question && (
          <p class="open-question">
            {S.rulesOpen} <i>{question}</i>
          </p>
        )}
        {settings.map((setting) => (
          <OptionMark key={setting.name} setting={setting} chosen={chosen} />
        ))}
      </div>
    </li>
  );
}

function RuleText({ clause }: { clause: RuleClause }) {
  return (
    <>
      {clause.text
        .split("`")
        .map((part, i) =>
          i % 2 ? (
            <code key={i}>{part}</code>
          ) : (
            splitTiles(clause.id, part).map((bit, j) =>
              bit.tiles ? <Letters key={`${i}.${j}`} text={bit.text} /> : <span key={`${i}.${j}`}>{bit.text}</span>,
            )
          ),
        )}
    </>
  );
}

/** A word in small tiles; screen readers get it as a word. */
function Letters({ text }: { text: string }) {
  return (
    <span class="letters">
      <span class="sr">{text}</span>
      {[...text].map((letter, i) => (
        <span key={i} class="tile letter" aria-hidden="true">
          <span class="glyph">{letter}</span>
        </span>
      ))}
    </span>
  );
}

function OptionMark({ setting, chosen }: { setting: Setting; chosen: Props["chosen"] }) {
  const usual = setting.choices[0];
  const value = chosen?.[setting.name] ?? usual?.value;
  const here = setting.choices.find((choice) => choice.value === value) ?? usual;
  return (
    <p class="option-mark" data-option={setting.name} data-changed={chosen && here !== usual ? "" : undefined}>
      {chosen
        ? S.optionAtTable(setting.label, here?.label ?? "", here === usual)
        : S.optionOffered(setting.label, setting.choices.map((choice) => choice.label).join(" / "))}
    </p>
  );
}

export function StatusMark({ status }: { status: string }) {
  return (
    <span class="status-mark" data-status={status.charAt(0)} title={S.status(status).text}>
      {S.status(status).mark}
    </span>
  );
}
