import { createContext } from "preact";
import { useContext, useEffect, useMemo, useRef, useState } from "preact/hooks";
import { EMPTY, fill, fixedOf, mayAdd, slot, soleOffer, type Draft } from "../model/answer.ts";
import { readSpot, woven } from "../model/board.ts";
import { idsOf, keyOf, piecesById } from "../model/scene.ts";
import type { Sitting } from "../model/tableSession.ts";
import { makings, wholeWords, type Making } from "../model/compositions.ts";
import { namesOf, type TableState } from "../model/tableState.ts";
import * as stick from "../model/composer.ts";
import { S } from "../i18n/strings.ts";
import type { Answer, Field, Grid, Offer, Scene, Word } from "../wire/types.ts";

/** A player's desk: what he has prepared, and every way in which he can act. All drawing goes through it. */
export interface Desk {
  sitting: Sitting;
  state: TableState;
  scene: Scene;
  eye: number;
  names: string[];
  draft: Draft;
  reach: stick.Reach | undefined;
  /** The offer whose blanks are being filled in. */
  active: Offer | undefined;
  busy: boolean;
  /** What a hint speaks of just now. */
  hint: string;
  hinted(id: string): boolean;
  /** The ways in which the typed word can be made, where there are several, and which is meant. */
  makings: Making[];
  making: number;
  make(index: number): void;
  usable(id: string): boolean;
  chosen(id: string): boolean;
  inStick(id: string): boolean;
  tap(id: string): void;
  tapWord(word: Word): void;
  wordUsable(word: Word): boolean;
  wordChosen(word: Word): boolean;
  press(offer: Offer): void;
  pressChoice(offer: Offer, name: string, value: string): void;
  cancel(): void;
  clear(): void;
  type(letter: string): boolean;
  write(text: string): void;
  back(): void;
  dropSort(index: number): void;
  insert(id: string, at: number): void;
  shift(from: number, to: number): void;
  put(offer: Offer, field: Field, value: string): void;
  place(grid: string, value: string): void;
  /** A piece was dropped in the middle, on an offer, or on something that can be picked. */
  dropInMiddle(id: string): boolean;
  dropOnOffer(id: string, key: string): void;
  dropOnThing(id: string, thing: string): void;
  send(answer: Answer, draft?: boolean): void;
}

const Context = createContext<Desk | undefined>(undefined);
export const DeskProvider = Context.Provider;
export function useDesk(): Desk {
  const desk = useContext(Context);
  if (!desk) throw new Error("There is no desk here.");
  return desk;
}

