import type { Plan } from "../model/layout/plan.ts";
import { areNarrow, seatHeight, seatLine } from "../model/layout/seatLine.ts";
import { isEmptyZone, otherPlaces, sideIndex, statText } from "../model/places.ts";
import { isHeld, roleOf } from "../model/roles.ts";
import type { Place } from "../wire/types.ts";
import { S } from "../texts/strings.ts";
import { RichText } from "../ui/richText.tsx";
import { withNames } from "../model/text.ts";
import { usableMarks, useControls } from "../interaction/controls.ts";
import { CountedScore } from "./countedScore.tsx";
import { CheerMark } from "./cheers.tsx";
import { MiniTimer } from "./timers.tsx";
import { ZoneChip } from "./zoneChip.tsx";

interface Props {
  /** How wide the table is, and which zones are folded away at their owners' seats. */
  plan: Plan | undefined;
  /** Touching a seat that nothing is offered at shows the score. */
  onScore?: (() => void) | undefined;
}

/** The other players: name, score, and one line of standing with chips for what lies before them. */
export function Seats({ plan, onScore }: Props) {
  const controls = useControls();
  const round = otherPlaces(controls.scene.places, controls.eye);
  const width = plan ? plan.room.width / plan.room.rem : 0;
  return (
    <ul
      class="ends seats anchor"
      aria-label={S.playerList}
      data-count={round.length}
      data-narrow={areNarrow(round.length, width) ? "" : undefined}
      style={plan && { "--seat-line": seatHeight(round.length, width) + "rem" }}
    >
      {round.map((place) => (
        <SeatView
          key={place.seat}
          place={place}
          seated={plan?.seated ?? []}
          sizeOf={(text, chips) => seatLine(text, round.length, width, chips).size}
          onScore={onScore}
        />
      ))}
    </ul>
  );
}

interface SeatProps {
  place: Place;
  seated: readonly string[];
  /** How large a line is set beside so many chips, in rem. */
  sizeOf: (text: string, chips: number) => number;
  onScore: (() => void) | undefined;
}

function SeatView({ place, seated, sizeOf, onScore }: SeatProps) {
  const controls = useControls();
  const { info, prompt } = controls.state;
  const chair = info?.seats.find((each) => each.seat === place.seat);
  const mine = controls.scene.places.find((each) => each.seat === controls.eye);
  const partner = mine !== undefined && place.side !== "" && place.side === mine.side;
  const zones = controls.scene.zones.filter((zone) => zone.owner === place.seat);
  const held = zones.filter((zone) => isHeld(zone) && roleOf(zone) === "HAND");
  const laid = zones.filter((zone) => seated.includes(zone.id) && !isEmptyZone(zone));
  const turn = prompt?.must.includes(place.seat) ?? false;
  const away = chair?.kind === "person" && !chair.here;
  const watches = controls.scene.watches.filter((watch) => watch.owner === place.seat);
  const offer = controls.offerAt("seat." + place.seat);
  const name = controls.names[place.seat] ?? "";
  return (
    <li
      class={"seat" + (sideIndex(controls.scene.places, place.side) === 1 ? " italic" : "")}
      data-seat={place.seat}
      data-side={place.side}
      data-turn={turn ? "" : undefined}
      data-away={away ? "" : undefined}
      data-holds={held.length > 0 ? "" : undefined}
    >
      {held.map((zone) => (
        <Fan key={zone.id} zone={zone.id} count={zone.kind === "row" ? zone.pieces.length : 0} />
      ))}
      <p class="who">
        <b>{name}</b>{" "}
        {place.side && (
          <span class="side dim">
            {place.side}
            {partner ? ", " + S.partner : ""}
          </span>
        )}{" "}
        {away && <span class="away dim">{S.away} </span>}
        {chair?.longClock && <span class="away dim">{S.longClock} </span>}
        {turn && <span class="sr">{S.turnWait(name)} </span>}
        {!place.side && (
          <span class="points">
            <CountedScore score={place.score} />
          </span>
        )}{" "}
        {watches.map((watch) => (
          <MiniTimer key={watch.label} watch={watch} />
        ))}
      </p>
      <div class="seat-line beside">
        <SeatStats place={place} size={sizeOf(withNames(statText(place), controls.names), laid.length)} />
        {laid.map((zone) => (
          <ZoneChip key={zone.id} zone={zone} atSeat />
        ))}
      </div>
      {offer ? (
        <button
          type="button"
          class="seat-touch cover"
          {...usableMarks(controls, true)}
          data-at={"seat." + place.seat}
          aria-label={S.touchSeat(withNames(offer.label, controls.names), name)}
          onClick={() => controls.act({ do: "tap", id: "seat." + place.seat })}
        />
      ) : (
        onScore && <button type="button" class="seat-touch cover" aria-label={S.scoreOf(name)} onClick={onScore} />
      )}
      <CheerMark cheer={controls.state.cheers.find((each) => each.seat === place.seat)} />
    </li>
  );
}

/** A player's public tallies and note. */
function SeatStats({ place, size }: { place: Place; size: number }) {
  return (
    <p class="stat dim" style={{ fontSize: size + "rem" }}>
      {place.tallies.map((tally) => (
        <span key={tally.label} class="n">
          {tally.count} {tally.label}{" "}
        </span>
      ))}
      {place.note && (
        <span class="note">
          <RichText text={place.note} plain />
        </span>
      )}
    </p>
  );
}

const MOST_IN_FAN = 7;

function Fan({ zone, count }: { zone: string; count: number }) {
  const shown = Math.min(MOST_IN_FAN, count);
  const middle = (shown - 1) / 2;
  return (
    <div
      class="fan"
      role="img"
      aria-label={S.facedown(count)}
      data-zone-id={zone}
      data-zone-kind="held"
      data-count={count}
    >
      {Array.from({ length: shown }, (_, i) => (
        <i key={i} style={{ "--turn": (i - middle) * (26 / Math.max(2, shown)) + "deg" }} />
      ))}
    </div>
  );
}
