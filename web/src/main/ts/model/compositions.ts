import type { Offer, Pick, Piece, Scene, Word } from "../wire/types.ts";
import { letterOf, piecesById } from "./scene.ts";
import type { Draft } from "./answer.ts";
import { spellOf, type ComposedLetter } from "./composedWord.ts";

/** Letters of a composition and the zone they come from. */
export interface CompositionPart {
  letters: string;
  zone: string;
  /** The id of the word they come from, if they come from one. */
  word: string;
}

/** One way to compose a typed word from the pieces on the table. */
export interface Composition {
  letters: ComposedLetter[];
  parts: CompositionPart[];
}

/** A source of letters: a row, or a word that is taken whole. */
interface Source {
  zone: string;
  word: string;
  pieces: Map<string, string[]>;
  /** How many of its letters must be used if any is; 0: any number. */
  whole: number;
  mine: boolean;
}

/** How many compositions are offered, and how many steps the search may take. */
const MAX_COMPOSITIONS = 8;
const MAX_STEPS = 20_000;

/**
 * All ways to compose a word from the pieces an offer names, by backtracking; ways that take the same letters from the
 * same sources count once. The pieces that the offer requires are all used, a word on the table that can be picked is
 * used whole or not at all, a pick gets as many as it takes, and the player's own hand is used where it can be. The
 * first one is the default, and the only one where the offer asks for the word alone.
 */
export function compositionsOf(scene: Scene, offer: Offer, word: string, eye: number): Composition[] {
  const spell = spellOf(offer);
  if (!spell || spell.ids.length === 0 || word === "" || offer.fields.some((field) => field.kind === "lay")) return [];
  const sources = sourcesOf(scene, offer, new Set(spell.ids), eye);
  const picks = offer.fields.filter((field): field is Pick => field.kind === "pick");
  const pieces = piecesById(scene);
  const found: (Composition & { mine: boolean })[] = [];
  const used = new Map<Source, string[]>();
  const order: string[] = [];
  const seen = new Set<string>();
  let steps = 0;

  function place(at: number): void {
    if (++steps > MAX_STEPS) return;
    const letter = word[at];
    if (letter === undefined) {
      if ([...used].some(([source, ids]) => source.whole > 0 && ids.length > 0 && ids.length < source.whole)) return;
      add();
      return;
    }
    for (const source of sources) {
      const taken = used.get(source) ?? [];
      const piece = (source.pieces.get(letter) ?? []).find((id) => !taken.includes(id));
      if (piece === undefined) continue;
      used.set(source, [...taken, piece]);
      order.push(piece);
      place(at + 1);
      order.pop();
      used.set(source, taken);
    }
  }

  function add(): void {
    if (spell?.required?.some((id) => !order.includes(id))) return;
    for (const pick of picks) {
      const taken = order.filter((id) => pick.ids.includes(id)).length;
      if (taken < pick.least || taken > pick.most) return;
    }
    const parts = sources.flatMap((source): CompositionPart[] => {
      const ids = used.get(source) ?? [];
      const letters = ids.flatMap((id) => pieces.get(id) ?? []).map((piece) => letterOf(piece.face));
      return ids.length > 0 ? [{ letters: letters.sort().join(""), zone: source.zone, word: source.word }] : [];
    });
    const key = JSON.stringify(parts);
    if (seen.has(key)) return;
    seen.add(key);
    const composed = order.map((piece, i) => ({ letter: word[i] ?? "", piece, turn: i + 1 }));
    found.push({
      letters: composed,
      parts,
      mine: sources.some((source) => source.mine && (used.get(source) ?? []).length > 0),
    });
  }
  place(0);
  const own = found.filter((making) => making.mine);
  const most = picks.length > 0 ? MAX_COMPOSITIONS : 1;
  return (own.length > 0 ? own : found).slice(0, most).map(({ letters, parts }) => ({ letters, parts }));
}

/** The sources in order of preference: loose pieces, the player's own, then words, each a source of its own. */
function sourcesOf(scene: Scene, offer: Offer, ids: Set<string>, eye: number): Source[] {
  const loose: Source[] = [];
  const words: Source[] = [];
  const picked = new Set(offer.fields.flatMap((field) => (field.kind === "pick" ? field.ids : [])));
  const source = (zone: string, word: string, pieces: readonly Piece[]) => {
    const letters = new Map<string, string[]>();
    for (const piece of pieces) {
      const letter = letterOf(piece.face);
      if (ids.has(piece.id) && letter) letters.set(letter, [...(letters.get(letter) ?? []), piece.id]);
    }
    return { zone, word, pieces: letters, whole: 0, mine: false };
  };
  for (const zone of scene.zones) {
    if (zone.kind === "row") loose.push({ ...source(zone.id, "", zone.pieces), mine: zone.owner === eye && eye >= 0 });
    if (zone.kind === "grid")
      loose.push(
        source(
          zone.id,
          "",
          zone.cells.map((cell) => cell.piece),
        ),
      );
    if (zone.kind === "sheet") for (const line of zone.entries) loose.push(source(zone.id, line.id, line.pieces));
    if (zone.kind === "words")
      for (const word of zone.words) {
        const whole = picked.has(word.id) ? word.pieces.length : 0;
        words.push({ ...source(zone.id, word.id, word.pieces), whole });
      }
  }
  const mine = loose.filter((each) => each.mine);
  return [...loose.filter((each) => !each.mine), ...mine, ...words].filter((each) => each.pieces.size > 0);
}

/** Words whose letters all stand in the composer, for picks that name the word but not its letters. */
export function wholeWords(scene: Scene, letters: readonly ComposedLetter[]): Word[] {
  const set = new Set(letters.map((item) => item.piece));
  const whole = (word: Word) => word.pieces.length > 0 && word.pieces.every((piece) => set.has(piece.id));
  return scene.zones.flatMap((zone) =>
    zone.kind === "words" ? zone.words.filter((word) => word.id && whole(word)) : [],
  );
}

/** Picks a word whose letters all stand in the composer, where an offer names the word but not its letters. */
export function withWords(scene: Scene, offer: Offer, draft: Draft): Draft {
  const named = new Set(offer.fields.flatMap((field) => (field.kind === "pick" ? field.ids : [])));
  const implied = wholeWords(scene, draft.letters).filter(
    (word) => named.has(word.id) && !word.pieces.every((piece) => named.has(piece.id)),
  );
  return { ...draft, picked: [...new Set([...draft.picked, ...implied.map((word) => word.id)])] };
}
