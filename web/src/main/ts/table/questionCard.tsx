import { fixedOf } from "../model/answer.ts";
import { S } from "../i18n/strings.ts";
import type { Choose, Offer, Question } from "../wire/types.ts";
import { useControls } from "../interaction/controls.ts";
import { RichText } from "../ui/richText.tsx";
import { Tile } from "../zones/tile.tsx";
import { Options } from "./options.tsx";

/** What is asked of the player, large in the middle of the felt, with its choices to tap. */
export function QuestionCard({ question }: { question: Question }) {
  const controls = useControls();
  const offer = controls.scene.offers.find((each) => each.verb === question.verb);
  const field = offer && onlyChoice(offer);
  const { by = -1, about = [] } = question;
  if (!offer && about.length === 0) return null;
  return (
    <section class="paper laid ask" aria-label={S.question} data-question={question.verb ?? ""}>
      {by >= 0 && by !== controls.eye && <p class="kicker">{S.asksYou(controls.names[by] ?? "")}</p>}
      <h2>
        <RichText text={question.text} plain />
      </h2>
      {about.length > 0 && (
        <p class="tiles about">
          {about.map((piece, i) => (
            <Tile key={piece.id || i} piece={{ ...piece, id: "" }} zone="" />
          ))}
        </p>
      )}
      {offer && field && (
        <Options
          name={"question-" + offer.verb}
          options={field.options}
          value=""
          onPick={(value) => value && controls.pressChoice(offer, field.name, value)}
        />
      )}
      {offer && !field && (
        <p class="form-foot">
          <button type="button" class="primary" data-verb={offer.verb} onClick={() => controls.press(offer)}>
            {offer.label}
          </button>
        </p>
      )}
    </section>
  );
}

/** The one field of an offer that is left to choose, if it is a choice. */
function onlyChoice(offer: Offer): Choose | undefined {
  const fixed = fixedOf(offer);
  const open = offer.fields.filter((field) => !(field.name in fixed));
  return open.length === 1 && open[0]?.kind === "choose" ? open[0] : undefined;
}
