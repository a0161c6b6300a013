import assert from "node:assert/strict";
import { test } from "node:test";
import {
  after,
  EMPTY_DESK,
  isUsable,
  type Around,
  type Deed,
  type Desk,
  type Outcome,
} from "../../main/ts/model/draft.ts";
import { offerLabel } from "../../main/ts/model/offerLabel.ts";
import { offerIds } from "../../main/ts/model/scene.ts";
import { idsIn } from "../../main/ts/model/roles.ts";
import { S } from "../../main/ts/texts/strings.ts";
import { choiceBefore, completedPick, EMPTY_DRAFT, hasCard } from "../../main/ts/model/answer.ts";
import type { Kit, Offer, Pick, Scene } from "../../main/ts/wire/types.ts";
import { recordedGames } from "./fixture.ts";

const cards = ["c1", "c2", "c3", "c4"];
const pick = (name: string, least: number, most: number): Pick => ({
  kind: "pick",
  name,
  label: "Cards",
  ids: cards,
  least,
  most,
});
const discard: Offer = { verb: "discard", label: "Discard", fields: [pick("card", 1, 1)] };
const lay: Offer = { verb: "lay", label: "Lay down", fields: [pick("cards", 3, 3)] };
const draw: Offer = { verb: "draw", label: "Draw", fields: [], at: "pack" };
const action = (verb: string, slot: number) => ({
  verb,
  label: verb,
  slot,
  key: verb.slice(0, 1).toUpperCase(),
  grave: false,
});
const kit: Kit = {
  actions: [action("discard", 0), action("lay", 1)],
  hand: 4,
  form: "CARD",
  composes: false,
  timed: false,
};
const scene: Scene = {
  headline: "",
  places: [],
  watches: [],
  zones: [
    {
      kind: "row",
      id: "hand",
      label: "Hand",
      owner: 0,
      pieces: cards.map((id) => ({ id, face: { form: "CARD" as const, text: id } })),
    },
    { kind: "stack", id: "pack", label: "The pack", owner: -1, count: 9 },
  ],
  offers: [discard, lay],
};
const around: Around = { scene, eye: 0, names: [], kit, busy: false };
const all = (from: Desk, deeds: readonly Deed[], where = around) =>
  deeds.reduce((desk, deed) => after(desk, deed, where).desk, from);
const taps = (...ids: string[]): Deed[] => ids.map((id) => ({ do: "tap", id }));

test("cards are chosen before the act, however quickly, and the act then takes them", () => {
  const desk = all(EMPTY_DESK, taps("c1", "c2", "c3"));
  assert.deepEqual(desk.draft.picked, ["c1", "c2", "c3"]);
  assert.deepEqual(after(desk, { do: "press", offer: lay }, around).answer, {
    verb: "lay",
    fields: { cards: "c1 c2 c3" },
  });
  assert.deepEqual(all(desk, taps("c2")).draft.picked, ["c1", "c3"]);
});

test("more than an act takes is answered with a sentence, and nothing chosen is lost", () => {
  const desk = all(EMPTY_DESK, taps(...cards));
  const outcome = after(desk, { do: "press", offer: lay }, around);
  assert.equal(outcome.answer, undefined);
  assert.match(outcome.notice ?? "", /3/);
  assert.equal(outcome.desk, desk);
});

test("a word of more cards of the hand than the act takes says so, and opens nothing", () => {
  const letter = (id: string) => ({ id, face: { form: "LETTER" as const, text: id.toUpperCase() } });
  const hand = { kind: "row" as const, id: "hand", label: "Hand", owner: 0, pieces: ["a", "b"].map(letter) };
  const ids = ["a", "b"];
  const spell = { kind: "spell" as const, name: "word", label: "The word", ids, least: 2, most: 5 };
  const take: Offer = { verb: "take", label: "Take", fields: [{ ...pick("card", 1, 1), ids }, spell] };
  const where = { ...around, scene: { ...scene, zones: [hand], offers: [take] } };
  const desk = all(EMPTY_DESK, taps("a", "b"), where);
  assert.equal(desk.draft.letters.length, 2);
  const outcome = after(desk, { do: "press", offer: take }, where);
  assert.equal(outcome.notice, S.tooMany(1));
  assert.equal(outcome.desk, desk);
});

