import { useState } from "preact/hooks";
import type { Face } from "../wire/types.ts";

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
  if (face.form === "BACK" || face.form === "COUNTER") return <span class="back" aria-hidden="true" />;
  if (face.form === "LETTER" || face.form === "GAP") {
    return (
      <>
        <span class="glyph" aria-hidden="true" data-wide={face.text.length > 1 ? "" : undefined}>
          {face.text || (face.form === "GAP" ? "…" : "")}
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
