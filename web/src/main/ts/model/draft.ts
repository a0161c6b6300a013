import { S } from "../texts/strings.ts";
import type { Answer, Field, Grid, Kit, Offer, Pick, Scene, Word } from "../wire/types.ts";
import { EMPTY_DRAFT, fill, goesWith, hasCard, openPick, soleOffer, valueKey, type Draft } from "./answer.ts";
import { readSpot, throughGrid } from "./board.ts";
import * as composed from "./composedWord.ts";
import { compositionsOf, withWords, type Composition } from "./compositions.ts";
import { offerName } from "./offerLabel.ts";
import { offerIds, offerKey, piecesById } from "./scene.ts";
import { requiredWish } from "./wordWish.ts";

/** What the player has before them: the draft, and the key of the offer whose form is open. */
export interface Desk {
  draft: Draft;
  open: string;
}

export const EMPTY_DESK: Desk = { draft: EMPTY_DRAFT, open: "" };

/** Where it happens. */
export interface Around {
  scene: Scene;
  eye: number;
  names: readonly string[];
  kit: Kit;
  /** An answer is on its way, and nothing else is sent meanwhile. */
  busy: boolean;
}

/** What a player does with their hands. */
export type Deed =
  | { do: "tap"; id: string }
  | { do: "tapWord"; word: Word }
  | { do: "press"; offer: Offer }
  | { do: "open"; offer: Offer }
  | { do: "type"; letter: string }
  | { do: "write"; text: string }
  | { do: "backspace" }
  | { do: "remove"; at: number }
  | { do: "insert"; id: string; at: number }
  | { do: "move"; from: number; to: number }
  | { do: "set"; offer: Offer; field: Field; value: string }
  | { do: "place"; grid: string; value: string }
  | { do: "compose"; letters: readonly composed.ComposedLetter[] }
  | { do: "cancel" }
  | { do: "clear" }
  | { do: "dropInMiddle"; id: string }
  | { do: "dropOnOffer"; id: string; key: string }
  | { do: "dropOnThing"; id: string; thing: string }
  | { do: "refused" }
  | { do: "tidy" }
  | { do: "turnTo"; before: Scene }
  | { do: "forget" };

/** What comes of it: the desk afterwards, an answer to be sent, something to be said. */
export interface Outcome {
  desk: Desk;
  answer?: Answer;
  notice?: string;
}

/** The player is asked which of so few ways to make a word they mean; of more the first is taken. */
const FEW_COMPOSITIONS = 4;

/** The desk after something was done. It depends on nothing else, so quick hands lose nothing. */
export function after(desk: Desk, deed: Deed, around: Around): Outcome {
  const outcome = done(desk, deed, around);
  return outcome.answer ? { ...outcome, desk: asTold(outcome.desk) } : outcome;
}