test("an act takes the only card that it can by itself, but not where another was chosen", () => {
  const add: Offer = { verb: "add", label: "Add to a meld", fields: [{ ...pick("card", 1, 1), ids: ["c4"] }] };
  const where = { ...around, scene: { ...scene, offers: [discard, add] } };
  const pressed = (...ids: string[]) =>
    after(all(EMPTY_DESK, taps(...ids), where), { do: "press", offer: add }, where).answer?.fields["card"];
  assert.deepEqual([pressed(), pressed("c4"), pressed("c1")], ["c4", "c4", undefined]);
});

test("the act that the chosen cards complete is meant, and no other names them", () => {
  const meant = (...ids: string[]) => {
    const { draft } = all(EMPTY_DESK, taps(...ids));
    return [completedPick(scene, draft)?.verb, offerLabel("Discard {card}", discard, draft, scene, [])];
  };
  assert.deepEqual(meant("c1"), ["discard", "Discard c1"]);
  assert.deepEqual(meant("c1", "c2"), [undefined, "Discard …"]);
  assert.deepEqual(meant("c1", "c2", "c3"), ["lay", "Discard …"]);
});

test("an act that misses something opens, takes the one thing touched, and is sent by itself", () => {
  const opened = after(EMPTY_DESK, { do: "press", offer: discard }, around);
  assert.equal(opened.answer, undefined);
  assert.deepEqual(after(opened.desk, { do: "tap", id: "c2" }, around).answer, {
    verb: "discard",
    fields: { card: "c2" },
  });
  assert.equal(after(opened.desk, { do: "tap", id: "c2" }, { ...around, busy: true }).answer, undefined);
  assert.deepEqual(after(opened.desk, { do: "cancel" }, around).desk, EMPTY_DESK);
});

test("touching where an act is made makes it, and what is not offered cannot be touched", () => {
  const where = { ...around, scene: { ...scene, offers: [draw] } };
  assert.deepEqual(after(EMPTY_DESK, { do: "tap", id: "pack" }, where).answer, { verb: "draw", fields: {} });
  assert.ok(!isUsable(EMPTY_DESK, where.scene, "c1"));
  assert.deepEqual(after(EMPTY_DESK, { do: "tap", id: "c1" }, where).desk, EMPTY_DESK);
});

test("a word at which something is done is chosen by a touch, and done by the button", () => {
  const word = { id: "w1", pieces: [{ id: "", face: { form: "LETTER" as const, text: "A" } }], note: "" };
  const doubt: Offer = { verb: "doubt", label: "Doubt it", fields: [], at: "w1" };
  const zones = [{ kind: "words" as const, id: "words", label: "", owner: 1, words: [word] }];
  const where = { ...around, scene: { ...scene, zones, offers: [doubt] } };
  const touched = after(EMPTY_DESK, { do: "tapWord", word }, where);
  assert.equal(touched.answer, undefined);
  assert.deepEqual(after(touched.desk, { do: "press", offer: doubt }, where).answer, { verb: "doubt", fields: {} });
  assert.ok(!isUsable(touched.desk, where.scene, "w1"), "touched again it is read");
  const grave = { ...kit, actions: [{ ...action("draw", 0), grave: true }] };
  const drawn = after(
    EMPTY_DESK,
    { do: "tap", id: "pack" },
    { ...where, kit: grave, scene: { ...scene, offers: [draw] } },
  );
  assert.ok(!drawn.answer, "what cannot be taken back takes two touches wherever it is made");
});

test("of what goes with each other only that can be touched, and choosing something else says so", () => {
  const melds: Pick = { ...pick("meld", 1, 1), ids: ["m1", "m2"], with: { m1: ["c1", "c2"], m2: ["c2"] } };
  const add: Offer = { verb: "add", label: "Add", fields: [pick("card", 1, 1), melds] };
  const where = { ...around, scene: { ...scene, offers: [add, discard] } };
  const usable = (desk: Desk) => ["m1", "m2"].filter((id) => isUsable(desk, where.scene, id));
  assert.deepEqual(usable(EMPTY_DESK), ["m1", "m2"]);
  assert.deepEqual(usable(all(EMPTY_DESK, taps("c1"), where)), ["m1"]);
  const misfit = all(EMPTY_DESK, taps("c3"), where);
  assert.deepEqual(usable(misfit), []);
  for (const deed of [
    { do: "tap", id: "m1" },
    { do: "press", offer: add },
  ] as const)
    assert.deepEqual(after(misfit, deed, where), { desk: misfit, notice: S.goesWithout });
  const both = all(EMPTY_DESK, taps("c1", "m1"), where);
  assert.ok(completedPick(where.scene, both.draft) === add, "the act that takes all that is chosen is meant");
});

