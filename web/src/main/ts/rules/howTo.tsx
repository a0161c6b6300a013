import { S } from "../texts/strings.ts";
import { nameOf } from "../model/scene.ts";
import type { Face, HowToPicture, HowToSection } from "../wire/types.ts";
import { FaceView } from "../ui/face.tsx";

/** How a game is played, in a few sentences with drawn examples. */
export function HowToSheet({ sections }: { sections: readonly HowToSection[] }) {
  return (
    <div class="how-sheet" data-how-to="">
      {sections.map((section) => (
        <section key={section.heading}>
          <h3>{section.heading}</h3>
          {section.sentences.map((sentence, i) => (
            <div key={i} class="how">
              <p>{sentence.text}</p>
              {sentence.pictures.length > 0 && (
                <div class="how-pictures">
                  {paired(sentence.pictures).map((pictures, j) => (
                    <div key={j} class="how-pair">
                      {pictures.map((picture, k) => (
                        <PictureView key={k} picture={picture} />
                      ))}
                    </div>
                  ))}
                </div>
              )}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

/** Puts each button beside the pieces before it, which call for it. */
function paired(pictures: readonly HowToPicture[]): HowToPicture[][] {
  const pairs: HowToPicture[][] = [];
  for (const picture of pictures) {
    const last = pairs.at(-1);
    if (picture.kind === "press" && last?.length === 1 && last[0]?.kind === "row") last.push(picture);
    else pairs.push([picture]);
  }
  return pairs;
}

function PictureView({ picture }: { picture: HowToPicture }) {
  if (picture.kind === "press")
    return (
      <p class="how-press">
        <span class="sr">{S.howToPress} </span>
        <b>{picture.label}</b>
      </p>
    );
  return (
    <p class="how-row" role="img" aria-label={picture.items.map(spoken).join(" ")}>
      {picture.items.map(({ face, sign }, i) =>
        face ? (
          <span key={i} class={"tile " + face.form.toLowerCase()}>
            <FaceView face={face} />
          </span>
        ) : (
          <span key={i} class={sign ? "how-sign" : "gap"}>
            {sign === ">" ? "→" : sign}
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
