import { S } from "../texts/strings.ts";
import type { Offer, Pick, Scene } from "../wire/types.ts";
import { completedPick, fill, type Draft } from "./answer.ts";
import { composerOffers, lengthWish, lettersToUse, missingLetters, spellOf } from "./composedWord.ts";
import { withWords } from "./compositions.ts";
import { wordText } from "./scene.ts";

/**
 * What is still wrong with the word in the composer, or "": a dry run against the fields of the offer, before the rules
 * see it. A word that another offer would take is not faulted.
 */
export function wordWish(scene: Scene, offer: Offer | undefined, draft: Draft, eye: number): string {
  const spell = offer && spellOf(offer);
  if (!offer || !spell || draft.letters.length === 0) return "";
  const missing = missingLetters(draft.letters);
  if (missing.length > 0) return S.lettersLacking([...new Set(missing)].join(", "));
  const others = composerOffers(scene).filter((each) => each !== offer);
  if (others.some((each) => fits(each, scene, draft, eye))) return "";
  if (scene.offers.some((each) => !spellOf(each) && takesPieces(each, draft))) return "";
  return (
    standingWish(scene, draft) ||
    requiredWish(scene, offer, draft) ||
    lengthWish(spell, draft.letters.length) ||
    wholeWordWish(scene, offer, draft) ||
    pickWish(scene, offer, draft, eye)
  );
}

/** Whether the word in the composer is all that an offer asks for, as far as one can see before the rules do. */
export function fits(offer: Offer, scene: Scene, draft: Draft, eye: number): boolean {
  // What is to be chosen besides is asked when the act is pressed.
  const asked = { ...offer, fields: offer.fields.filter((field) => field.kind !== "choose") };
  return (
    fill(asked, withWords(scene, offer, draft)).ready &&
    standingWish(scene, draft) === "" &&
    requiredWish(scene, offer, draft) === "" &&
    pickWish(scene, offer, draft, eye) === "" &&
    wholeWordWish(scene, offer, draft) === ""
  );
}

/** What is said of a word that already lies on the table, made of these very pieces, or "": nothing is gained by it. */
function standingWish(scene: Scene, draft: Draft): string {
  const set = draft.letters.map((item) => item.piece ?? "").join();
  for (const zone of scene.zones)
    if (zone.kind === "words")
      for (const word of zone.words)
        if (set !== "" && word.pieces.map((piece) => piece.id).join() === set) return S.wordStands(wordText(word));
  return "";
}

/** The only offer that what is prepared completes: with what is picked, or with the word in the composer. */
export function meantOffer(scene: Scene, draft: Draft, eye: number): Offer | undefined {
  const picked = completedPick(scene, draft);
  if (picked || draft.letters.length === 0) return picked;
  const [only, ...others] = composerOffers(scene).filter((offer) => fits(offer, scene, draft, eye));
  return others.length === 0 ? only : undefined;
}

/** The letters that the word has to use and does not use yet, or "". */
export function requiredWish(scene: Scene, offer: Offer, draft: Draft): string {
  const spell = spellOf(offer);
  const unused = spell ? lettersToUse(spell, scene, draft.letters) : [];
  return unused.length > 0 ? S.lettersToUse(unused.join(" ")) : "";
}

/** Whether an offer wants exactly the pieces in the composer, as when one letter of the hand is to be discarded. */
function takesPieces(offer: Offer, draft: Draft): boolean {
  const pieces = draft.letters.map((item) => item.piece);
  return picksOf(offer).some(
    (pick) =>
      pick.least > 0 &&
      pick.most === pieces.length &&
      pieces.every((id) => id !== undefined && pick.ids.includes(id)) &&
      fill(offer, draft).ready,
  );
}

/** A word that an offer names is taken whole or not at all. */
function wholeWordWish(scene: Scene, offer: Offer, draft: Draft): string {
  const named = new Set(picksOf(offer).flatMap((pick) => pick.ids));
  const composed = new Set(draft.letters.map((item) => item.piece));
  for (const zone of scene.zones) {
    if (zone.kind !== "words") continue;
    for (const word of zone.words) {
      const used = word.pieces.filter((piece) => piece.id !== "" && composed.has(piece.id)).length;
      if (named.has(word.id) && used > 0 && used < word.pieces.length) return S.wholeWordOnly(wordText(word));
    }
  }
  return "";
}

/** How many pieces of each kind the word uses, where that is too many or too few. */
function pickWish(scene: Scene, offer: Offer, draft: Draft, eye: number): string {
  const used = new Set([...draft.picked, ...draft.letters.map((item) => item.piece)]);
  const own = ownPieces(scene, eye);
  for (const pick of picksOf(offer)) {
    const count = pick.ids.filter((id) => used.has(id)).length;
    if (count <= pick.most && (count >= pick.least || !pick.ids.every((id) => own.has(id)))) continue;
    if (pick.ids.every((id) => own.has(id)))
      return count > pick.most ? S.tooManyFromHand(count, pick.most) : S.tooFewFromHand(count, pick.least);
    return S.tooManyUsed(count, pick.most, pick.label);
  }
  return "";
}

function picksOf(offer: Offer): Pick[] {
  return offer.fields.filter((field): field is Pick => field.kind === "pick" && field.ids.length > 0);
}

function ownPieces(scene: Scene, eye: number): Set<string> {
  const own = scene.zones.filter((zone) => zone.kind === "row" && zone.owner === eye);
  return new Set(own.flatMap((zone) => (zone.kind === "row" ? zone.pieces.map((piece) => piece.id) : [])));
}