/** What comes of touching each thing of the recorded scenes: the things of which nothing comes, and nothing is said. */
function mute(touch: typeof after): string[] {
  return recordedGames().flatMap(([id, { kit, frames }]) =>
    frames.flatMap(({ scene }) => {
      const where = { ...around, scene, kit };
      const words = scene.zones.flatMap((zone) => (zone.kind === "words" ? zone.words : []));
      const deeds: Deed[] = [
        ...taps(...scene.zones.flatMap((zone) => idsIn(zone)).filter(Boolean)),
        ...words.map((word): Deed => ({ do: "tapWord", word })),
      ];
      return deeds.flatMap((deed) => {
        const { desk, answer, notice } = touch(EMPTY_DESK, deed, where);
        return desk === EMPTY_DESK && !answer && !notice ? [`${id}: ${JSON.stringify(deed)}`] : [];
      });
    }),
  );
}

test("nothing is touched in vain without a sentence", () => {
  assert.deepEqual([...new Set(mute(after))], []);
  const silent: typeof after = (...given) => ({ ...after(...given), notice: "" });
  assert.ok(mute(silent).length > 0, "a table that says nothing is found out");
});

test("what has left the table leaves the desk", () => {
  const desk = all(EMPTY_DESK, taps("c1", "c4"));
  const gone: Scene = { ...scene, zones: [], offers: [{ ...lay, fields: [{ ...pick("cards", 1, 3), ids: ["c1"] }] }] };
  assert.deepEqual(after(desk, { do: "tidy" }, { ...around, scene: gone }).desk.draft.picked, ["c1"]);
  assert.equal(after(desk, { do: "tidy" }, around).desk, desk);
  assert.equal(after(desk, { do: "forget" }, around).desk, EMPTY_DESK);
});

test("typing on after a word was sent or refused begins another, unless the refused one was mended", () => {
  const spell = { kind: "spell" as const, name: "word", label: "", ids: [], least: 2, most: 9 };
  const offers = [{ verb: "say", label: "Say", fields: [spell] }];
  const where = { ...around, scene: { ...scene, offers }, kit: { ...kit, composes: true } };
  const types = (word: string): Deed[] => [...word].map((letter) => ({ do: "type", letter }));
  const word = (...deeds: Deed[]) =>
    all(EMPTY_DESK, deeds, where)
      .draft.letters.map(({ letter }) => letter)
      .join("");
  assert.equal(word(...types("FLD"), { do: "refused" }, ...types("OWN")), "OWN");
  assert.equal(word(...types("FLD"), { do: "refused" }, { do: "backspace" }, ...types("OW")), "FLOW");
  const say: Deed = { do: "press", offer: offers[0] as Offer };
  assert.equal(word(...types("TIE"), say, { do: "forget" }), "");
  assert.equal(word(...types("TIE"), say, ...types("TI"), { do: "forget" }, ...types("RE")), "TIRE");
});

/** Everything of an offer chosen: the first of each choice, the least of each pick. */
function chosen(offer: Offer): Deed[] {
  return offer.fields.flatMap((field): Deed[] =>
    field.kind === "choose" && field.options.length > 1
      ? [{ do: "set", offer, field, value: field.options[0]?.value ?? "" }]
      : field.kind === "count"
        ? [{ do: "set", offer, field, value: String(field.most) }]
        : field.kind === "lay"
          ? [{ do: "place", grid: field.grid, value: "1,2,down" }]
          : field.kind === "pick"
            ? taps(...field.ids.slice(0, Math.max(1, field.least)))
            : [],
  );
}

/** The offers of recorded scenes whose form, opened and filled in, leaves something behind when it is cancelled. */
function leftBehind(cancel: (desk: Desk, where: Around) => Desk): string[] {
  return recordedGames().flatMap(([id, { kit, frames }]) =>
    frames.flatMap(({ scene }) =>
      scene.offers.flatMap((offer) => {
        const where = { ...around, scene, kit };
        const filled = all(after(EMPTY_DESK, { do: "open", offer }, where).desk, chosen(offer), where);
        const { letters, picked, values } = cancel(filled, where).draft;
        return letters.length + picked.length + Object.keys(values).length > 0 ? [`${id}: ${offer.verb}`] : [];
      }),
    ),
  );
}

