import type { JSX } from "preact";
import { within } from "../lib/base.ts";
import { useState } from "preact/hooks";
import { nameOf } from "../model/scene.ts";
import type { Face } from "../wire/types.ts";

/** The font size of a card's text as a fraction of the card's width, so that its longest word fits. */
function fitting(text: string): JSX.CSSProperties {
  const longest = Math.max(1, ...text.split(/[\s-]+/).map((word) => word.length));
  return { "--fit": Math.min(0.56, Math.max(0.12, 1.24 / longest)) };
}

/** In the corner of a letter: a counter lies on it. */
const COUNTER = "●";

/** Drawings that could not be loaded. */
const MISSING = new Set<string>();

/** The face of a piece; its name is announced by the element around it. */
export function FaceView({ face }: { face: Face }) {
  const [, redraw] = useState(0);
  const { text = "", corner = "" } = face;
  if (face.form === "BACK" || face.form === "COUNTER") return <span class="back" aria-hidden="true" />;
  if (face.form === "LETTER" || face.form === "GAP") {
    return (
      <>
        <span class="glyph" aria-hidden="true" data-wide={text.length > 1 ? "" : undefined}>
          {text || (face.form === "GAP" ? "…" : "")}
        </span>
        {corner && (
          <i class={corner === COUNTER ? "counter-on" : "count-figure"} aria-hidden="true">
            {corner}
          </i>
        )}
      </>
    );
  }
  const { art: drawing = "" } = face;
  const art = MISSING.has(drawing) ? "" : drawing;
  const title = text || corner || nameOf(face);
  const missing = () => {
    MISSING.add(drawing);
    redraw((n) => n + 1);
  };
  return (
    <span
      class="card-face centred pinned clipped mid"
      aria-hidden="true"
      data-figure={/^(\d|[A-Z]){1,3}$/.test(text) ? "" : undefined}
      data-narrow={/\S{10,}/.test(text) ? "" : undefined}
      data-art={art ? "" : undefined}
    >
      {corner && (
        <i class="corner" style={fitting(corner)}>
          {corner}
        </i>
      )}
      {art && <img src={within(`/art/${encodeURIComponent(art)}.svg`)} alt="" draggable={false} onError={missing} />}
      {(text || !art) && <b style={fitting(title)}>{title}</b>}
      {corner && (
        <i class="corner end" style={fitting(corner)}>
          {corner}
        </i>
      )}
    </span>
  );
}