function done(desk: Desk, deed: Deed, around: Around): Outcome {
  const { draft } = desk;
  const { scene } = around;
  const set = (change: Partial<Draft>): Outcome => ({ desk: { ...desk, draft: { ...draft, ...change } } });
  switch (deed.do) {
    case "tap":
      return tapped(desk, deed.id, around);
    case "tapWord":
      return wordTapped(desk, deed.word, around);
    case "press":
      return pressed(desk, deed.offer, draft, around);
    case "open":
      return { desk: { ...desk, open: offerKey(deed.offer) } };
    case "type":
      return composed.composerReach(scene)
        ? written(desk, composed.typeLetter(isTold(draft) ? [] : draft.letters, scene, deed.letter), around)
        : { desk };
    case "write":
      return written(desk, composed.typeWord(scene, deed.text), around);
    case "backspace": {
      const letters = draft.letters.slice(0, -1);
      return draft.typed ? set(typed(desk, letters, around)) : set({ letters });
    }
    case "remove":
      return set({ letters: composed.removeAt(draft.letters, deed.at) });
    case "insert":
      return set({ letters: composed.setPiece(draft.letters, scene, deed.id, deed.at) });
    case "move":
      return set({ letters: composed.move(draft.letters, deed.from, deed.to) });
    case "set":
      return set({ values: { ...draft.values, [valueKey(deed.offer, deed.field)]: deed.value } });
    case "place": {
      const values = { ...draft.values, ["lay:" + deed.grid]: deed.value };
      return set({ values, ...(draft.typed ? {} : { letters: withGridLetters(desk, draft.letters, values, around) }) });
    }
    case "compose":
      return set({ letters: deed.letters, settled: true });
    case "cancel": {
      const open = openOffer(desk, scene);
      return open ? { desk: { draft: withoutOffer(draft, open), open: "" } } : after(desk, { do: "clear" }, around);
    }
    case "clear":
      return set({ letters: [], picked: [], typed: false, values: withoutSquare(draft.values) });
    case "dropInMiddle": {
      const answer = around.busy ? undefined : soleOffer(scene.offers, deed.id);
      if (answer) return { desk, answer };
      return isChosen(draft, deed.id) ? { desk } : tapped(desk, deed.id, around);
    }
    case "dropOnOffer": {
      const offer = scene.offers.find((each) => offerKey(each) === deed.key);
      if (!offer || !offerIds(offer).has(deed.id)) return { desk, notice: S.notNow };
      const next: Draft = composed.spellOf(offer)?.ids.includes(deed.id)
        ? { ...draft, letters: composed.setPiece(draft.letters, scene, deed.id) }
        : { ...draft, letters: [], picked: [...new Set([...draft.picked, deed.id])] };
      return pressed(fill(offer, next).ready ? desk : { ...desk, draft: next }, offer, next, around);
    }
    case "dropOnThing": {
      const next: Draft = { ...draft, letters: [], picked: [deed.id, deed.thing] };
      const meant = scene.offers.filter(
        (offer) =>
          offerIds(offer).has(deed.id) &&
          (offer.at === deed.thing || (offerIds(offer).has(deed.thing) && goesWith(offer, [deed.id], deed.thing))),
      );
      if (meant.length === 0) return { desk, notice: S.goesWithout };
      const only = meant.length === 1 ? meant[0] : undefined;
      const kept = only && fill(only, next).ready ? desk : { ...desk, draft: next };
      return only ? pressed(kept, only, next, around) : { desk: kept };
    }
    case "refused":
      return { desk: asTold(desk) };
    case "tidy":
      return { desk: tidied(desk, scene) };
    case "turnTo":
      return { desk: turnedTo(desk, deed.before, scene) };
    case "forget":
      // What was typed while the answer was on its way belongs to the next one.
      return { desk: draft.told !== undefined && draft.typed && !isTold(draft) ? desk : EMPTY_DESK };
  }
}

function asTold(desk: Desk): Desk {
  return { ...desk, draft: { ...desk.draft, told: composed.spelledWord(desk.draft.letters) } };
}

/** Whether the word in the composer, typed letter by letter, is the one that was sent or refused. */
function isTold({ typed, letters, told }: Draft): boolean {
  return typed === true && composed.spelledWord(letters) === told;
}

/** The offer whose form is open. */
export function openOffer(desk: Desk, scene: Scene): Offer | undefined {
  return scene.offers.find((offer) => offerKey(offer) === desk.open);
}

/** The offer whose word is set in the composer. */
function mainOffer(desk: Desk, scene: Scene): Offer | undefined {
  const open = openOffer(desk, scene);
  const offers = composed.composerOffers(scene);
  return open && offers.includes(open) ? open : offers[0];
}

/** The ways to compose the typed word. */
export function waysOf(desk: Desk, scene: Scene, eye: number): Composition[] {
  const main = mainOffer(desk, scene);
  return desk.draft.typed && main ? compositionsOf(scene, main, composed.spelledWord(desk.draft.letters), eye) : [];
}

/** The offer that touching a zone, piece, word or seat makes; what has a warning is made by its button, which tells it. */
export function offerAt(desk: Desk, scene: Scene, id: string): Offer | undefined {
  if (openOffer(desk, scene) || id === "") return undefined;
  return scene.offers.find((offer) => offer.at === id && !offer.warning);
}

function isOffered(desk: Desk, scene: Scene, id: string): boolean {
  const open = openOffer(desk, scene);
  return (open ? [open] : scene.offers).some(
    (offer) => offerIds(offer).has(id) && goesWith(offer, desk.draft.picked, id),
  );
}

