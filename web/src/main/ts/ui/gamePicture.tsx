import { FaceView } from "./face.tsx";
import type { Face } from "../wire/types.ts";

/** A game's picture: a row of letters or a fan of cards. */
export function GamePicture({ faces }: { faces: Face[] }) {
  if (faces.length === 0) return null;
  const letters = faces.every((face) => face.form === "LETTER");
  const middle = (faces.length - 1) / 2;
  return (
    <div class="picture clipped" aria-hidden="true" data-letters={letters ? "" : undefined} data-count={faces.length}>
      {faces.map((face, i) => (
        <span
          key={i}
          class={"tile " + face.form.toLowerCase()}
          style={{
            "--turn": (letters ? ((i * 37) % 7) - 3 : (i - middle) * 7) + "deg",
            "--drop": (letters ? 0 : Math.abs(i - middle) ** 2 * 0.16) + "rem",
          }}
          {...(face.pips ? { "data-prize": face.pips } : {})}
        >
          <FaceView face={face} />
        </span>
      ))}
    </div>
  );
}
