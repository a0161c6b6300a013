import { within } from "../lib/base.ts";
import { pointsText, verdictOf } from "../model/analysis.ts";
import { clockText, YOU, type Names } from "../model/text.ts";
import { S } from "../texts/strings.ts";
import { RichText } from "../ui/richText.tsx";
import type { Turn } from "../wire/finished.ts";

/** One turn of the annotated minute book: what was played and what else could have been played. */
export function TurnView({ turn, table, names }: { turn: Turn; table: string; names: Names }) {
  const verdict = verdictOf(turn);
  const lines = turn.lines.length > 0 ? turn.lines : turn.seat >= 0 ? [`@${turn.seat}: ${turn.played}`] : [];
  return (
    <li data-entry={turn.entry} data-verdict={verdict}>
      <a
        class="moment"
        href={within(`/t/${encodeURIComponent(table)}#replay=${turn.entry}`)}
        aria-label={S.momentOf(turn.entry)}
      >
        {clockText(turn.at)}
      </a>
      <div>
        {lines.map((line, i) => (
          <p key={i}>
            <RichText text={line} names={names} />
          </p>
        ))}
        {verdict === "best" && <p class="weighed">{S.verdictBest}</p>}
        {verdict === "less" && <p class="weighed">{S.verdictLess(pointsText(turn.cost))}</p>}
        {verdict === "none" && turn.there.length > 0 && <p class="weighed">{S.verdictNone}</p>}
        {verdict !== "best" && turn.there.length > 0 && (
          <ul class="cluster there" aria-label={S.alternatives}>
            {turn.there.map((chance, i) => (
              <li key={i}>
                <RichText text={chance.play} names={names} /> <small>{S.worth(pointsText(chance.worth))}</small>
              </li>
            ))}
          </ul>
        )}
        {turn.missed.map((missed, i) => (
          <p key={i} class="weighed missed">
            <RichText
              text={names[missed.seat] === YOU ? S.youMissed(missed.play) : S.missedBy(`@${missed.seat}`, missed.play)}
              names={names}
            />
          </p>
        ))}
      </div>
    </li>
  );
}