export function isUsable(desk: Desk, scene: Scene, id: string): boolean {
  const { picked } = desk.draft;
  return id !== "" && (picked.includes(id) || isOffered(desk, scene, id) || offerAt(desk, scene, id) !== undefined);
}

export function isChosen(draft: Draft, id: string): boolean {
  return draft.picked.includes(id) || composed.isComposed(draft.letters, id);
}

/** Whether tapping a piece sets it in the composer: it is within reach, and the open offer does not merely pick it. */
export function goesToComposer(desk: Desk, scene: Scene, id: string): boolean {
  const open = openOffer(desk, scene);
  const picks = open !== undefined && !composed.spellOf(open)?.ids.includes(id);
  return composed.composerReach(scene)?.ids.has(id) === true && !picks;
}

export function isWordUsable(desk: Desk, scene: Scene, word: Word): boolean {
  return (
    isUsable(desk, scene, word.id) ||
    (word.pieces.length > 0 &&
      word.pieces.every((piece) => isUsable(desk, scene, piece.id) && goesToComposer(desk, scene, piece.id)))
  );
}

export function isWordChosen(draft: Draft, word: Word): boolean {
  return (
    draft.picked.includes(word.id) ||
    (word.pieces.length > 0 && word.pieces.every((piece) => composed.isComposed(draft.letters, piece.id)))
  );
}

/** Whether pressing an offer would send an answer; otherwise it opens a form, which is confirmed by a second press. */
export function goesAtOnce(offer: Offer, draft: Draft, scene: Scene): boolean {
  return fill(offer, withWords(scene, offer, draft)).ready && !openPick(offer, draft);
}

function tapped(desk: Desk, id: string, around: Around): Outcome {
  const { scene } = around;
  const { draft } = desk;
  if (!isUsable(desk, scene, id)) return { desk, notice: whyNotTouched(desk, id, around) };
  const touched = offerAt(desk, scene, id);
  if (touched && !isOffered(desk, scene, id))
    return isChosenFirst(touched, id, around)
      ? { desk: { ...desk, open: offerKey(touched) } }
      : pressed(desk, touched, draft, around);
  if (goesToComposer(desk, scene, id)) {
    const at = draft.letters.findIndex((item) => item.piece === id);
    const letters = at >= 0 ? composed.removeAt(draft.letters, at) : composed.setPiece(draft.letters, scene, id);
    const all = withGridLetters(desk, letters, draft.values, around);
    return { desk: { ...desk, draft: { ...draft, letters: all, typed: false } } };
  }
  const next = { ...desk, draft: { ...draft, picked: withPicked(desk, scene, id) } };
  return next.draft.picked.includes(id) ? sentByItself(next, around) : { desk: next };
}

/**
 * Whether touching a thing only chooses the act that is made there, which the large button then does: it cannot be taken
 * back, or somebody may just want to read the word.
 */
function isChosenFirst({ verb }: Offer, id: string, { scene, kit }: Around): boolean {
  return (
    kit.actions.some((each) => each.verb === verb && each.grave) ||
    scene.zones.some(
      (zone) =>
        (zone.kind === "words" && zone.words.some((word) => word.id === id)) ||
        (zone.kind === "sheet" && zone.entries.some((entry) => entry.id === id)),
    )
  );
}

/** Why nothing comes of touching a thing; an onlooker is told nothing. */
function whyNotTouched(desk: Desk, id: string, { scene, eye }: Around): string {
  if (eye < 0) return "";
  const open = openOffer(desk, scene);
  if ((open ? [open] : scene.offers).some((offer) => offerIds(offer).has(id))) return S.goesWithout;
  const filled = open && fill(open, withWords(scene, open, desk.draft));
  if (filled && !filled.ready && filled.missing.kind === "pick") return S.touch(filled.missing.label);
  return scene.question?.text ? S.notThat(scene.question.text) : S.notNow;
}

