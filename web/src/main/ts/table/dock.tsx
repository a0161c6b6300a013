import type { ComponentChildren } from "preact";
import { useMemo } from "preact/hooks";
import { shortUnit, unitText } from "../lib/numberText.ts";
import { fill, isPlain } from "../model/answer.ts";
import { dockActions, hasPresses, isBeforeRace, offerOnFelt, type Action } from "../model/actions.ts";
import { lengthWish, spellOf } from "../model/composedWord.ts";
import { ButtonGrace } from "../model/keyGrace.ts";
import { handOf } from "../model/roles.ts";
import { offerLabel, offerName } from "../model/offerLabel.ts";
import { askedToPlay, isRace, turnText } from "../model/tableState.ts";
import { withNames } from "../model/text.ts";
import { S } from "../texts/strings.ts";
import type { Kit } from "../wire/types.ts";
import { useControls, type Controls } from "../interaction/controls.ts";
import { FaceView } from "../ui/face.tsx";
import { CountedScore } from "./countedScore.tsx";
import { Composer } from "./composer.tsx";
import { KeyLabel } from "./keyLabel.tsx";
import { OFFER_FORM } from "./offerForm.tsx";
import { Rack, ShuffleButton } from "./rack.tsx";
import { TimerDial } from "./timers.tsx";
import { fits } from "../model/wordWish.ts";

interface Props {
  order: (zone: string) => readonly string[];
  arrange: (zone: string) => (ids: string[]) => void;
  /** A button of the table itself, which stands alone beside the large one during a pause. */
  extra?: ComponentChildren;
}

/**
 * The player's own side of the table: composing stick, hand or race buttons, and a bar with the score, the clock and
 * what may be done. Its height follows from the kit and the window alone, so it never moves.
 */
export function Dock({ order, arrange, extra }: Props) {
  const controls = useControls();
  const { kit, scene, state } = controls;
  const race = isRace(state);
  const { primary, seconds, presses } = dockActions(scene, kit, race, askedToPlay(state) === "may");
  const hand = handOf(scene, controls.eye);
  const watches = [controls.eye, -1].flatMap((owner) => scene.watches.filter((watch) => watch.owner === owner));
  const places = Math.max(1, slotCount(kit), seconds.length);
  return (
    <section
      class="dock cells anchor"
      id="hand"
      tabIndex={-1}
      aria-label={S.yourHand}
      data-composes={kit.composes ? "" : undefined}
      data-presses={hasPresses(kit) ? "" : undefined}
      inert={state.connection === "lost"}
    >
      {kit.composes && <Composer />}
      {hasPresses(kit) ? (
        <Presses actions={presses} race={race} />
      ) : (
        kit.hand > 0 && <Rack zone={hand} order={order(hand?.id ?? "")} arrange={arrange(hand?.id ?? "")} />
      )}
      <div class="bar cells" data-one={kit.actions.length > 0 && slotCount(kit) <= 1 ? "" : undefined}>
        <div class="state beside anchor">
          <OwnScore />
          {watches.slice(0, 1).map((watch) => (
            <TimerDial key={watch.label + watch.owner} watch={watch} />
          ))}
          {watches.length === 0 && kit.timed && <span class="dial-place cells anchor mid" />}
          {kit.hand > 1 && <ShuffleButton zone={hand} arrange={arrange(hand?.id ?? "")} />}
        </div>
        <div class="acts cells" role="group" aria-label={S.actions} data-race={race ? "" : undefined}>
          <div class="seconds cells" data-count={places} style={{ "--count": places }}>
            {!controls.active && (extra ?? seconds.map((action, i) => <Second key={i} action={action} race={race} />))}
          </div>
          <Primary action={primary} race={race} />
        </div>
      </div>
    </section>
  );
}

/** How many places beside the large button the game ever needs. */
function slotCount(kit: Kit): number {
  return new Set(kit.actions.filter((each) => each.slot > 0 && !each.cue).map((each) => each.slot)).size;
}

function OwnScore() {
  const { scene, eye, kit } = useControls();
  const me = scene.places.find((place) => place.seat === eye);
  if (!me) return null;
  const notes = [
    unitText(kit.aim?.unit ?? "", me.score),
    ...me.tallies.map((tally) => `${tally.count} ${tally.label}`),
  ].filter(Boolean);
  return (
    <p class="own-score cells dim">
      <b>
        <CountedScore score={me.score} />
      </b>{" "}
      <span>{shortUnit(notes[0] ?? S.points)}</span>
    </p>
  );
}

/**
 * The large button: the verb, the open offer's confirmation, or a hollow plate that says what is waited for. While
 * another button is meant it steps back.
 */
function Primary({ action, race }: { action: Action | undefined; race: boolean }) {
  const controls = useControls();
  const meantForOther = usePressMeantForOther(action);
  const { active, scene, draft, names } = controls;
  if (active) {
    const label = offerName(active, draft, scene, names, controls.kit);
    return (
      <button
        type="submit"
        form={OFFER_FORM}
        class="primary"
        data-act="confirm"
        data-verb={active.verb}
        data-long={lengthOf(label)}
        {...offMarks(!fill(active, draft).ready || controls.busy)}
      >
        <span>{label}</span>
      </button>
    );
  }
  if (!action?.offer) {
    const text = offerOnFelt(scene, race)
      ? S.touchAnswer
      : race && scene.question
        ? withNames(scene.headline, names)
        : turnText(controls.state, scene, controls.kit, names);
    return (
      <p class="primary hollow" data-long={lengthOf(text)}>
        <span>{text}</span>
      </p>
    );
  }
  const label = labelOf(action, controls);
  const isOtherMeant = controls.meant !== undefined && controls.meant !== action.offer;
  return (
    <button
      type="button"
      class="primary"
      {...buttonMarks(action, controls)}
      data-long={lengthOf(label)}
      data-composes={action.composes ? "" : undefined}
      data-optional={(!race && askedToPlay(controls.state) === "may") || isOtherMeant ? "" : undefined}
      {...offMarks((controls.busy && !race) || (action.composes && !isReady(action, controls)))}
      {...pressHandlers(action, controls, race, meantForOther)}
    >
      <span>{controls.busy && action.composes ? S.sending : label}</span>
      <KeyLabel>{action.composes ? "↵" : action.shortcut.toUpperCase()}</KeyLabel>
    </button>
  );
}

