import { isMiddle, otherPlaces, sideIndex } from "../model/places.ts";
import type { Place, Row, Zone } from "../wire/types.ts";
import { S } from "../i18n/strings.ts";
import { RichText } from "../ui/richText.tsx";
import { useControls } from "../interaction/controls.ts";
import { MiniTimer } from "./timers.tsx";
import { ZoneView } from "../zones/zoneView.tsx";

/** Whether a zone is a hidden hand, drawn as a fan beside the name. */
function isHeld(zone: Zone): zone is Row {
  return (
    zone.kind === "row" &&
    zone.pieces.length > 0 &&
    zone.pieces.every((piece) => piece.face.form === "BACK" && !piece.id)
  );
}

export function Seats() {
  const controls = useControls();
  const round = otherPlaces(controls.scene.places, controls.eye);
  return (
    <ul class="seats" aria-label={S.playerList} data-count={round.length}>
      {round.map((place) => (
        <SeatView key={place.seat} place={place} />
      ))}
    </ul>
  );
}

function SeatView({ place }: { place: Place }) {
  const controls = useControls();
  const { info, prompt } = controls.state;
  const chair = info?.seats.find((each) => each.seat === place.seat);
  const mine = controls.scene.places.find((each) => each.seat === controls.eye);
  const partner = mine !== undefined && place.side !== "" && place.side === mine.side;
  const zones = controls.scene.zones.filter(
    (zone) => zone.owner === place.seat && !isMiddle(zone, controls.eye, controls.scene),
  );
  const held = zones.filter(isHeld);
  const laid = zones.filter((zone) => !isHeld(zone) && !isEmptyZone(zone));
  const turn = prompt?.must.includes(place.seat) ?? false;
  const away = chair?.kind === "person" && !chair.here;
  const watches = controls.scene.watches.filter((watch) => watch.owner === place.seat);
  return (
    <li
      class={"seat" + (sideIndex(controls.scene.places, place.side) === 1 ? " italic" : "")}
      data-seat={place.seat}
      data-side={place.side}
      data-turn={turn ? "" : undefined}
      data-away={away ? "" : undefined}
    >
      {held.map((zone) => (
        <Fan key={zone.id} count={zone.pieces.length} />
      ))}
      <p class="who">
        <b>{controls.names[place.seat]}</b>
        {place.side && (
          <span class="side">
            {place.side}
            {partner ? ", " + S.partner : ""}
          </span>
        )}
        {away && <span class="away">{S.away}</span>}
        {turn && <span class="sr">{S.turnWait(controls.names[place.seat] ?? "")}</span>}
        {!place.side && <span class="points">{place.score}</span>}
        {watches.map((watch) => (
          <MiniTimer key={watch.label} watch={watch} />
        ))}
      </p>
      <SeatStats place={place} />
      {laid.length > 0 && (
        <div class="before">
          {laid.map((zone) => (
            <ZoneView key={zone.id} zone={zone} quiet />
          ))}
        </div>
      )}
    </li>
  );
}

/** A player's public tallies and note. */
export function SeatStats({ place }: { place: Place }) {
  return (
    <p class="stat">
      {place.tallies.map((tally) => (
        <span key={tally.label} class="n">
          {tally.count} {tally.label}
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

/** Whether a zone has nothing to show. */
function isEmptyZone(zone: Zone): boolean {
  switch (zone.kind) {
    case "row":
      return zone.pieces.length === 0;
    case "words":
      return zone.words.length === 0;
    case "grid":
      return zone.cells.length === 0;
    case "sheet":
      return zone.entries.length === 0;
    case "stack":
      return false;
  }
}

const MOST_IN_FAN = 7;

function Fan({ count }: { count: number }) {
  const shown = Math.min(MOST_IN_FAN, count);
  const middle = (shown - 1) / 2;
  return (
    <div class="fan" role="img" aria-label={S.facedown(count)}>
      {Array.from({ length: shown }, (_, i) => (
        <i key={i} style={{ "--turn": (i - middle) * (26 / Math.max(2, shown)) + "deg" }} />
      ))}
    </div>
  );
}
