import { numberText } from "../lib/numberText.ts";
import { leadLines, scoreRange, spreadLabels, type LeadLine } from "../model/finishedGame.ts";
import { listText } from "../model/text.ts";
import { S } from "../texts/strings.ts";
import type { Course } from "../wire/finished.ts";
import type { Place } from "../wire/types.ts";

const WIDE = 340;
const HIGH = 150;
const EDGE = { left: 26, right: 104, top: 10, bottom: 20 };
const NAMES = WIDE - EDGE.right + 15;
const DASHES = ["", "7 3", "2 3", "10 3 2 3", "5 2 1 2 1 2", "1 4", "12 4", "4 4"];

interface Props {
  course: Course;
  places: readonly Place[];
  names: readonly string[];
  /** Whether the lowest score wins; then the lowest is on top. */
  fewest?: boolean;
}

/** A chart of the scores, one line per side; dash patterns distinguish the lines as well as colours. */
export function LeadChart({ course, places, names, fewest = false }: Props) {
  const all = leadLines(course, places);
  const { low, high } = scoreRange(all);
  const last = course.steps.length - 1;
  if (last < 2 || all.every((lead) => lead.scores.every((score) => score === 0))) return null;
  const x = (seq: number) => EDGE.left + ((WIDE - EDGE.left - EDGE.right) * seq) / last;
  const y = (score: number) =>
    EDGE.top + ((HIGH - EDGE.top - EDGE.bottom) * (fewest ? score - low : high - score)) / (high - low);
  const end = (lead: LeadLine) => lead.scores[last] ?? 0;
  const title = (lead: LeadLine) => lead.side || names[lead.seats[0] ?? 0] || "";
  const labels = spreadLabels(
    all.map((lead) => y(end(lead)) + 4),
    13,
    HIGH - EDGE.bottom + 6,
  );
  const read = listText(
    all.map((lead) => `${title(lead)} ${numberText(end(lead))}`),
    S.and,
  );
  return (
    <figure class="lead" data-chart="">
      <figcaption>
        {S.leadChart}
        {fewest && <small> {S.fewestIsBest}</small>}
      </figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={S.leadChartText(read)}>
        {[low, high].map((score) => (
          <g key={score} class="grid-line">
            <path d={`M${EDGE.left} ${y(score)}H${WIDE - EDGE.right}`} />
            <text x={EDGE.left - 5} y={y(score) + 4} text-anchor="end">
              {numberText(score)}
            </text>
          </g>
        ))}
        {low < 0 && <path class="nought" d={`M${EDGE.left} ${y(0)}H${WIDE - EDGE.right}`} />}
        <text class="under" x={WIDE - EDGE.right} y={HIGH - 4} text-anchor="end">
          {S.leadChartMoves(last)}
        </text>
        {all.map((lead, i) => (
          <g key={i} class="lead-line" data-line={i % 4}>
            <path d={stairs(lead, x, y)} stroke-dasharray={DASHES[i % DASHES.length]} />
            <circle cx={x(last)} cy={y(end(lead))} r="3" />
            <path class="thread" d={`M${x(last) + 4} ${y(end(lead))}L${NAMES - 3} ${(labels[i] ?? 0) - 4}`} />
            <text x={NAMES} y={labels[i] ?? 0}>
              {short(title(lead))} {numberText(end(lead))}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** A step line: a score holds until it changes. */
function stairs(lead: LeadLine, x: (seq: number) => number, y: (score: number) => number): string {
  let path = "";
  let before: number | undefined;
  lead.scores.forEach((score, seq) => {
    if (score === before && seq < lead.scores.length - 1) return;
    path += before === undefined ? `M${round(x(seq))} ${round(y(score))}` : `H${round(x(seq))}V${round(y(score))}`;
    before = score;
  });
  return path;
}

const round = (at: number) => Math.round(at * 10) / 10;
const short = (name: string) => (name.length > 11 ? name.slice(0, 10) + "…" : name);
