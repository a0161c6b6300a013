import { createContext } from "preact";
import { useContext, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { EMPTY_DRAFT, fill, fixedOf, hasCard, openPick, valueKey, soleOffer, type Draft } from "../model/answer.ts";
import { readSpot, throughGrid } from "../model/board.ts";
import { offerIds, offerKey, piecesById } from "../model/scene.ts";
import type { TableSession } from "../model/tableSession.ts";
import { compositionsOf, wholeWords, type Composition } from "../model/compositions.ts";
import { guessKit } from "../model/kit.ts";
import { actionsOf, leadingVerb, soleCard, type Action } from "../model/actions.ts";
import { offerLabel, offerName } from "../model/offerLabel.ts";
import { askedToPlay, isRace, namesOf, textNames, type TableState } from "../model/tableState.ts";
import { withNames } from "../model/text.ts";
import { requiredWish } from "../model/wordWish.ts";
import * as composer from "../model/composedWord.ts";
import { CUES } from "../model/soundCues.ts";
import { playCue } from "../ui/sound.ts";
import { S } from "../texts/strings.ts";
import type { Answer, Field, Grid, Kit, Offer, Scene, Word } from "../wire/types.ts";

/**
 * The controller of a table: the player's draft and everything they can do with it. Every component of the table acts
 * through it.
 */
export interface Controls {
  session: TableSession;
  state: TableState;
  scene: Scene;
  eye: number;
  names: string[];
  draft: Draft;
  reach: composer.Reach | undefined;
  /** The offer whose form is open. */
  active: Offer | undefined;
  busy: boolean;
  /** What the game needs from the deal to the end. */
  kit: Kit;
  /** Whether an action was pressed once and waits for its second press. */
  isArmed(action: Action): boolean;
  /** Whether any does. */
  armed: boolean;
  /** The offer that touching a zone, piece, word or seat makes. */
  offerAt(id: string): Offer | undefined;
  /** Presses a button of a race that has not begun: it sounds, and its picture is marked. */
  tryOut(verb: string): void;
  tried: string;
  /** The verb that the current hint explains. */
  hint: string;
  hinted(id: string): boolean;
  /** The ways to compose the typed word when there are several, and the index of the chosen one. */
  compositions: Composition[];
  chosenComposition: number;
  chooseComposition(index: number): void;
  usable(id: string): boolean;
  chosen(id: string): boolean;
  inComposer(id: string): boolean;
  tap(id: string): void;
  tapWord(word: Word): void;
  wordUsable(word: Word): boolean;
  wordChosen(word: Word): boolean;
  press(offer: Offer): void;
  pressChoice(offer: Offer, name: string, value: string): void;
  pressAction(action: Action): void;
  cancel(): void;
  clear(): void;
  type(letter: string): boolean;
  write(text: string): void;
  backspace(): void;
  removeLetter(index: number): void;
  insert(id: string, at: number): void;
  moveLetter(from: number, to: number): void;
  setValue(offer: Offer, field: Field, value: string): void;
  placeOnGrid(grid: string, value: string): void;
  /** Drops of a dragged piece: in the middle, on an offer's button, on something that can be picked. */
  dropInMiddle(id: string): boolean;
  dropOnOffer(id: string, key: string): void;
  dropOnThing(id: string, thing: string): void;
  send(answer: Answer, draft?: boolean): void;
}

const Context = createContext<Controls | undefined>(undefined);
export const ControlsProvider = Context.Provider;
export function useControls(): Controls {
  const controls = useContext(Context);
  if (!controls) throw new Error("There are no table controls around this component.");
  return controls;
}

/** The player is asked which of so few ways to make a word they mean; of more the first is taken. */
const FEW_COMPOSITIONS = 4;

/** A press is armed for what was told at its first time: another warning wants another one. */
function armedKey(action: Action): string {
  return action.key + "\n" + (action.offer?.warning ?? "");
}

/** How long a grave action waits for its second press: longer than it takes to read that one is wanted. */
const ARMED_MS = 20_000;

export function useTableControls(session: TableSession, state: TableState, scene: Scene, hint = ""): Controls {
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  const [activeKey, setActive] = useState("");
  const [armed, setArmed] = useState("");
  const [tried, setTried] = useState("");
  /** A press that waits until what was written before it is shown. */
  const [held, setHeld] = useState<{ key: string; asked: string | undefined }>();
  const played = useRef(state.played);
  const guessed = useRef<Kit | undefined>(undefined);
  guessed.current = state.info?.kit ?? guessKit(scene, state.prompt, state.eye, guessed.current);

  useEffect(() => {
    if (!armed) return;
    const timer = window.setTimeout(() => setArmed(""), ARMED_MS);
    return () => window.clearTimeout(timer);
  }, [armed]);

  useEffect(() => {
    if (played.current === state.played) return;
    played.current = state.played;
    setDraft(EMPTY_DRAFT);
    setActive("");
  }, [state.played]);

  // Where there is nothing to do but fill in a card, it lies open.
  const sole = askedToPlay(state) === "must" ? soleCard(scene) : undefined;
  useEffect(() => {
    if (sole) setActive(offerKey(sole));
  }, [sole && offerKey(sole), state.played]);

  useEffect(() => setDraft((old) => tidy(old, scene)), [scene]);

  const reach = useMemo(() => composer.composerReach(scene), [scene]);
  const offered = useMemo(() => new Set(scene.offers.flatMap((offer) => [...offerIds(offer)])), [scene]);
  const active = scene.offers.find((offer) => offerKey(offer) === activeKey);
  const activeIds = active ? offerIds(active) : undefined;
  const busy = state.sent.some((play) => !play.draft);
  const main = active && composer.composerOffers(scene).includes(active) ? active : composer.composerOffers(scene)[0];
  const compositions = useMemo(
    () => (draft.typed && main ? compositionsOf(scene, main, composer.spelledWord(draft.letters), state.eye) : []),
    [draft.typed, draft.letters, main, scene],
  );
  // What is explained is marked where it is the thing to do, unless it would cost something.
  const leads = hint !== "" && hint === leadingVerb(scene, guessed.current, state);
  const hintedOffers = scene.offers.filter((offer) => leads && offer.verb === hint && !offer.warning);
  const hinted = useMemo(() => new Set(hintedOffers.flatMap((offer) => [...offerIds(offer)])), [scene, hint, leads]);
  const set = (change: Partial<Draft>) => setDraft((old) => ({ ...old, ...change }));
  const inComposer = (id: string) => composer.isComposed(draft.letters, id);
  const goesToComposer = (id: string) => reach?.ids.has(id) === true && (!active || !onlyPicks(active, id));

  /** Sends an answer unless the same one is still unanswered: a trembling finger taps twice. */
  function send(answer: Answer, isDraft = false): void {
    const text = JSON.stringify(answer);
    if (!state.sent.some((play) => JSON.stringify(play.answer) === text)) session.play(answer, isDraft);
  }

  /** Sets a typed word from the pieces it can be composed of, or letter by letter while it is incomplete. */
  function setTyped(letters: composer.ComposedLetter[]): void {
    const text = composer.spelledWord(letters);
    const found = main ? compositionsOf(scene, main, text, state.eye)[0] : undefined;
    set({ letters: found?.letters ?? letters, typed: true, settled: false });
  }

  /** Sets what was typed; says so once where a letter of it is not there. */
  function write(letters: composer.ComposedLetter[]): void {
    setTyped(letters);
    const last = letters[letters.length - 1];
    if (last?.missing && letters.length > draft.letters.length) session.notify(S.noSuchLetter(last.letter));
  }

  /** Adds the letters that already lie on the grid in the way of the word, once a square is chosen. */
  function withGridLetters(
    letters: readonly composer.ComposedLetter[],
    values: Draft["values"],
  ): composer.ComposedLetter[] {
    const lay = main?.fields.find((field) => field.kind === "lay");
    const grid = scene.zones.find((zone): zone is Grid => zone.kind === "grid" && zone.id === lay?.grid);
    const spot = grid && readSpot(values["lay:" + grid.id]);
    return grid && spot ? throughGrid(grid, spot, letters) : [...letters];
  }

  /** Sends a complete answer; otherwise opens the offer's form and says what is missing. */
  function sendOrAsk(offer: Offer, from: Draft): void {
    if (busy && !isRace(state)) return;
    const filled = fill(offer, withWords(offer, from));
    const asks = compositions.length > 1 && compositions.length <= FEW_COMPOSITIONS;
    if (filled.ready && offer === main && asks && !from.settled) {
      set({ settled: true });
      return session.notify(S.compositionsAsk(composer.spelledWord(from.letters), compositions.length));
    }
    if (filled.ready && (offerKey(offer) === activeKey || !openPick(offer, from))) return send(filled.answer);
    if (filled.ready) return setActive(offerKey(offer));
    if (filled.missing.kind === "spell" && composer.spellOf(offer))
      return session.notify(
        whyNotSpelled(scene, offer, from, offerName(offer, from, scene, controls.names, controls.kit)),
      );
    setActive(offerKey(offer));
    if (filled.missing.kind === "fixed" || hasCard(offer)) return;
    if (filled.missing.kind === "pick") return session.notify(S.touch(filled.missing.label));
    const label = offer.label.includes("{") ? "" : offer.label;
    session.notify(label ? S.offerWants(label, filled.missing.label) : filled.missing.label);
  }

  /** Whether a press would send an answer; otherwise it opens a form, which is confirmed by a second press. */
  function goesAtOnce({ offer, choice }: Action): boolean {
    if (!offer || choice) return choice !== undefined;
    return fill(offer, withWords(offer, draft)).ready && !openPick(offer, draft);
  }

  /** Picks a word whose letters all stand in the composer, where an offer names the word but not its letters. */
  function withWords(offer: Offer, from: Draft): Draft {
    const named = new Set(offer.fields.flatMap((field) => (field.kind === "pick" ? field.ids : [])));
    const implied = wholeWords(scene, from.letters).filter(
      (word) => named.has(word.id) && !word.pieces.every((piece) => named.has(piece.id)),
    );
    return { ...from, picked: [...new Set([...from.picked, ...implied.map((word) => word.id)])] };
  }

  function pick(id: string, from: readonly string[]): readonly string[] {
    if (from.includes(id)) return from.filter((other) => other !== id);
    const rivals = rivalsOf(active ? [active] : scene.offers, id);
    return [...from.filter((other) => !rivals.has(other)), id];
  }

  const controls: Controls = {
    session,
    state,
    scene,
    eye: state.eye,
    names: textNames(namesOf(state), state.eye),
    draft,
    reach,
    active,
    busy,
    kit: guessed.current,
    isArmed: (action) => armed === armedKey(action),
    armed: armed !== "",
    offerAt: (id) => (active || id === "" ? undefined : scene.offers.find((offer) => offer.at === id)),
    tried,
    tryOut(verb) {
      setTried(verb);
      playCue(verb.toUpperCase() in CUES ? verb.toUpperCase() : "CALL");
    },
    hint: hintedOffers.length > 0 ? hint : "",
    hinted: (id) => hinted.has(id),
    compositions: compositions.length > 1 ? compositions : [],
    chosenComposition: compositions.findIndex((composition) => sameLetters(composition.letters, draft.letters)),
    chooseComposition(index) {
      const composition = compositions[index];
      if (composition) set({ letters: composition.letters, settled: true });
    },
    send,
    inComposer,
    usable: (id) => id !== "" && ((activeIds ?? offered).has(id) || controls.offerAt(id) !== undefined),
    chosen: (id) => draft.picked.includes(id) || inComposer(id),
    tap(id) {
      if (!controls.usable(id)) return;
      const touched = controls.offerAt(id);
      if (touched && !(activeIds ?? offered).has(id)) return controls.press(touched);
      if (goesToComposer(id)) {
        const at = draft.letters.findIndex((item) => item.piece === id);
        const letters = at >= 0 ? composer.removeAt(draft.letters, at) : composer.setPiece(draft.letters, scene, id);
        return set({ letters: withGridLetters(letters, draft.values), typed: false });
      }
      const picked = pick(id, draft.picked);
      set({ picked });
      if (active && sendsItself(active)) {
        const filled = fill(active, withWords(active, { ...draft, picked }));
        if (filled.ready && picked.includes(id) && !busy) send(filled.answer);
      }
    },
    wordUsable: (word) =>
      controls.usable(word.id) ||
      (word.pieces.length > 0 && word.pieces.every((piece) => controls.usable(piece.id) && goesToComposer(piece.id))),
    wordChosen: (word) =>
      draft.picked.includes(word.id) || (word.pieces.length > 0 && word.pieces.every((piece) => inComposer(piece.id))),
    tapWord(word) {
      const on = controls.wordChosen(word);
      const settable = word.pieces.filter((piece) => piece.id && goesToComposer(piece.id));
      let letters: composer.ComposedLetter[] = draft.letters.filter(
        (item) => !settable.some((piece) => piece.id === item.piece),
      );
      if (!on) for (const piece of settable) letters = composer.setPiece(letters, scene, piece.id);
      const toggles = controls.usable(word.id) && draft.picked.includes(word.id) === on;
      const picked = toggles ? pick(word.id, draft.picked) : draft.picked;
      set({ letters: letters, picked, typed: false });
      if (active && sendsItself(active) && !on) {
        const filled = fill(active, withWords(active, { ...draft, letters: letters, picked }));
        if (filled.ready && !busy) send(filled.answer);
      }
    },
    press: (offer) => sendOrAsk(offer, draft),
    pressChoice(offer, name, value) {
      if (busy && !isRace(state)) return;
      send({ verb: offer.verb, fields: { ...fixedOf(offer), [name]: value } });
    },
    pressAction(action) {
      if (!action.offer) return;
      // What was just written on a line is shown first: it may change what the press means.
      if (state.sent.some((play) => play.draft)) return setHeld({ key: action.key, asked: scene.question?.text });
      const { warning } = action.offer;
      if ((action.grave || warning) && !controls.isArmed(action) && goesAtOnce(action)) {
        setArmed(armedKey(action));
        // The offer says what it costs; its button has no room for that.
        const text = action.choice || action.offer.label.includes("{") ? action.label : action.offer.label;
        const label = offerLabel(text, action.offer, draft, scene, controls.names);
        return session.notify(warning ? withNames(warning, controls.names) : S.pressAgain(label));
      }
      setArmed("");
      if (action.choice) controls.pressChoice(action.offer, action.choice.name, action.choice.value);
      else controls.press(action.offer);
    },
    cancel() {
      if (active) {
        setActive("");
        set({ picked: [] });
      } else controls.clear();
    },
    clear: () => set({ letters: [], picked: [], typed: false, values: withoutSquare(draft.values) }),
    type(letter) {
      if (reach) write(composer.typeLetter(draft.letters, scene, letter));
      return reach !== undefined;
    },
    write: (text) => write(composer.typeWord(scene, text)),
    backspace: () =>
      draft.typed ? setTyped(draft.letters.slice(0, -1)) : set({ letters: draft.letters.slice(0, -1) }),
    removeLetter: (index) => set({ letters: composer.removeAt(draft.letters, index) }),
    insert: (id, at) => set({ letters: composer.setPiece(draft.letters, scene, id, at) }),
    moveLetter: (from, to) => set({ letters: composer.move(draft.letters, from, to) }),
    setValue: (offer, field, value) => set({ values: { ...draft.values, [valueKey(offer, field)]: value } }),
    placeOnGrid(grid, value) {
      const values = { ...draft.values, ["lay:" + grid]: value };
      set({ values, ...(draft.typed ? {} : { letters: withGridLetters(draft.letters, values) }) });
    },
    dropInMiddle(id) {
      const answer = busy ? undefined : soleOffer(scene.offers, id);
      if (answer) send(answer);
      return answer !== undefined;
    },
    dropOnOffer(id, key) {
      const offer = scene.offers.find((each) => offerKey(each) === key);
      if (!offer || !offerIds(offer).has(id)) return;
      const spell = composer.spellOf(offer);
      const next: Draft = spell?.ids.includes(id)
        ? { ...draft, letters: composer.setPiece(draft.letters, scene, id) }
        : { ...draft, letters: [], picked: [...new Set([...draft.picked, id])] };
      if (!fill(offer, next).ready) setDraft(next);
      sendOrAsk(offer, next);
    },
    dropOnThing(id, thing) {
      const next: Draft = { ...draft, letters: [], picked: [id, thing] };
      const meant = scene.offers.filter((offer) => offerIds(offer).has(id) && offerIds(offer).has(thing));
      const only = meant.length === 1 ? meant[0] : undefined;
      if (!only || !fill(only, next).ready) setDraft(next);
      if (only) sendOrAsk(only, next);
    },
  };
  useEffect(() => {
    if (!held || state.sent.some((play) => play.draft)) return;
    setHeld(undefined);
    const action = actionsOf(scene, controls.kit, isRace(state)).find((each) => each.key === held.key);
    if (action && scene.question?.text === held.asked) controls.pressAction(action);
  }, [held, state.sent, scene]);
  return controls;
}

/** What was filled in but for the square of a grid, which goes with the word. */
function withoutSquare(values: Draft["values"]): Draft["values"] {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !key.startsWith("lay:")));
}

