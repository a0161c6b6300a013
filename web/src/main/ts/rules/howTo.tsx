import { useEffect, useState } from "preact/hooks";
import { S } from "../texts/strings.ts";
import { nameOf } from "../model/scene.ts";
import { useStillness } from "../lib/mediaQuery.ts";
import type { Face, HowToPicture, HowToSection } from "../wire/types.ts";
import { FaceView } from "../ui/face.tsx";
import { shows } from "./help.ts";

/** How long each picture is seen before the next one comes. */
const SHOWN_MS = 4500;

/** How a game is played: one picture that moves from example to example, and a few sentences, on one screen. */
export function HowToSheet({ sections }: { sections: readonly HowToSection[] }) {
  const [touched, setTouched] = useState<string | undefined>();
  const show = useShow(sections, touched);
  const examples = new Set(shows(sections).map(({ sentence }) => sentence));
  return (
    <div class="column how-sheet" data-how-to="">
      {show && <PictureView key={show.sentence} picture={show.picture} />}
      {sections.map((section) => (
        <section key={section.heading}>
          <h3>{section.heading}</h3>
          {section.sentences.map(({ text, pictures }, i) => (
            <p
              key={i}
              class="how"
              data-shown={text === show?.sentence ? "" : undefined}
              onClick={examples.has(text) ? () => setTouched(text) : undefined}
            >
              {text}
              {pictures.map(
                (picture, j) =>
                  picture.kind === "press" && (
                    <span key={j} class="how-press">
                      {" "}
                      <span class="sr">{S.howToPress} </span>
                      <b>{picture.label}</b>
                    </span>
                  ),
              )}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

/** The examples of a sheet, one after the other. */
export function MovingPicture({ sections }: { sections: readonly HowToSection[] }) {
  const show = useShow(sections, undefined);
  return show ? <PictureView key={show.sentence} picture={show.picture} /> : null;
}

/** The example to be seen now: the one that was asked for, otherwise the next one after a while. */
function useShow(sections: readonly HowToSection[], asked: string | undefined) {
  const all = shows(sections);
  const still = useStillness();
  const [at, setAt] = useState(0);
  useEffect(() => {
    if (still || asked !== undefined || all.length < 2) return;
    const timer = window.setInterval(() => setAt((n) => n + 1), SHOWN_MS);
    return () => window.clearInterval(timer);
  }, [still, asked, all.length]);
  return all.find(({ sentence }) => sentence === asked) ?? all[at % Math.max(1, all.length)];
}

function PictureView({ picture }: { picture: HowToPicture }) {
  if (picture.kind === "press") return null;
  return (
    <p
      class="how-row on-cloth"
      role="img"
      aria-label={picture.items.map(spoken).join(" ")}
      style={{ "--n": picture.items.length }}
    >
      {picture.items.map(({ face, sign }, i) =>
        face ? (
          <span key={i} class={"tile " + face.form.toLowerCase()} style={{ "--i": i }}>
            <FaceView face={face} />
          </span>
        ) : (
          <span key={i} class={sign ? "how-sign" : "gap"} style={{ "--i": i }}>
            {sign === ">" ? "=" : sign}
          </span>
        ),
      )}
    </p>
  );
}

function spoken({ face, sign }: { face?: Face; sign?: string }): string {
  if (face) return nameOf(face);
  return sign === ">" ? S.howToBecomes : sign === "+" ? S.howToPlus : S.howToGap;
}