test("after Cancel nothing that was chosen stays chosen", () => {
  assert.deepEqual([...new Set(leftBehind((desk, where) => after(desk, { do: "cancel" }, where).desk))], []);
  const keepsValues = ({ draft }: Desk): Desk => ({ draft: { ...EMPTY_DRAFT, values: draft.values }, open: "" });
  assert.ok(leftBehind(keepsValues).length > 0, "a form that keeps whom one chose is found out");
});

test("every step of a choice has a way back to the first", () => {
  const forms = recordedGames().flatMap(([, { frames }]) =>
    frames.flatMap(({ scene }) => scene.offers.filter(hasCard)),
  );
  const long = forms.filter(({ fields }) => fields.filter(({ kind }) => kind === "choose").length > 1);
  assert.ok(long.length > 0);
  for (const offer of long) {
    const steps = offer.fields.filter((field) => field.kind === "choose" && field.options.length > 1);
    steps.forEach((field, i) => assert.equal(choiceBefore(offer, field), steps[i - 1]));
  }
});

/** What stays prepared in recorded scenes, though something else is asked that it does not serve. */
function strayed(turn: (desk: Desk, before: Scene, where: Around) => Desk): string[] {
  return recordedGames().flatMap(([id, { kit, frames }]) =>
    frames.flatMap(({ scene }, i) => {
      const before = frames[i - 1]?.scene;
      if (!before?.question || !scene.question || before.question.text === scene.question.text) return [];
      const known = before.offers.map(({ verb }) => verb);
      const came = scene.offers.filter(({ verb }) => !known.includes(verb));
      return before.offers.flatMap((offer) => {
        const where = { ...around, scene: before, kit };
        const desk = all(EMPTY_DESK, chosen(offer), where);
        const now = { ...where, scene };
        const { picked } = turn(after(desk, { do: "tidy" }, now).desk, before, now).draft;
        const idle = picked.filter((each) => !came.some((one) => JSON.stringify(one).includes(`"${each}"`)));
        return came.length > 0 && idle.length > 0 ? [`${id}: ${offer.verb} when ${scene.question?.text}`] : [];
      });
    }),
  );
}

test("what was prepared for something else is put aside when one is asked for another act", () => {
  assert.deepEqual(
    strayed((desk, before, where) => after(desk, { do: "turnTo", before }, where).desk),
    [],
  );
  assert.ok(strayed((desk) => desk).length > 0, "a desk that is never put aside is found out");
});

test("what was prepared while nothing was asked stays for one's turn", () => {
  const ask = (text: string): Scene => ({ ...scene, question: { text } });
  const desk = all(EMPTY_DESK, taps("c1", "c2"));
  const turn = (before: Scene, now: Scene) => after(desk, { do: "turnTo", before }, { ...around, scene: now }).desk;
  assert.equal(turn(scene, ask("Discard a card.")), desk);
  assert.equal(turn(ask("Draw."), ask("Discard a card.")), desk);
  assert.equal(turn({ ...ask("Lay down."), offers: [] }, { ...ask("Draw."), offers: [draw] }), EMPTY_DESK);
});

/** Acts of recorded scenes that send a thing nobody has chosen while another is, set apart from the letters of a word. */
function sentUnchosen(press: (desk: Desk, offer: Offer, where: Around) => Outcome): string[] {
  return recordedGames().flatMap(([id, { kit, frames }]) =>
    frames.flatMap(({ scene }) => {
      const where = { ...around, scene, kit };
      return [...new Set(scene.offers.flatMap((offer) => [...offerIds(offer)]))].flatMap((thing) => {
        const { desk, answer: atOnce } = after(EMPTY_DESK, { do: "tap", id: thing }, where);
        if (atOnce || !desk.draft.picked.includes(thing)) return [];
        return scene.offers.flatMap((offer) => {
          const { answer } = press(desk, offer, where);
          const picks = offer.fields.filter((field) => field.kind === "pick" && answer?.fields[field.name]);
          const sent = picks.flatMap((field) => answer?.fields[field.name]?.split(" ") ?? []);
          return sent.length > 0 && !sent.includes(thing)
            ? [`${id}: ${offer.verb} sends ${sent.join()}, not ${thing}`]
            : [];
        });
      });
    }),
  );
}

test("no act sends a thing that was not chosen while another is", () => {
  assert.deepEqual(
    sentUnchosen((desk, offer, where) => after(desk, { do: "press", offer }, where)),
    [],
  );
  const blind = (_: Desk, offer: Offer, where: Around) => after(EMPTY_DESK, { do: "press", offer }, where);
  assert.ok(sentUnchosen(blind).length > 0, "an act that takes what is there, whatever is chosen, is found out");
});
