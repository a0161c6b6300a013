import { fewChoices, fill, isPlain } from "../model/answer.ts";
import { assignKeys } from "../model/shortcuts.ts";
import { keyOf } from "../model/scene.ts";
import { lineOf, stickOffers } from "../model/composer.ts";
import { listText, withNames } from "../model/text.ts";
import { asked } from "../model/tableState.ts";
import { S } from "../i18n/strings.ts";
import type { Offer, Scene } from "../wire/types.ts";
import { useDesk, type Desk } from "../interaction/controls.ts";
import { Kbd } from "./keyLabel.tsx";
import { OfferForm } from "./offerForm.tsx";

/** One button of the table: an offer, or one choice of an offer that has few. */
export interface Act {
  key: string;
  label: string;
  offer: Offer;
  choice?: { name: string; value: string };
  hint: string;
}

/** So many options of one offer become buttons; in a race there is no time for a form. */
const MOST_AT_LEISURE = 4;
const MOST_IN_RACE = 10;

/** Everything that can be pressed just now, with the key of each. What is written on sheets needs no button. */
export function actsOf(scene: Scene, race = false): Act[] {
  const composing = stickOffers(scene).length > 0;
  const primary = stickOffers(scene)[0];
  const acts: Act[] = [];
  for (const offer of scene.offers) {
    if (offer === primary || lineOf(offer, scene)) continue;
    const few = fewChoices(offer, race ? MOST_IN_RACE : MOST_AT_LEISURE);
    if (few && few.options.length > 1) {
      for (const { value, label } of few.options) {
        const full = few.options.length > 1 && label.length < 3 ? offer.label + " " + label : label;
        acts.push({ key: keyOf(offer) + "=" + value, label: full, offer, choice: { name: few.name, value }, hint: "" });
      }
    } else acts.push({ key: keyOf(offer), label: offer.label, offer, hint: "" });
  }
  const keys = assignKeys(
    acts.map((act) => act.label),
    composing,
    ["m"],
  );
  return acts.map((act, i) => ({ ...act, hint: keys[i] ?? "" }));
}

export function pressAct(desk: Desk, act: Act): void {
  if (act.choice) desk.pressChoice(act.offer, act.choice.name, act.choice.value);
  else desk.press(act.offer);
}

/** Whose turn it is, in the words of the table. */
export function turnText(desk: Desk): string {
  const { state, names, eye } = desk;
  const prompt = state.prompt;
  if (!prompt || prompt.pace === "OVER" || state.info?.phase === "over") return S.turnOver;
  const wait = listText(
    prompt.must.filter((seat) => seat !== eye).map((seat) => names[seat] ?? ""),
    S.and,
  );
  if (asked(state) === "must")
    return prompt.pace === "TOGETHER" ? S.turnTogether : prompt.pace === "RACE" ? S.turnRace : S.turnYours;
  if (prompt.pace === "RACE" && asked(state) === "may") return S.turnRace;
  if (wait) return prompt.pace === "TURN" ? S.turnOf(wait) : S.turnWait(wait);
  return asked(state) === "may" ? S.turnMay : S.turnNone;
}

export function Acts({ acts }: { acts: Act[] }) {
  const desk = useDesk();
  const race = desk.state.prompt?.pace === "RACE";
  if (desk.active) return <OfferForm key={keyOf(desk.active)} offer={desk.active} />;
  return (
    <div class="acts" role="group" aria-label={S.actions} data-race={race ? "" : undefined}>
      {acts.map((act) => {
        const ready = act.choice !== undefined || isPlain(act.offer) || fill(act.offer, desk.draft).ready;
        const big = race && (isPlain(act.offer) || act.choice !== undefined);
        return (
          <button
            key={act.key}
            type="button"
            class={big ? "press" : "plain"}
            data-verb={act.offer.verb}
            data-choice={act.choice?.value}
            data-ready={ready ? "" : undefined}
            data-hinted={desk.hint === act.offer.verb ? "" : undefined}
            data-drop={act.choice ? undefined : "offer:" + act.key}
            aria-keyshortcuts={act.hint ? act.hint.toUpperCase() : undefined}
            aria-disabled={desk.busy && !race ? true : undefined}
            {...(big ? atOnce(() => pressAct(desk, act)) : { onClick: () => pressAct(desk, act) })}
          >
            <span>{withNames(act.label, desk.names)}</span>
            <Kbd>{act.hint.toUpperCase()}</Kbd>
          </button>
        );
      })}
    </div>
  );
}

let pressed = 0;

/** In a race the finger counts when it comes down, not when it goes up; the click that follows is the same press. */
function atOnce(press: () => void) {
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      pressed = event.timeStamp;
      press();
    },
    onClick(event: MouseEvent) {
      if (event.detail === 0 || event.timeStamp - pressed > 1000) press();
    },
  };
}
