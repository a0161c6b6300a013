import type { Kit, Offer, Scene } from "../wire/types.ts";
import { valueKey, type Draft } from "./answer.ts";
import { spelledWord } from "./composedWord.ts";
import { letterOf, namesById, piecesById } from "./scene.ts";
import { withNames, type Names } from "./text.ts";

/**
 * The label of an offer with its `{field}` blanks filled by what the player has chosen so far or by the only choice, and
 * "…" for the rest.
 */
export function offerLabel(label: string, offer: Offer, draft: Draft, scene: Scene, names: Names): string {
  const filled = label.replace(/\{([^}]+)\}/g, (_, name: string) => blank(name, offer, draft, scene) || "…");
  return withNames(filled, names);
}

/** What an offer is called: its button's name as long as its label has blanks. */
export function offerName(offer: Offer, draft: Draft, scene: Scene, names: Names, kit: Kit): string {
  const label = offerLabel(offer.label, offer, draft, scene, names);
  return (label.includes("…") && kit.actions.find((each) => each.verb === offer.verb)?.label) || label;
}

function blank(name: string, offer: Offer, draft: Draft, scene: Scene): string {
  const field = offer.fields.find((each) => each.name === name);
  switch (field?.kind) {
    case "choose": {
      const value = draft.values[valueKey(offer, field)];
      return field.options.find((option) => option.value === value || field.options.length === 1)?.label ?? "";
    }
    case "pick": {
      const known = namesById(scene);
      const pieces = piecesById(scene);
      const nameOf = (id: string) => {
        const piece = pieces.get(id);
        return (piece && letterOf(piece.face)) || known.get(id) || id;
      };
      const spells = offer.fields.some((each) => each.kind === "spell");
      const taken = spells ? [...draft.picked, ...draft.letters.map((item) => item.piece)] : draft.picked;
      // The only one there is is meant without being touched.
      const only = field.ids.length === 1 && field.least === 1;
      const ids = only ? field.ids : field.ids.filter((id) => taken.includes(id));
      return ids.length > field.most ? "" : ids.map(nameOf).join(" ");
    }
    case "spell":
      return spelledWord(draft.letters);
    case "count":
    case "lay":
      return draft.values[valueKey(offer, field)] ?? "";
    case "fixed":
      return field.value;
    default:
      return "";
  }
}