export function useNewDesk(sitting: Sitting, state: TableState, scene: Scene, hint = ""): Desk {
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const [activeKey, setActive] = useState("");
  const played = useRef(state.played);

  useEffect(() => {
    if (played.current === state.played) return;
    played.current = state.played;
    setDraft(EMPTY);
    setActive("");
  }, [state.played]);

  useEffect(() => setDraft((old) => tidy(old, scene)), [scene]);

  const reach = useMemo(() => stick.reachOf(scene), [scene]);
  const offered = useMemo(() => new Set(scene.offers.flatMap((offer) => [...idsOf(offer)])), [scene]);
  const active = scene.offers.find((offer) => keyOf(offer) === activeKey);
  const activeIds = active ? idsOf(active) : undefined;
  const busy = state.sent.some((play) => !play.draft);
  const main = active && stick.stickOffers(scene).includes(active) ? active : stick.stickOffers(scene)[0];
  const ways = useMemo(
    () => (draft.typed && main ? makings(scene, main, stick.spelt(draft.stick), state.eye) : []),
    [draft.typed, draft.stick, main, scene],
  );
  const hinted = useMemo(
    () => new Set(scene.offers.flatMap((offer) => (hint && offer.verb === hint ? [...idsOf(offer)] : []))),
    [scene, hint],
  );
  const set = (change: Partial<Draft>) => setDraft((old) => ({ ...old, ...change }));
  const inStick = (id: string) => draft.stick.some((sort) => sort.piece === id);
  const setting = (id: string) => reach?.ids.has(id) === true && (!active || !onlyPicks(active, id));

  /** The same thing is not said twice while the house has not answered: a finger may tremble. */
  function send(answer: Answer, isDraft = false): void {
    const text = JSON.stringify(answer);
    if (!state.sent.some((play) => JSON.stringify(play.answer) === text)) sitting.play(answer, isDraft);
  }

  /** A typed word is set as a whole, of what it must be made of; letter by letter as long as it is not one. */
  function typed(letters: stick.Sort[]): void {
    const text = stick.spelt(letters);
    const found = main ? makings(scene, main, text, state.eye)[0] : undefined;
    set({ stick: found?.stick ?? letters, typed: true, settled: false });
  }

  /** Letters that are tapped find those of the grid by themselves, once a square is chosen. */
  function laidOut(letters: readonly stick.Sort[], values: Draft["values"]): stick.Sort[] {
    const lay = main?.fields.find((field) => field.kind === "lay");
    const grid = scene.zones.find((zone): zone is Grid => zone.kind === "grid" && zone.id === lay?.grid);
    const spot = grid && readSpot(values["lay:" + grid.id]);
    return grid && spot ? woven(grid, spot, letters) : [...letters];
  }

  /** Sends what is complete; otherwise opens the offer and says what it wants. */
  function say(offer: Offer, from: Draft): void {
    if (busy && state.prompt?.pace !== "RACE") return;
    const filled = fill(offer, withWords(offer, from));
    if (filled.ready && offer === main && ways.length > 1 && !from.settled) {
      set({ settled: true });
      return sitting.tell(S.waysAsk(stick.spelt(from.stick), ways.length));
    }
    if (filled.ready && (keyOf(offer) === activeKey || !mayAdd(offer, from))) return send(filled.answer);
    if (filled.ready) return setActive(keyOf(offer));
    if (filled.missing.kind === "spell" && stick.spellOf(offer)) return sitting.tell(S.setFirst(offer.label));
    setActive(keyOf(offer));
    if (filled.missing.kind !== "fixed") sitting.tell(S.offerWants(offer.label, filled.missing.label));
  }

  /** A pick that names a word and not its letters is filled by the letters all the same. */
  function withWords(offer: Offer, from: Draft): Draft {
    const named = new Set(offer.fields.flatMap((field) => (field.kind === "pick" ? field.ids : [])));
    const implied = wholeWords(scene, from.stick).filter(
      (word) => named.has(word.id) && !word.pieces.every((piece) => named.has(piece.id)),
    );
    return { ...from, picked: [...new Set([...from.picked, ...implied.map((word) => word.id)])] };
  }

  function pick(id: string, from: readonly string[]): readonly string[] {
    if (from.includes(id)) return from.filter((other) => other !== id);
    const rivals = rivalsOf(active ? [active] : scene.offers, id);
    return [...from.filter((other) => !rivals.has(other)), id];
  }

  const desk: Desk = {
    sitting,
    state,
    scene,
    eye: state.eye,
    names: namesOf(state),
    draft,
    reach,
    active,
    busy,
    hint,
    hinted: (id) => hinted.has(id),
    makings: ways.length > 1 ? ways : [],
    making: ways.findIndex((way) => same(way.stick, draft.stick)),
    make(index) {
      const way = ways[index];
      if (way) set({ stick: way.stick, settled: true });
    },
    send,
    inStick,
    usable: (id) => id !== "" && (activeIds ?? offered).has(id),
    chosen: (id) => draft.picked.includes(id) || inStick(id),
    tap(id) {
      if (!desk.usable(id)) return;
      if (setting(id)) {
        const at = draft.stick.findIndex((sort) => sort.piece === id);
        const letters = at >= 0 ? stick.takeOut(draft.stick, at) : stick.setPiece(draft.stick, scene, id);
        return set({ stick: laidOut(letters, draft.values), typed: false });
      }
      const picked = pick(id, draft.picked);
      set({ picked });
      if (active && firesAlone(active)) {
        const filled = fill(active, withWords(active, { ...draft, picked }));
        if (filled.ready && picked.includes(id) && !busy) send(filled.answer);
      }
    },
    wordUsable: (word) =>
      desk.usable(word.id) ||
      (word.pieces.length > 0 && word.pieces.every((piece) => desk.usable(piece.id) && setting(piece.id))),
    wordChosen: (word) =>
      draft.picked.includes(word.id) || (word.pieces.length > 0 && word.pieces.every((piece) => inStick(piece.id))),
    tapWord(word) {
      const on = desk.wordChosen(word);
      const settable = word.pieces.filter((piece) => piece.id && setting(piece.id));
      let letters: stick.Sort[] = draft.stick.filter((sort) => !settable.some((piece) => piece.id === sort.piece));
      if (!on) for (const piece of settable) letters = stick.setPiece(letters, scene, piece.id);
      const toggles = desk.usable(word.id) && draft.picked.includes(word.id) === on;
      const picked = toggles ? pick(word.id, draft.picked) : draft.picked;
      set({ stick: letters, picked, typed: false });
      if (active && firesAlone(active) && !on) {
        const filled = fill(active, withWords(active, { ...draft, stick: letters, picked }));
        if (filled.ready && !busy) send(filled.answer);
      }
    },
    press: (offer) => say(offer, draft),
    pressChoice(offer, name, value) {
      if (busy && state.prompt?.pace !== "RACE") return;
      send({ verb: offer.verb, fields: { ...fixedOf(offer), [name]: value } });
    },
    cancel() {
      if (active) {
        setActive("");
        set({ picked: [] });
      } else desk.clear();
    },
    clear: () => set({ stick: [], picked: [], typed: false }),
    type(letter) {
      const next = stick.typeLetter(draft.stick, scene, letter);
      if (next) typed(next);
      else if (reach) sitting.tell(S.noSuchLetter(letter.toUpperCase()));
      return next !== undefined;
    },
    write: (text) => typed(stick.typeWord(scene, text)),
    back: () => (draft.typed ? typed(draft.stick.slice(0, -1)) : set({ stick: draft.stick.slice(0, -1) })),
    dropSort: (index) => set({ stick: stick.takeOut(draft.stick, index) }),
    insert: (id, at) => set({ stick: stick.setPiece(draft.stick, scene, id, at) }),
    shift: (from, to) => set({ stick: stick.move(draft.stick, from, to) }),
    put: (offer, field, value) => set({ values: { ...draft.values, [slot(offer, field)]: value } }),
    place(grid, value) {
      const values = { ...draft.values, ["lay:" + grid]: value };
      set({ values, ...(draft.typed ? {} : { stick: laidOut(draft.stick, values) }) });
    },
    dropInMiddle(id) {
      const answer = busy ? undefined : soleOffer(scene.offers, id);
      if (answer) send(answer);
      return answer !== undefined;
    },
    dropOnOffer(id, key) {
      const offer = scene.offers.find((each) => keyOf(each) === key);
      if (!offer || !idsOf(offer).has(id)) return;
      const spell = stick.spellOf(offer);
      const next: Draft = spell?.ids.includes(id)
        ? { ...draft, stick: stick.setPiece(draft.stick, scene, id) }
        : { ...draft, stick: [], picked: [...new Set([...draft.picked, id])] };
      if (!fill(offer, next).ready) setDraft(next);
      say(offer, next);
    },
    dropOnThing(id, thing) {
      const next: Draft = { ...draft, stick: [], picked: [id, thing] };
      const meant = scene.offers.filter((offer) => idsOf(offer).has(id) && idsOf(offer).has(thing));
      const only = meant.length === 1 ? meant[0] : undefined;
      if (!only || !fill(only, next).ready) setDraft(next);
      if (only) say(only, next);
    },
  };
  return desk;
}

function same(one: readonly stick.Sort[], other: readonly stick.Sort[]): boolean {
  return one.length === other.length && one.every((sort, i) => sort.piece === other[i]?.piece);
}

/** What is no longer on the table is no longer prepared. */
function tidy(draft: Draft, scene: Scene): Draft {
  const letters = stick.keep(draft.stick, scene);
  const ids = new Set(scene.offers.flatMap((offer) => [...idsOf(offer)]));
  const pieces = piecesById(scene);
  const picked = draft.picked.filter((id) => ids.has(id) || pieces.has(id));
  const same = letters.length === draft.stick.length && picked.length === draft.picked.length;
  return same ? draft : { ...draft, stick: letters, picked };
}

/** Whether an offer names this id only to be picked, not to be spelt with. */
function onlyPicks(offer: Offer, id: string): boolean {
  return !stick.spellOf(offer)?.ids.includes(id);
}

/** Ids that cannot be picked together with this one, because the only pick that names both takes just one. */
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

/** An opened offer that is only about pointing, with exact numbers, is said as soon as enough is pointed at. */
function firesAlone(offer: Offer): boolean {
  return offer.fields.every((field) => field.kind === "fixed" || (field.kind === "pick" && field.least === field.most));
}
