import { useState } from "preact/hooks";
import { S } from "../i18n/strings.ts";
import type { Face, Piece } from "../wire/types.ts";
import { useControls } from "../interaction/controls.ts";

/** The font size of a card's text as a fraction of the card's width, so that its longest word fits. */
function textScale(text: string): number {
  const longest = Math.max(1, ...text.split(/[\s-]+/).map((word) => word.length));
  return Math.min(0.56, Math.max(0.12, 1.24 / longest));
}

/** Drawings that could not be loaded. */
const MISSING = new Set<string>();

/** The face of a piece; its name is announced by the element around it. */
export function FaceView({ face }: { face: Face }) {
  const [, redraw] = useState(0);
  if (face.form === "BACK") return <span class="back" aria-hidden="true" />;
  if (face.form === "LETTER") {
    return (
      <>
        <span class="glyph" aria-hidden="true" data-wide={face.text.length > 1 ? "" : undefined}>
          {face.text}
        </span>
        {face.corner && (
          <i class="count-figure" aria-hidden="true">
            {face.corner}
          </i>
        )}
      </>
    );
  }
  const art = MISSING.has(face.art) ? "" : face.art;
  const missing = () => {
    MISSING.add(face.art);
    redraw((n) => n + 1);
  };
  return (
    <span
      class="card-face"
      aria-hidden="true"
      data-figure={/^(\d|[A-Z]){1,3}$/.test(face.text) ? "" : undefined}
      data-narrow={/\S{10,}/.test(face.text) ? "" : undefined}
      data-art={art ? "" : undefined}
      style={{ "--fit": textScale(face.text || face.corner || face.name), "--corner": textScale(face.corner) }}
    >
      {face.corner && <i class="corner">{face.corner}</i>}
      {art && <img src={`/art/${encodeURIComponent(art)}.svg`} alt="" draggable={false} onError={missing} />}
      {(face.text || !art) && <b>{face.text || face.corner || face.name}</b>}
      {face.corner && <i class="corner end">{face.corner}</i>}
    </span>
  );
}

/** A piece inside a button. */
export function PlainTile({ piece }: { piece: Piece }) {
  const { face, id } = piece;
  return (
    <span
      class={"tile " + face.form.toLowerCase()}
      data-piece={id || undefined}
      aria-hidden="true"
      {...(face.pips > 0 ? { "data-prize": face.pips } : {})}
    >
      <FaceView face={face} />
    </span>
  );
}

/** A small tilt in degrees derived from the piece's id, so that a row looks hand-laid. */
function tiltOf(id: string): number {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return ((sum % 35) - 17) / 10;
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
  onTap?: () => void;
}

/** A piece on the table: a button if it can be picked, otherwise an image. */
export function Tile({ piece, zone, where, inTabOrder, drag, loose, mark, onTap }: TileProps) {
  const controls = useControls();
  const { face, id } = piece;
  const style = loose && id ? { "--r": tiltOf(id) + "deg" } : undefined;
  const kind = "tile " + face.form.toLowerCase() + (mark ? " " + mark : "");
  const shown = <FaceView face={face} />;
  const prize = face.pips > 0 ? { "data-prize": face.pips } : {};
  if (!id) {
    return (
      <span class={kind} role="img" aria-label={face.name} style={style} {...prize}>
        {shown}
      </span>
    );
  }
  const atZone = controls.offerAt(zone);
  const usable = onTap !== undefined || controls.usable(id) || atZone !== undefined;
  const chosen = !onTap && controls.chosen(id);
  const name = [face.name, where, chosen ? S.piecePicked : ""].filter(Boolean).join(", ");
  return (
    <button
      type="button"
      class={kind}
      style={style}
      data-piece={id}
      data-zone={zone}
      data-drag={drag && (usable || onTap) ? "" : undefined}
      data-usable={usable ? "" : undefined}
      data-hinted={!onTap && controls.hinted(id) ? "" : undefined}
      aria-label={name}
      aria-pressed={onTap || !usable ? undefined : chosen}
      aria-disabled={usable ? undefined : true}
      tabIndex={inTabOrder === undefined ? 0 : inTabOrder ? 0 : -1}
      onClick={() => (onTap ? onTap() : controls.usable(id) || !atZone ? controls.tap(id) : controls.press(atZone))}
      {...prize}
    >
      {shown}
    </button>
  );
}
