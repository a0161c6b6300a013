import { namesOf, type TableState } from "../model/tableState.ts";
import { withNames } from "../model/text.ts";
import { S } from "../i18n/strings.ts";
import { scoreRows, sideIndex } from "../model/places.ts";

/** The score in one line, for small screens. */
export function ScoreLine({ state }: { state: TableState }) {
  const places = state.scene?.places ?? [];
  const names = namesOf(state);
  const goal = Math.max(0, ...places.map((place) => place.goal));
  const rows = scoreRows(places).map((row) => {
    const seat = row.places[0]?.seat ?? -1;
    return {
      title: row.side || (seat === state.eye ? S.you : (names[seat] ?? "")),
      it: sideIndex(places, row.side) === 1,
      score: row.score,
    };
  });
  if (rows.length === 0 || rows.length > 4)
    return (
      <p class="mini">
        <span>{withNames(state.scene?.headline ?? "", names)}</span>
      </p>
    );
  return (
    <p class="mini">
      <span class="sr">{S.score}: </span>
      {rows.map((row, i) => (
        <span key={row.title}>
          {i > 0 && (
            <span aria-hidden="true" class="dot">
              ✦{" "}
            </span>
          )}
          {row.it ? <i>{row.title}</i> : row.title} <b>{row.score}</b>
        </span>
      ))}
      {goal > 0 && <span class="of">{S.endsAt(goal)}</span>}
    </p>
  );
}