function wordTapped(desk: Desk, word: Word, around: Around): Outcome {
  const { scene } = around;
  const { draft } = desk;
  const on = isWordChosen(draft, word);
  const settable = word.pieces.filter((piece) => piece.id && goesToComposer(desk, scene, piece.id));
  if (settable.length === 0) return tapped(desk, word.id, around);
  let letters: composed.ComposedLetter[] = draft.letters.filter(
    (item) => !settable.some((piece) => piece.id === item.piece),
  );
  if (!on) for (const piece of settable) letters = composed.setPiece(letters, scene, piece.id);
  const toggles = isUsable(desk, scene, word.id) && draft.picked.includes(word.id) === on;
  const picked = toggles ? withPicked(desk, scene, word.id) : draft.picked;
  const next = { ...desk, draft: { ...draft, letters, picked, typed: false } };
  return on ? { desk: next } : sentByItself(next, around);
}

/** Sends an open offer that wants nothing but the single thing that was touched. */
function sentByItself(desk: Desk, { scene, busy }: Around): Outcome {
  const open = openOffer(desk, scene);
  const asked = open?.fields.filter((field) => field.kind !== "fixed") ?? [];
  const single = asked.length === 1 && asked[0]?.kind === "pick" && asked[0].least === 1 && asked[0].most === 1;
  if (!open || !single || busy) return { desk };
  const filled = fill(open, withWords(scene, open, desk.draft));
  return filled.ready ? { desk, answer: filled.answer } : { desk };
}

/** Sends a complete answer; otherwise opens the offer's form and says what is missing. */
function pressed(desk: Desk, offer: Offer, draft: Draft, around: Around): Outcome {
  const { scene, names, kit } = around;
  if (around.busy) return { desk };
  const key = offerKey(offer);
  const filled = fill(offer, withWords(scene, offer, draft));
  const ways = waysOf(desk, scene, around.eye).length;
  if (filled.ready && offer === mainOffer(desk, scene) && ways > 1 && ways <= FEW_COMPOSITIONS && !draft.settled)
    return {
      desk: { ...desk, draft: { ...desk.draft, settled: true } },
      notice: S.compositionsAsk(composed.spelledWord(draft.letters), ways),
    };
  if (filled.ready && (key === desk.open || !openPick(offer, draft))) return { desk, answer: filled.answer };
  const opened = { ...desk, open: key };
  if (filled.ready) return { desk: opened };
  const { missing } = filled;
  const name = offerName(offer, draft, scene, names, kit);
  if (missing.kind === "spell" && composed.spellOf(offer))
    return { desk, notice: whyNotSpelled(scene, offer, draft, name) };
  if (missing.kind === "pick" && isTooMany(missing, draft)) return { desk, notice: S.tooMany(missing.most) };
  if (missing.kind === "pick" && !missing.ids.some((id) => isUsable(opened, scene, id)))
    return { desk, notice: S.goesWithout };
  if (missing.kind === "fixed" || hasCard(offer)) return { desk: opened };
  if (missing.kind === "pick") return { desk: opened, notice: S.touch(missing.label) };
  return { desk: opened, notice: offer.label.includes("{") ? missing.label : S.offerWants(offer.label, missing.label) };
}

/** Whether more is picked, or composed, than an offer takes. */
function isTooMany(pick: Pick, draft: Draft): boolean {
  const used = new Set([...draft.picked, ...draft.letters.map((item) => item.piece)]);
  return pick.ids.filter((id) => used.has(id)).length > pick.most;
}

/** Sets what was typed; says so once where a letter of it is not there. */
function written(desk: Desk, letters: composed.ComposedLetter[], around: Around): Outcome {
  const next = { ...desk, draft: { ...desk.draft, ...typed(desk, letters, around) } };
  const last = letters[letters.length - 1];
  return last?.missing && letters.length > desk.draft.letters.length
    ? { desk: next, notice: S.noSuchLetter(last.letter) }
    : { desk: next };
}

/** A typed word is set from the pieces it can be composed of, or letter by letter while it is incomplete. */
function typed(desk: Desk, letters: readonly composed.ComposedLetter[], { scene, eye }: Around): Partial<Draft> {
  const main = mainOffer(desk, scene);
  const found = main ? compositionsOf(scene, main, composed.spelledWord(letters), eye)[0] : undefined;
  return { letters: found?.letters ?? letters, typed: true, settled: false };
}

