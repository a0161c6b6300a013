import type { Face, Kit, Offer, Scene } from "../wire/types.ts";
import { S } from "../texts/strings.ts";
import { fewChoices, isFilledOnCard, isPlain, onlyChoice, type Draft } from "./answer.ts";
import { askedWord, composerOffers, sheetLinePick } from "./composedWord.ts";
import { goesAtOnce } from "./draft.ts";
import { offerLabel } from "./offerLabel.ts";
import { offerKey } from "./scene.ts";
import { assignShortcuts, figuresOf } from "./shortcuts.ts";
import { askedToPlay, isRace, type TableState } from "./tableState.ts";
import { withNames, type Names } from "./text.ts";

/** A button of the dock: an offer, or one option of an offer with few; without an offer its place is kept free. */
export interface Action {
  key: string;
  label: string;
  verb: string;
  offer?: Offer;
  choice?: { name: string; value: string };
  shortcut: string;
  grave: boolean;
  cue?: Face;
  /** Its word is set in the composer. */
  composes: boolean;
  /** What its button says while nothing is filled into the blanks of its label. */
  unfilled?: string;
}

/** The buttons of a dock. */
export interface DockActions {
  primary?: Action;
  seconds: Action[];
  /** The large buttons of a game without a hand, for races. */
  presses: Action[];
}

/** How many options of an offer may become buttons; more in a race, which leaves no time for a form. */
const MAX_BUTTONS = 4;
const MAX_RACE_BUTTONS = 10;

/** The longest label that fits its button everywhere. */
const LONGEST_LABEL = 18;

/** Everything that can be done in a scene, in the order of the offers, with shortcut keys. */
export function actionsOf(scene: Scene, kit: Kit, race: boolean): Action[] {
  const main = composerOffers(scene)[0];
  const onFelt = offerOnFelt(scene, race);
  const actions: Omit<Action, "shortcut">[] = [];
  for (const offer of scene.offers) {
    if (sheetLinePick(offer, scene) || offer === onFelt) continue;
    const known = kit.actions.find((each) => each.verb === offer.verb);
    // An act that the kit knows has one place; only the large buttons of a race have one for each option.
    const few =
      known && !(race && hasPresses(kit)) ? undefined : fewChoices(offer, race ? MAX_RACE_BUTTONS : MAX_BUTTONS);
    const common = { verb: offer.verb, offer, grave: known?.grave ?? false, ...(known?.cue ? { cue: known.cue } : {}) };
    if (few && few.options.length > 1)
      for (const { value, label, face } of few.options)
        actions.push({
          ...common,
          key: offerKey(offer) + "=" + value,
          label: label.length < 3 ? offer.label + " " + label : label,
          choice: { name: few.name, value },
          composes: false,
          ...(face ? { cue: face } : {}),
        });
    else
      actions.push({
        ...common,
        key: offerKey(offer),
        label: offer.label.includes("{") || !known || saysItself(offer) ? offer.label : known.label,
        ...(known ? { unfilled: known.label } : {}),
        composes: offer === main,
      });
  }
  const composing = main !== undefined;
  const figures = composing ? figuresOf(kit) : undefined;
  const wish = ({ offer, verb }: (typeof actions)[number]) =>
    figures?.get(verb) ?? (ownLetter(offer) || (kit.actions.find((each) => each.verb === verb)?.key ?? ""));
  const keys = assignShortcuts(
    actions.map((action) => (action.composes ? "" : action.label)),
    composing,
    ["m"],
    actions.map(wish),
  );
  return actions.map((action, i) => ({ ...action, shortcut: keys[i] ?? "" }));
}

/** The letter that an offer is for, which is also its key. */
function ownLetter(offer: Offer | undefined): string {
  const letters = offer?.fields.flatMap((field) => (field.kind === "fixed" ? [field.value] : [])) ?? [];
  return letters.find((value) => /^[A-Z]$/.test(value)) ?? "";
}

/**
 * The offer that answers the question with a choice: its options are laid out on the felt, not in the dock. In a race
 * everybody watches the felt, and nothing lies over it.
 */
export function offerOnFelt(scene: Scene, race: boolean): Offer | undefined {
  if (race) return undefined;
  return scene.offers.find((offer) => offer.verb === scene.question?.verb && onlyChoice(offer));
}

/** The only offer of a scene, where it is filled in on a card: nothing else can be done, and no button does it. */
export function soleCard(scene: Scene): Offer | undefined {
  const [only, ...others] = scene.offers;
  if (!only || others.length > 0 || !isFilledOnCard(only)) return undefined;
  return offerOnFelt(scene, false) || fewChoices(only, MAX_BUTTONS) ? undefined : only;
}

/**
 * Where the actions stand, whatever is prepared meanwhile. Every act has one place, its kit's slot, and none steps where
 * another was. The large place is for a word that somebody asks for, for slot 0, or for the word in the composer; where
 * the player must play it is never empty: the first act has it, unless the answers to a question lie on the felt. What
 * may be done about others' doings (`aside`) keeps to its own place. An act that the game names first, such as going on
 * with the word one has, comes before one for which something must be prepared.
 */
