import { gainRanks } from "../model/gainRanks.ts";
import { nameOf } from "../model/scene.ts";
import type { Interlude } from "../wire/types.ts";
import { useControls } from "../interaction/controls.ts";
import { GainRow } from "../ui/gainRow.tsx";
import { RichText } from "../ui/richText.tsx";
import { FaceView } from "../ui/face.tsx";
import { Tile } from "../zones/tile.tsx";
import { useSecondsLeft } from "./timers.tsx";

/** The pause after a hand: what everybody got, the leader first; or, before a race, which picture wants which button. */
export function InterludeCard({ interlude }: { interlude: Interlude }) {
  const controls = useControls();
  if (interlude.gains.length === 0) return <ReadyCard interlude={interlude} />;
  const { kit } = controls;
  return (
    <section class="paper laid end" aria-label={interlude.title} data-interlude="">
      <h2>
        <RichText text={interlude.title} plain />
      </h2>
      <ol class="counts">
        {gainRanks(interlude.gains, kit.aim).map(({ gain: each, rank }) => (
          <GainRow
            key={each.seat}
            gain={each}
            rank={rank}
            names={controls.names}
            eye={controls.eye}
            pieces={
              each.pieces.length > 0 && (
                <span class="tiles left" style={{ "--count": each.pieces.length }}>
                  {each.pieces.map((piece, j) => (
                    <Tile key={piece.id || j} piece={{ ...piece, id: "" }} zone="" />
                  ))}
                </span>
              )
            }
          />
        ))}
      </ol>
      <p class="why">
        {kit.aim && <b>{kit.aim.text} </b>}
        <RichText text={interlude.standing} plain />
      </p>
    </section>
  );
}

/** The card before a race: each picture beside its button, and the seconds until the first card once all are ready. */
function ReadyCard({ interlude }: { interlude: Interlude }) {
  const { kit, scene, state, tried } = useControls();
  const cued = kit.actions.filter((action) => action.cue);
  const left = useSecondsLeft(scene.watches[0], state);
  return (
    <section class="paper laid ready" aria-label={interlude.title} data-interlude="ready">
      <h2>{left > 0 && left <= 3 ? left : <RichText text={interlude.title} plain />}</h2>
      {interlude.standing && (
        <p>
          <RichText text={interlude.standing} plain />
        </p>
      )}
      <ul class="pairs cells">
        {cued.map((action) => (
          <li key={action.verb} data-tried={action.verb === tried ? "" : undefined}>
            {action.cue && (
              <span class="tile card" role="img" aria-label={nameOf(action.cue)}>
                <FaceView face={action.cue} />
              </span>
            )}
            <span class="arrow" aria-hidden="true">
              →
            </span>
            <b>{action.label}</b>
          </li>
        ))}
      </ul>
      {kit.aim && <p class="small">{kit.aim.text}</p>}
    </section>
  );
}