/** Adds the letters that already lie on the grid in the way of the word, once a square is chosen. */
function withGridLetters(
  desk: Desk,
  letters: readonly composed.ComposedLetter[],
  values: Draft["values"],
  { scene }: Around,
): composed.ComposedLetter[] {
  const lay = mainOffer(desk, scene)?.fields.find((field) => field.kind === "lay");
  const grid = scene.zones.find((zone): zone is Grid => zone.kind === "grid" && zone.id === lay?.grid);
  const spot = grid && readSpot(values["lay:" + grid.id]);
  return grid && spot ? throughGrid(grid, spot, letters) : [...letters];
}

/** What is picked with one thing more, or less if it was picked already. */
function withPicked(desk: Desk, scene: Scene, id: string): readonly string[] {
  const { picked } = desk.draft;
  if (picked.includes(id)) return picked.filter((other) => other !== id);
  const open = openOffer(desk, scene);
  const rivals = rivalsOf(open ? [open] : scene.offers, id);
  return [...picked.filter((other) => !rivals.has(other)), id];
}

/** Ids that cannot be picked together with this one, because every pick that names both takes just one. */
function rivalsOf(offers: readonly Offer[], id: string): Set<string> {
  const rivals = new Set<string>();
  const friends = new Set<string>();
  for (const offer of offers)
    for (const field of offer.fields) {
      if (field.kind !== "pick" || !field.ids.includes(id)) continue;
      for (const other of field.ids) (field.most === 1 ? rivals : friends).add(other);
    }
  for (const friend of friends) rivals.delete(friend);
  return rivals;
}

/** What is prepared but for what an offer was to take: nothing that was chosen for it stays chosen. */
function withoutOffer(draft: Draft, offer: Offer): Draft {
  const own = new Set(offer.fields.map((field) => valueKey(offer, field)));
  const values = Object.fromEntries(Object.entries(draft.values).filter(([key]) => !own.has(key)));
  return composed.spellOf(offer)
    ? { ...draft, letters: [], picked: [], typed: false, values }
    : { ...draft, picked: [], values };
}

/** What was filled in but for the square of a grid, which goes with the word. */
function withoutSquare(values: Draft["values"]): Draft["values"] {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !key.startsWith("lay:")));
}

/** What is wrong with the word in the composer. */
function whyNotSpelled(scene: Scene, offer: Offer, draft: Draft, label: string): string {
  const missing = composed.missingLetters(draft.letters);
  if (missing.length > 0) return S.lettersMissing([...new Set(missing)].join(", "));
  const spell = composed.spellOf(offer);
  const length = draft.letters.length;
  if (spell && length > 0)
    return S.offerWants(label, requiredWish(scene, offer, draft) || composed.lengthWish(spell, length));
  return S.composeFirst(label, spell?.label ?? "");
}

/**
 * The desk when something else is asked than before: what was prepared for an act that is not asked for now is put
 * aside. What was prepared before anything was asked is kept.
 */
function turnedTo(desk: Desk, before: Scene, scene: Scene): Desk {
  if (!before.question || !scene.question || before.question.text === scene.question.text) return desk;
  const known = new Set(before.offers.map(offerKey));
  const came = scene.offers.filter((offer) => offer.verb === scene.question?.verb || !known.has(offerKey(offer)));
  const { letters, picked } = desk.draft;
  const open = openOffer(desk, scene);
  if (came.length === 0 || (open && came.includes(open))) return desk;
  const asked = new Set(came.flatMap((offer) => [...offerIds(offer)]));
  const serves = (id: string) => id === "" || asked.has(id);
  return letters.every(({ piece }) => serves(piece)) && picked.every(serves) && !open ? desk : EMPTY_DESK;
}

/** Drops from the draft what is no longer on the table. */
function tidied(desk: Desk, scene: Scene): Desk {
  const { draft } = desk;
  const letters = composed.keepValid(draft.letters, scene);
  const pieces = piecesById(scene);
  const picked = draft.picked.filter((id) => pieces.has(id) || scene.offers.some((offer) => offerIds(offer).has(id)));
  const same =
    letters.length === draft.letters.length &&
    letters.every((item, i) => item === draft.letters[i]) &&
    picked.length === draft.picked.length;
  return same ? desk : { ...desk, draft: { ...draft, letters, picked } };
}
