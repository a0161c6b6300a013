import { createContext } from "preact";
import { useContext, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { fixedOf, isFilledOnCard, type Draft } from "../model/answer.ts";
import { actionsOf, armedAction, armedKey, askAgain, leadingVerb, soleCard, type Action } from "../model/actions.ts";
import * as composed from "../model/composedWord.ts";
import type { Composition } from "../model/compositions.ts";
import * as desks from "../model/draft.ts";
import { leadTo } from "../model/hints.ts";
import { guessKit } from "../model/kit.ts";
import { handOf } from "../model/roles.ts";
import { offerKey } from "../model/scene.ts";
import { CUES } from "../model/soundCues.ts";
import type { TableSession } from "../model/tableSession.ts";
import { askedToPlay, holdsPress, isRace, namesOf, textNames, type TableState } from "../model/tableState.ts";
import { meantOffer } from "../model/wordWish.ts";
import { playCue } from "../ui/sound.ts";
import type { Answer, Kit, Offer, Scene, Word } from "../wire/types.ts";

/**
 * The controls of a table: what is asked, what the player has prepared, and the ways to go on. What comes of a deed is
 * reckoned in `model/draft.ts`; every component of the table acts through these.
 */
export interface Controls {
  session: TableSession;
  state: TableState;
  scene: Scene;
  eye: number;
  names: string[];
  draft: Draft;
  reach: composed.Reach | undefined;
  /** The offer whose form is open. */
  active: Offer | undefined;
  /** Whether it asks for something that lies on the table. */
  asks: boolean;
  /** The only offer that what is prepared completes. */
  meant: Offer | undefined;
  busy: boolean;
  /** What the game needs from the deal to the end. */
  kit: Kit;
  /** Does something to what is prepared. */
  act(deed: desks.Deed): void;
  send(answer: Answer, draft?: boolean): void;
  press(offer: Offer): void;
  pressChoice(offer: Offer, name: string, value: string): void;
  pressAction(action: Action): void;
  /** Whether an action was pressed once and waits for its second press. */
  isArmed(action: Action): boolean;
  /** What is asked while any does, or "". */
  again: string;
  /** Presses a button of a race that has not begun: it sounds, and its picture is marked. */
  tryOut(verb: string): void;
  tried: string;
  /** The verb whose button is the one thing to press, for a first-time player. */
  hint: string;
  /** Whether a piece is the one thing to touch. */
  hinted(id: string): boolean;
  /** Whether any piece of the hand is. */
  ledToHand: boolean;
  /** The ways to compose the typed word when there are several, and the index of the chosen one. */
  compositions: Composition[];
  chosenComposition: number;
  /** The offer that touching a zone, piece, word or seat makes. */
  offerAt(id: string): Offer | undefined;
  usable(id: string): boolean;
  chosen(id: string): boolean;
  inComposer(id: string): boolean;
  wordUsable(word: Word): boolean;
  wordChosen(word: Word): boolean;
}

const Context = createContext<Controls | undefined>(undefined);
export const ControlsProvider = Context.Provider;
export function useControls(): Controls {
  const controls = useContext(Context);
  if (!controls) throw new Error("There are no table controls around this component.");
  return controls;
}

/** What says of a piece, word or place that it may be touched; while an open act asks for something, it is ringed. */
export function usableMarks({ asks }: Controls, usable: boolean) {
  return { "data-usable": usable ? "" : undefined, "data-asked": usable && asks ? "" : undefined };
}

/** How long a grave action waits for its second press: longer than it takes to read that one is wanted. */
const ARMED_MS = 20_000;

export function useTableControls(session: TableSession, state: TableState, scene: Scene, hint = ""): Controls {
  const desk = useRef(desks.EMPTY_DESK);
  const [, redraw] = useState(0);
  const [armed, setArmed] = useState("");
  const [tried, setTried] = useState("");
  /** A press that waits until what was done before it is answered. */
  const [held, setHeld] = useState<{ key: string; verb: string; asked: string | undefined }>();
  const played = useRef(state.played);
  const guessed = useRef<Kit | undefined>(undefined);
  guessed.current = state.info?.kit ?? guessKit(scene, state.prompt, state.eye, guessed.current);
  const kit = guessed.current;
  const race = isRace(state);
  const busy = state.sent.some((play) => !play.draft);
  const names = textNames(namesOf(state), state.eye);

  /** What the last deed left is what the next one finds, even within one frame. */
  function act(deed: desks.Deed): void {
    const {
      desk: next,
      answer,
      notice,
    } = desks.after(desk.current, deed, {
      scene,
      eye: state.eye,
      names,
      kit,
      busy: busy && !race,
    });
    if (next !== desk.current) redraw((count) => count + 1);
    desk.current = next;
    if (notice) session.notify(notice);
    if (answer) send(answer);
  }

  /** Sends an answer unless the same one is still unanswered: a trembling finger taps twice. */
  function send(answer: Answer, isDraft = false): void {
    const text = JSON.stringify(answer);
    if (!state.sent.some((play) => JSON.stringify(play.answer) === text)) session.play(answer, isDraft);
  }

  useEffect(() => {
    if (!armed) return;
    const timer = window.setTimeout(() => setArmed(""), ARMED_MS);
    return () => window.clearTimeout(timer);
  }, [armed]);

  useEffect(() => {
    if (played.current === state.played) return;
    played.current = state.played;
    act({ do: "forget" });
  }, [state.played]);

  useEffect(() => {
    if (state.notice?.kind === "refused") act({ do: "refused" });
  }, [state.notice?.n]);

  // Where there is nothing to do but fill in a card, it lies open.
  const sole = askedToPlay(state) === "must" ? soleCard(scene) : undefined;
  useEffect(() => {
    if (sole) act({ do: "open", offer: sole });
  }, [sole && offerKey(sole), state.played]);

  const sceneBefore = useRef(scene);
  useEffect(() => {
    act({ do: "tidy" });
    act({ do: "turnTo", before: sceneBefore.current });
    sceneBefore.current = scene;
  }, [scene]);

  const { draft } = desk.current;
  const active = desks.openOffer(desk.current, scene);
  const ways = useMemo(() => desks.waysOf(desk.current, scene, state.eye), [draft.typed, draft.letters, active, scene]);
  // What is explained is marked where it is the thing to do, unless it would cost something.
  const leads = hint !== "" && hint === leadingVerb(scene, kit, state);
  const hand = handOf(scene, state.eye)?.pieces.map((piece) => piece.id) ?? [];
  const lead = leadTo(leads ? scene.offers.find((offer) => offer.verb === hint) : undefined, draft, hand);

  const asking = armed === "" ? undefined : armedAction(armed, actionsOf(scene, kit, race), draft, scene);

  const controls: Controls = {
    session,
    state,
    scene,
    eye: state.eye,
    names,
    draft,
    reach: composed.composerReach(scene),
    active,
    asks: active !== undefined && !isFilledOnCard(active),
    meant: meantOffer(scene, draft, state.eye),
    busy,
    kit,
    act(deed) {
      // Whatever else is done, the second press is of something else.
      setArmed("");
      act(deed);
    },
    send,
    press: (offer) => act({ do: "press", offer }),
    pressChoice(offer, name, value) {
      if (!busy || race) send({ verb: offer.verb, fields: { ...fixedOf(offer), [name]: value } });
    },
    pressAction(action) {
      if (!action.offer) return;
      const { key, verb } = action;
      if (holdsPress(state.sent, verb, race)) return setHeld({ key, verb, asked: scene.question?.text });
      const { warning } = action.offer;
      const atOnce = action.choice !== undefined || desks.goesAtOnce(action.offer, draft, scene);
      if ((action.grave || warning) && !controls.isArmed(action) && atOnce) return setArmed(armedKey(action));
      setArmed("");
      if (action.choice) controls.pressChoice(action.offer, action.choice.name, action.choice.value);
      else controls.press(action.offer);
    },
    isArmed: (action) => asking !== undefined && armed === armedKey(action),
    again: asking ? askAgain(asking, draft, scene, names) : "",
    tried,
    tryOut(verb) {
      setTried(verb);
      playCue(verb.toUpperCase() in CUES ? verb.toUpperCase() : "CALL");
    },
    hint: lead.to === "button" ? hint : "",
    hinted: (id) => lead.to === "piece" && lead.id === id,
    ledToHand: lead.to === "hand",
    compositions: ways.length > 1 ? ways : [],
    chosenComposition: ways.findIndex((way) => sameLetters(way.letters, draft.letters)),
    offerAt: (id) => desks.offerAt(desk.current, scene, id),
    usable: (id) => desks.isUsable(desk.current, scene, id),
    chosen: (id) => desks.isChosen(draft, id),
    inComposer: (id) => composed.isComposed(draft.letters, id),
    wordUsable: (word) => desks.isWordUsable(desk.current, scene, word),
    wordChosen: (word) => desks.isWordChosen(draft, word),
  };
  useEffect(() => {
    if (armed !== "" && !asking) setArmed("");
  }, [armed, asking]);

  useEffect(() => {
    if (!held || holdsPress(state.sent, held.verb, race)) return;
    setHeld(undefined);
    const action = actionsOf(scene, kit, race).find((each) => each.key === held.key);
    if (action && scene.question?.text === held.asked) controls.pressAction(action);
  }, [held, state.sent, scene]);
  return controls;
}

function sameLetters(one: readonly composed.ComposedLetter[], other: readonly composed.ComposedLetter[]): boolean {
  return one.length === other.length && one.every((item, i) => item.piece === other[i]?.piece);
}
