import { fewChoices, fill, isPlain } from "../model/answer.ts";
import { assignShortcuts } from "../model/shortcuts.ts";
import { offerKey } from "../model/scene.ts";
import { sheetLinePick, composerOffers } from "../model/composer.ts";
import { listText, withNames } from "../model/text.ts";
import { askedToPlay } from "../model/tableState.ts";
import { S } from "../i18n/strings.ts";
import type { Offer, Scene } from "../wire/types.ts";
import { useControls, type Controls } from "../interaction/controls.ts";
import { KeyLabel } from "./keyLabel.tsx";
import { OfferForm } from "./offerForm.tsx";

/** A button of the table: an offer, or one option of an offer with few. */
export interface Action {
  key: string;
  label: string;
  offer: Offer;
  choice?: { name: string; value: string };
  hint: string;
}

/** How many options of an offer may become buttons; more in a race, which leaves no time for a form. */
const MAX_BUTTONS = 4;
const MAX_RACE_BUTTONS = 10;

/** The buttons of a scene with their shortcut keys. Offers filled in on sheets need none. */
export function actionsOf(scene: Scene, race = false): Action[] {
  const composing = composerOffers(scene).length > 0;
  const primary = composerOffers(scene)[0];
  const actions: Action[] = [];
  for (const offer of scene.offers) {
    if (offer === primary || sheetLinePick(offer, scene)) continue;
    const few = fewChoices(offer, race ? MAX_RACE_BUTTONS : MAX_BUTTONS);
    if (few && few.options.length > 1) {
      for (const { value, label } of few.options) {
        const full = few.options.length > 1 && label.length < 3 ? offer.label + " " + label : label;
        actions.push({
          key: offerKey(offer) + "=" + value,
          label: full,
          offer,
          choice: { name: few.name, value },
          hint: "",
        });
      }
    } else actions.push({ key: offerKey(offer), label: offer.label, offer, hint: "" });
  }
  const keys = assignShortcuts(
    actions.map((action) => action.label),
    composing,
    ["m"],
  );
  return actions.map((action, i) => ({ ...action, hint: keys[i] ?? "" }));
}

export function pressAction(controls: Controls, action: Action): void {
  if (action.choice) controls.pressChoice(action.offer, action.choice.name, action.choice.value);
  else controls.press(action.offer);
}

/** Whose turn it is, as a sentence. */
export function turnText(controls: Controls): string {
  const { state, names, eye } = controls;
  const prompt = state.prompt;
  if (!prompt || prompt.pace === "OVER" || state.info?.phase === "over") return S.turnOver;
  const wait = listText(
    prompt.must.filter((seat) => seat !== eye).map((seat) => names[seat] ?? ""),
    S.and,
  );
  if (askedToPlay(state) === "must")
    return prompt.pace === "TOGETHER" ? S.turnTogether : prompt.pace === "RACE" ? S.turnRace : S.turnYours;
  if (prompt.pace === "RACE" && askedToPlay(state) === "may") return S.turnRace;
  if (wait) return prompt.pace === "TURN" ? S.turnOf(wait) : S.turnWait(wait);
  return askedToPlay(state) === "may" ? S.turnMay : S.turnNone;
}

export function Actions({ actions }: { actions: Action[] }) {
  const controls = useControls();
  const race = controls.state.prompt?.pace === "RACE";
  if (controls.active) return <OfferForm key={offerKey(controls.active)} offer={controls.active} />;
  return (
    <div class="acts" role="group" aria-label={S.actions} data-race={race ? "" : undefined}>
      {actions.map((action) => {
        const ready = action.choice !== undefined || isPlain(action.offer) || fill(action.offer, controls.draft).ready;
        const big = race && (isPlain(action.offer) || action.choice !== undefined);
        return (
          <button
            key={action.key}
            type="button"
            class={big ? "press" : "plain"}
            data-verb={action.offer.verb}
            data-choice={action.choice?.value}
            data-ready={ready ? "" : undefined}
            data-hinted={controls.hint === action.offer.verb ? "" : undefined}
            data-drop={action.choice ? undefined : "offer:" + action.key}
            aria-keyshortcuts={action.hint ? action.hint.toUpperCase() : undefined}
            aria-disabled={controls.busy && !race ? true : undefined}
            {...(big
              ? onPointerDownOrKey(() => pressAction(controls, action))
              : { onClick: () => pressAction(controls, action) })}
          >
            <span>{withNames(action.label, controls.names)}</span>
            <KeyLabel>{action.hint.toUpperCase()}</KeyLabel>
          </button>
        );
      })}
    </div>
  );
}

let pressed = 0;

/**
 * Reacts on pointer down, because a race counts when the finger comes down; the click that follows is the same press.
 */
function onPointerDownOrKey(press: () => void) {
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