function Second({ action, race }: { action: Action; race: boolean }) {
  const controls = useControls();
  const meantForOther = usePressMeantForOther(action);
  if (!action.offer) return <span class="plain free" aria-hidden="true" />;
  return (
    <button
      type="button"
      class="plain"
      {...buttonMarks(action, controls)}
      data-composes={action.composes ? "" : undefined}
      {...offMarks(controls.busy && !race)}
      {...pressHandlers(action, controls, race, meantForOther)}
    >
      <span>{labelOf(action, controls)}</span>
      <KeyLabel>{action.composes ? "↵" : action.shortcut.toUpperCase()}</KeyLabel>
    </button>
  );
}

/** The large buttons of a race, each beside the picture that calls for it. */
function Presses({ actions, race }: { actions: readonly Action[]; race: boolean }) {
  const controls = useControls();
  const trying = isBeforeRace(controls.scene);
  return (
    <div class="race-band cells" role="group" aria-label={S.raceButtons} style={{ "--n": Math.max(1, actions.length) }}>
      {actions.map((action) => (
        <button
          key={action.key}
          type="button"
          class="press anchor"
          {...buttonMarks(action, controls)}
          disabled={!action.offer && !trying}
          data-trying={trying ? "" : undefined}
          {...(trying ? { onClick: () => controls.tryOut(action.verb) } : pressHandlers(action, controls, race))}
        >
          {action.cue && (
            <i class="sign anchor clipped" aria-hidden="true">
              <FaceView face={action.cue} />
            </i>
          )}
          <span>{labelOf(action, controls)}</span>
          <KeyLabel>{action.shortcut.toUpperCase()}</KeyLabel>
        </button>
      ))}
    </div>
  );
}

/** How long the text of the large button is: it is set smaller then. */
function lengthOf(text: string): string | undefined {
  return text.length > 36 ? "very" : text.length > 18 ? "" : undefined;
}

function labelOf(action: Action, controls: Controls): string {
  if (controls.isArmed(action)) return S.pressAgainShort;
  if (!action.offer) return action.label;
  const label = offerLabel(action.label, action.offer, controls.draft, controls.scene, controls.names);
  const spell = spellOf(action.offer);
  const tooShort = spell !== undefined && lengthWish(spell, controls.draft.letters.length) !== "";
  if (!label.includes("…") && !tooShort) return label;
  return action.unfilled || (action.composes ? S.spellFirst : label);
}

function isReady(action: Action, controls: Controls): boolean {
  if (!action.offer) return false;
  const { draft, scene, eye } = controls;
  if (action.choice !== undefined || isPlain(action.offer)) return true;
  return spellOf(action.offer) ? fits(action.offer, scene, draft, eye) : fill(action.offer, draft).ready;
}

/** A button that is off can still be focused and says why when it is pressed. */
function offMarks(off: boolean) {
  return off ? { "aria-disabled": true, "data-off": "" } : {};
}

function buttonMarks(action: Action, controls: Controls) {
  return {
    "data-verb": action.verb,
    "data-choice": action.choice?.value,
    "data-ready": isReady(action, controls) ? "" : undefined,
    "data-meant": action.offer && action.offer === controls.meant ? "" : undefined,
    "data-armed": controls.isArmed(action) ? "" : undefined,
    // What a picture calls for is not pressed before the picture is there.
    "data-hinted": controls.hint === action.verb && !action.cue ? "" : undefined,
    "data-drop": action.choice || !action.offer ? undefined : "offer:" + action.key,
    "aria-keyshortcuts": action.shortcut ? action.shortcut.toUpperCase() : undefined,
  };
}

/** Tells of a time whether a press of a button then was meant for the act that stood there before. */
function usePressMeantForOther(action: Action | undefined): (pressed: number) => boolean {
  const { played } = useControls().state;
  const grace = useMemo(() => new ButtonGrace(), []);
  grace.shows(action?.offer ? action.verb : "", performance.now(), played);
  return (at) => grace.ignores(at);
}

let pressed = 0;

/**
 * In a race a press counts when the finger comes down; the click that follows is the same press. Otherwise a click
 * counts.
 */
function pressHandlers(action: Action, controls: Controls, race: boolean, meantForOther = (_: number) => false) {
  const press = ({ timeStamp }: Event) =>
    meantForOther(timeStamp) ? controls.session.notify(S.turnCame) : controls.pressAction(action);
  const atOnce = race && (action.choice !== undefined || (action.offer !== undefined && isPlain(action.offer)));
  if (!atOnce) return { onClick: press };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      pressed = event.timeStamp;
      press(event);
    },
    onClick(event: MouseEvent) {
      if (event.detail === 0 || event.timeStamp - pressed > 1000) press(event);
    },
  };
}