export function dockActions(scene: Scene, kit: Kit, race: boolean, aside = false): DockActions {
  const actions = actionsOf(scene, kit, race);
  const presses = pressesOf(actions, kit, race);
  const rest = actions.filter((action) => !presses.includes(action));
  const slotOf = (action: Action) => kit.actions.find((each) => each.verb === action.verb)?.slot;
  const asked = askedWord(scene);
  const usual =
    rest.find(({ offer }) => offer !== undefined && offer === asked) ??
    rest.find((action) => slotOf(action) === 0) ??
    rest.find((action) => action.composes && (!aside || slotOf(action) === undefined)) ??
    (aside || offerOnFelt(scene, race) ? undefined : rest[0]);
  const named = rest.find(({ offer }) => offer !== undefined && offer === scene.offers[0] && asksNothing(offer));
  const primary = named && usual?.offer && !asksNothing(usual.offer) ? named : usual;
  const pressed = new Set(presses.map((each) => each.verb));
  const slots = [...new Set(kit.actions.filter((each) => !pressed.has(each.verb)).map((each) => each.slot))]
    .filter((slot) => slot > 0)
    .sort((a, b) => a - b);
  const others = rest.filter((action) => action !== primary);
  const seconds = slots.flatMap((slot) => {
    const known = kit.actions.find((each) => each.slot === slot && !each.cue);
    return others.find((action) => slotOf(action) === slot) ?? (known ? [idle(known.verb, known.label)] : []);
  });
  for (const action of others.filter((each) => !seconds.includes(each))) {
    // What is usually large has a free place: not where the act just stood that is large now, if there is any other.
    const free = slotOf(action) === 0 ? seconds.filter((each) => !each.offer) : [];
    const place = free.find((each) => each.verb !== primary?.verb) ?? free[0];
    if (place) seconds[seconds.indexOf(place)] = action;
    else seconds.push(action);
  }
  return { ...(primary ? { primary } : {}), seconds, presses };
}

/** Whether an offer can be made as it is, and its own words fit on a button: they say what it means just now. */
function saysItself(offer: Offer): boolean {
  return asksNothing(offer) && offer.label.length <= LONGEST_LABEL && !offer.label.includes("@");
}

/** Whether an offer can be made as it is. */
function asksNothing(offer: Offer): boolean {
  return offer.fields.every((field) => field.kind === "fixed" || (field.kind === "pick" && field.least === 0));
}

/** The verb of the large button, where the player must play: the thing to do. */
export function leadingVerb(scene: Scene, kit: Kit, state: TableState): string | undefined {
  if (askedToPlay(state) !== "must") return undefined;
  return dockActions(scene, kit, isRace(state)).primary?.verb;
}

/** The large buttons: the kit's actions with a cue, and the choices of a race without a hand; without a kit, all of it. */
function pressesOf(actions: readonly Action[], kit: Kit, race: boolean): Action[] {
  const cued = kit.actions.filter((each) => each.cue);
  if (cued.length > 0)
    return cued.flatMap((known) => {
      const here = actions.filter((action) => action.verb === known.verb);
      return here.length > 0
        ? here
        : [{ ...idle(known.verb, known.label, known.key), ...(known.cue ? { cue: known.cue } : {}) }];
    });
  if (!race || kit.hand > 0 || kit.composes) return [];
  return actions.filter(
    (action) => action.choice !== undefined || (kit.actions.length === 0 && action.offer && isPlain(action.offer)),
  );
}

function idle(verb: string, label: string, key = ""): Action {
  return { key: verb, label, verb, shortcut: key.toLowerCase(), grave: false, composes: false };
}

/** Whether everybody gets ready for a race, whose buttons can be tried meanwhile. */
export function isBeforeRace(scene: Scene): boolean {
  return scene.interlude !== undefined && scene.interlude.gains.length === 0;
}

/** Whether a game's dock has a band of large buttons in place of a rack. */
export function hasPresses(kit: Kit): boolean {
  return kit.actions.some((each) => each.cue) || (kit.hand === 0 && !kit.composes);
}

/** A press is armed for what was told at its first time: another warning wants another one. */
export function armedKey(action: Action): string {
  return action.key + "\n" + (action.offer?.warning ?? "");
}

/** The action that waits for its second press, as long as it is there and complete. */
export function armedAction(key: string, actions: readonly Action[], draft: Draft, scene: Scene): Action | undefined {
  return actions.find(
    (action) =>
      action.offer !== undefined &&
      armedKey(action) === key &&
      (action.choice !== undefined || goesAtOnce(action.offer, draft, scene)),
  );
}

/** What the line asks before the second press; the offer says what it costs, for which its button has no room. */
export function askAgain({ offer, choice, label }: Action, draft: Draft, scene: Scene, names: Names): string {
  if (!offer) return "";
  if (offer.warning) return withNames(offer.warning, names);
  return S.pressAgain(
    offerLabel(choice || offer.label.includes("{") ? label : offer.label, offer, draft, scene, names),
  );
}
