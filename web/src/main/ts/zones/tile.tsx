import { S } from "../texts/strings.ts";
import { letterOf, nameOf } from "../model/scene.ts";
import type { Piece } from "../wire/types.ts";
import { FaceView } from "../ui/face.tsx";
import { usableMarks, useControls } from "../interaction/controls.ts";

/** A piece inside a button. */
export function PlainTile({ piece }: { piece: Piece }) {
  const { face, id } = piece;
  return (
    <span
      class={"tile " + face.form.toLowerCase()}
      data-piece={id || undefined}
      aria-hidden="true"
      {...(face.pips ? { "data-prize": face.pips } : {})}
    >
      <FaceView face={face} />
    </span>
  );
}

/** One of five tilts derived from the piece's id, so that a row looks hand-laid; pieces tilted alike share their style. */
function tiltOf(id: string): number {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return sum % 5;
}

interface TileProps {
  piece: Piece;
  zone: string;
  /** Where it lies, announced after its name. */
  where?: string;
  inTabOrder?: boolean;
  drag?: boolean;
  loose?: boolean;
  mark?: string;
  /** Whether it is drawn otherwise here while it cannot be touched. */
  stepsBack?: boolean;
  onTap?: () => void;
}

/** A piece on the table: a button if it can be picked, otherwise an image. */
export function Tile({ piece, zone, where, inTabOrder, drag, loose, mark, stepsBack, onTap }: TileProps) {
  const controls = useControls();
  const { face, id } = piece;
  const tilt = loose && id ? tiltOf(id) : undefined;
  const atZone = controls.offerAt(zone);
  const usable = onTap !== undefined || controls.usable(id) || atZone !== undefined;
  const kind = "tile " + face.form.toLowerCase() + (mark ? " " + mark : "") + (stepsBack && !usable ? " idle" : "");
  const shown = <FaceView face={face} />;
  const prize = face.pips ? { "data-prize": face.pips } : {};
  const letter = letterOf(face);
  if (letter && onTap === undefined && controls.reach?.free && !controls.usable(id) && !controls.active)
    return (
      <button
        type="button"
        class={kind}
        data-tilt={tilt}
        data-piece={id || undefined}
        data-zone={zone}
        aria-label={nameOf(face)}
        tabIndex={-1}
        onClick={() => controls.act({ do: "type", letter })}
        {...prize}
      >
        {shown}
      </button>
    );
  if (!id) {
    return (
      <span class={kind} role="img" aria-label={nameOf(face)} data-tilt={tilt} {...prize}>
        {shown}
      </span>
    );
  }
  const chosen = !onTap && controls.chosen(id);
  const name = [nameOf(face), where, chosen ? S.piecePicked : ""].filter(Boolean).join(", ");
  return (
    <button
      type="button"
      class={kind}
      data-tilt={tilt}
      data-piece={id}
      data-zone={zone}
      data-drag={drag && (usable || onTap) ? "" : undefined}
      data-chosen={usable && chosen ? "" : undefined}
      {...usableMarks(controls, usable)}
      data-hinted={!onTap && controls.hinted(id) ? "" : undefined}
      aria-label={name}
      aria-pressed={onTap || !usable ? undefined : chosen}
      aria-disabled={usable ? undefined : true}
      tabIndex={inTabOrder === undefined ? 0 : inTabOrder ? 0 : -1}
      onClick={() => (onTap ? onTap() : controls.act({ do: "tap", id: controls.usable(id) || !atZone ? id : zone }))}
      {...prize}
    >
      {shown}
    </button>
  );
}
