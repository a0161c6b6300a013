import { onlyChoice } from "../model/answer.ts";
import { offerOnFelt } from "../model/actions.ts";
import { isRace } from "../model/tableState.ts";
import { S } from "../texts/strings.ts";
import type { Question } from "../wire/types.ts";
import { useControls } from "../interaction/controls.ts";
import { RichText } from "../ui/richText.tsx";
import { Tile } from "../zones/tile.tsx";
import { Options } from "./options.tsx";

/** What is asked of the player, large in the middle of the felt, with its choices to tap. */
export function QuestionCard({ question }: { question: Question }) {
  const controls = useControls();
  const offer = offerOnFelt(controls.scene, isRace(controls.state));
  const field = offer && onlyChoice(offer);
  const { by = -1, about = [] } = question;
  if (!field && about.length === 0) return null;
  return (
    <section class="paper laid ask" aria-label={S.question} data-question={question.verb ?? ""}>
      {by >= 0 && by !== controls.eye && <p class="kicker caps muted">{S.asksYou(controls.names[by] ?? "")}</p>}
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
    </section>
  );
}
