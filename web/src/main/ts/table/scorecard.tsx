import { numberText, unitText } from "../lib/numberText.ts";
import { S } from "../texts/strings.ts";
import { scoreRows, sideIndex } from "../model/places.ts";
import { namesOf, type TableState } from "../model/tableState.ts";
import { listText } from "../model/text.ts";
import type { Place } from "../wire/types.ts";

const MAX_DOTS = 40;

/** The score: one row per side, or per player where there are no sides. */
export function Scorecard({ state }: { state: TableState }) {
  const places = state.scene?.places ?? [];
  const names = namesOf(state);
  const goal = Math.max(0, ...places.map((place) => place.goal));
  const rows = scoreRows(places);
  const aim = state.info?.kit?.aim;
  return (
    <section class="score" aria-label={S.score} data-rows={rows.length}>
      <h2 class="head">
        <span>{S.score}</span>
        {goal > 0 && !aim && <small>{S.endsAt(goal)}</small>}
      </h2>
      {aim && <p class="aim">{aim.text}</p>}
      {rows.map((row) => (
        <div
          key={row.side || row.places[0]?.seat}
          class={"side-row" + (sideIndex(places, row.side) === 1 ? " it" : "")}
          data-seat={row.places.map((place) => place.seat).join(" ")}
        >
          <p>
            <b>{row.side || (row.places[0]?.seat === state.eye ? S.youTitle : names[row.places[0]?.seat ?? 0])}</b>{" "}
            {row.side && (
              <small>
                {listText(
                  row.places.map((place) => (place.seat === state.eye ? S.you : (names[place.seat] ?? ""))),
                  " & ",
                )}
              </small>
            )}
          </p>
          <span class="big">
            {numberText(row.score)}
            {aim?.unit && <small> {unitText(aim.unit, row.score)}</small>}
          </span>
          <ScoreTrack place={row.places[0]} />
        </div>
      ))}
    </section>
  );
}

function ScoreTrack({ place }: { place: Place | undefined }) {
  if (!place || place.goal <= 0 || place.goal > MAX_DOTS) return null;
  const value = Math.min(place.goal, Math.max(0, place.score));
  return (
    <div class="track" role="img" aria-label={S.ofGoal(place.score, place.goal)} style={{ "--goal": place.goal }}>
      {value > 0 && <i style={{ "--v": value }} />}
    </div>
  );
}