/** What is wrong with the word in the composer. */
function whyNotSpelled(scene: Scene, offer: Offer, draft: Draft, label: string): string {
  const missing = composer.missingLetters(draft.letters);
  if (missing.length > 0) return S.lettersMissing([...new Set(missing)].join(", "));
  const spell = composer.spellOf(offer);
  const length = draft.letters.length;
  if (spell && length > 0)
    return S.offerWants(label, requiredWish(scene, offer, draft) || composer.lengthWish(spell, length));
  return S.composeFirst(label);
}

function sameLetters(one: readonly composer.ComposedLetter[], other: readonly composer.ComposedLetter[]): boolean {
  return one.length === other.length && one.every((item, i) => item.piece === other[i]?.piece);
}

/** Drops from the draft what is no longer on the table. */
function tidy(draft: Draft, scene: Scene): Draft {
  const letters = composer.keepValid(draft.letters, scene);
  const ids = new Set(scene.offers.flatMap((offer) => [...offerIds(offer)]));
  const pieces = piecesById(scene);
  const picked = draft.picked.filter((id) => ids.has(id) || pieces.has(id));
  const same =
    letters.length === draft.letters.length &&
    letters.every((item, i) => item === draft.letters[i]) &&
    picked.length === draft.picked.length;
  return same ? draft : { ...draft, letters: letters, picked };
}

/** Whether an offer takes this piece as a pick only, not for spelling. */
function onlyPicks(offer: Offer, id: string): boolean {
  return !composer.spellOf(offer)?.ids.includes(id);
}

/** Ids that cannot be picked together with this one, because every pick that names both takes just one. */
function rivalsOf(offers: readonly Offer[], id: string): Set<string> {
  const rivals = new Set<string>();
  const friends = new Set<string>();
  for (const offer of offers) {
    for (const field of offer.fields) {
      if (field.kind !== "pick" || !field.ids.includes(id)) continue;
      for (const other of field.ids) (field.most === 1 ? rivals : friends).add(other);
    }
  }
  for (const friend of friends) rivals.delete(friend);
  return rivals;
}

/** Whether an open offer wants nothing but a single thing to be touched, which then sends it. */
function sendsItself(offer: Offer): boolean {
  const asked = offer.fields.filter((field) => field.kind !== "fixed");
  return asked.length === 1 && asked[0]?.kind === "pick" && asked[0].least === 1 && asked[0].most === 1;
}
