import { numberText, unitText } from "../lib/numberText.ts";
import { S } from "../texts/strings.ts";
import type { Result } from "../wire/types.ts";

interface Props {
  result: Result;
  names: readonly string[];
  eye: number;
  /** What points count, in the plural. */
  unit: string;
  /** Whether partners share a place. */
  sides?: boolean;
}

/** The ranking: a podium for the first three, a list for the rest. */
export function Podium({ result, names, eye, unit, sides }: Props) {
  // Behind two who share the first place comes the third; behind two partners, the second pair.
  const ranked = result.ranking.map((group, i) => ({
    group,
    step: i + 1,
    place: sides ? i + 1 : result.ranking.slice(0, i).flat().length + 1,
  }));
  const rest = ranked.slice(3);
  const row = ({ group, step, place }: (typeof ranked)[number]) => (
    <li key={step} data-rank={step}>
      <span class="who">
        {group.map((seat) => (
          <b key={seat} class={seat === eye ? "mine" : ""}>
            {names[seat]}{" "}
          </b>
        ))}
      </span>
      <span class="step">
        <span class="rank">{S.place(place)}</span>{" "}
        <span class="big">
          {[...new Set(group.map((seat) => result.points[seat] ?? 0))].map(numberText).join(" · ")}
        </span>
        {unit && <small class="unit"> {unitText(unit, result.points[group[0] ?? 0] ?? 0)}</small>}
      </span>
    </li>
  );
  return (
    <>
      <ol class="ranking podium cells full" style={{ "--steps": Math.min(3, ranked.length) }}>
        {ranked.slice(0, 3).map(row)}
      </ol>
      {rest.length > 0 && (
        <ol class="ranking below" start={4}>
          {rest.map(row)}
        </ol>
      )}
    </>
  );
}
