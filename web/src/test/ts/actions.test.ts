import assert from "node:assert/strict";
import { test } from "node:test";
import { dockActions, hasPresses, offerOnFelt, soleCard, type DockActions } from "../../main/ts/model/actions.ts";
import { offerLabel } from "../../main/ts/model/offerLabel.ts";
import { askedWord, composerOffers, spellOf } from "../../main/ts/model/composedWord.ts";
import { EMPTY_DRAFT, valueKey } from "../../main/ts/model/answer.ts";
import type { Face, Kit, Offer, Scene } from "../../main/ts/wire/types.ts";
import { recordedGames, sceneOf } from "./fixture.ts";

const bare: Scene = { headline: "", places: [], watches: [], zones: [], offers: [] };
const none: Kit = { actions: [], hand: 5, form: "CARD", composes: false, timed: false };
const plain = (verb: string): Offer => ({ verb, label: verb, fields: [] });
const lion: Face = { form: "CARD", text: "", corner: "", pips: 0, art: "lion", name: "Lion" };
const action = (verb: string, slot: number, cue?: Face) => ({
  verb,
  label: verb,
  slot,
  key: verb.slice(0, 1).toUpperCase(),
  grave: false,
  ...(cue ? { cue } : {}),
});

test("the only thing there is to do is the large button, whatever its slot", () => {
  const kit = { ...none, actions: [action("draw", 0), action("pass", 2)] };
  const dock = dockActions({ ...bare, offers: [plain("pass")] }, kit, false);
  assert.equal(dock.primary?.verb, "pass");
  assert.deepEqual(
    dock.seconds.map((each) => [each.verb, each.offer]),
    [["pass", undefined]],
  );
});

type Docked = (scene: Scene, kit: Kit, race: boolean, aside: boolean) => DockActions;

/** What a dock says of each scene of the recorded games. */
function inScenes(docked: Docked, fault: (dock: DockActions, at: Docking, before?: Docking) => string[]): string[] {
  return recordedGames().flatMap(([id, { kit, frames }]) => {
    const docks = frames.map(({ scene, prompt, follows }): Docking => {
      const race = prompt.pace === "RACE";
      const must = prompt.must.includes(0);
      const dock = docked(scene, kit, race, !must && prompt.may.includes(0));
      return { id, scene, kit, race, must, follows: follows === true, dock };
    });
    return docks.flatMap((at, i) => fault(at.dock, at, docks[i - 1]).map((each) => `${id}: ${each}`));
  });
}

interface Docking {
  id: string;
  scene: Scene;
  kit: Kit;
  race: boolean;
  must: boolean;
  follows: boolean;
  dock: DockActions;
}

test("where one must play and something can be pressed, the large button is not dead", () => {
  const dead = (docked: Docked) =>
    inScenes(docked, ({ primary, seconds }, { scene, race, must }) =>
      must && !primary && !offerOnFelt(scene, race) && seconds.some(({ offer }) => offer) ? [scene.headline] : [],
    );
  assert.deepEqual(dead(dockActions), []);
  const bySlot: Docked = (scene, kit, race, aside) => {
    const { primary, seconds, presses } = dockActions(scene, kit, race, aside);
    const large = kit.actions.some(({ verb, slot }) => verb === primary?.verb && slot === 0);
    return large || !primary ? { ...(primary ? { primary } : {}), seconds, presses } : { seconds: [primary], presses };
  };
  assert.ok(dead(bySlot).length > 0, "a large place for slot 0 alone is found out");
});

test("what may be done about others' doings is not the large button", () => {
  const loud = (docked: Docked) =>
    inScenes(docked, ({ primary }, { kit, must }) =>
      !must && primary && kit.actions.some(({ verb, slot }) => verb === primary.verb && slot > 0) ? [primary.verb] : [],
    );
  assert.deepEqual(loud(dockActions), []);
  assert.ok(loud((scene, kit, race) => dockActions(scene, kit, race)).length > 0, "a loud doubt is found out");
});

/** Beside the large button: acts that do not stand where they stood, or that step where another one was. */
function restless(docked: Docked): string[] {
  const places = new Map<string, number>();
  return inScenes(docked, ({ seconds }, { id, kit, follows }, before) =>
    seconds.flatMap(({ verb, offer }, i) => {
      if (!offer || seconds.findIndex((each) => each.verb === verb) < i) return [];
      const key = id + "/" + verb;
      const usual = places.get(key) ?? i;
      places.set(key, usual);
      const slotOf = (other: string) => kit.actions.find((each) => each.verb === other)?.slot;
      const then = follows ? before?.dock.seconds[i] : undefined;
      if (then?.offer && slotOf(then.verb) !== slotOf(verb)) return [`${verb} stands where ${then.verb} was`];
      const large = slotOf(verb) === 0;
      return usual === i || large ? [] : [`${verb} stands at ${i}, not ${usual}`];
    }),
  );
}

test("an act beside the large button keeps its place, and none steps where another was", () => {
  assert.deepEqual([...new Set(restless(dockActions))], []);
  const closedUp: Docked = (...asked) => {
    const dock = dockActions(...asked);
    return { ...dock, seconds: dock.seconds.filter(({ offer }) => offer) };
  };
  assert.ok(restless(closedUp).length > 0, "buttons that close up are found out");
});

test("what may be done while others play is not the large button, but for words", () => {
  const kit = { ...none, actions: [action("solve", 0), action("doubt", 1)] };
  const dock = dockActions({ ...bare, offers: [plain("doubt")] }, kit, false, true);
  assert.equal(dock.primary, undefined);
  assert.deepEqual(
    dock.seconds.map((each) => each.verb),
    ["doubt"],
  );
  const composing = dockActions(sceneOf("logomachy"), { ...none, composes: true }, false, true);
  assert.equal(composing.primary?.verb, "take");
});

test("what the kit knows keeps its place, and that of what cannot be done now is free", () => {
  const kit = { ...none, actions: [action("play", 0), action("bid", 1), action("pass", 2)] };
  const dock = dockActions({ ...bare, offers: [plain("pass"), plain("play")] }, kit, false);
  assert.equal(dock.primary?.verb, "play");
  assert.deepEqual(
    dock.seconds.map((each) => [each.verb, each.offer !== undefined]),
    [
      ["bid", false],
      ["pass", true],
    ],
  );
});

test("without a kit the word in the composer comes first, otherwise the first offer", () => {
  assert.equal(dockActions(sceneOf("logomachy"), { ...none, composes: true }, false).primary?.verb, "take");
  assert.equal(dockActions({ ...bare, offers: [plain("a"), plain("b")] }, none, false).primary?.verb, "a");
});

test("a word to set is the large button where nothing else is", () => {
  const spell = { kind: "spell" as const, name: "word", label: "", ids: [], least: 2, most: 9 };
  const kit = { ...none, composes: true, actions: [action("game", 0), action("form", 2), action("concede", 3)] };
  const offers = [{ ...plain("form"), fields: [spell] }, plain("concede")];
  assert.equal(dockActions({ ...bare, offers }, kit, false).primary?.verb, "form");
  assert.equal(dockActions({ ...bare, offers: [...offers, plain("game")] }, kit, false).primary?.verb, "game");
});

test("what nothing is prepared for gives way to an act that the game names first", () => {
  const spell = { kind: "spell" as const, name: "word", label: "", ids: [], least: 2, most: 9 };
  const form = { ...plain("form"), fields: [spell] };
  const kit = { ...none, composes: true, actions: [action("form", 0), action("pass", 1)] };
  const dock = (...offers: Offer[]) => {
    const { primary, seconds } = dockActions({ ...bare, offers }, kit, false);
    return [primary, ...seconds].map((each) => each?.verb);
  };
  assert.deepEqual(dock(plain("pass"), form), ["pass", "form"]);
  assert.deepEqual(dock(form, plain("pass")), ["form", "pass"]);
  assert.deepEqual(dock({ ...form, verb: "pass" }, form), ["form", "pass"]);
});

test("the usual act does not step where the one just stood that is large now", () => {
  const spell = { kind: "spell" as const, name: "word", label: "", ids: [], least: 2, most: 9 };
  const discard = { ...plain("discard"), fields: [spell] };
  const actions = [action("discard", 0), action("draw", 1), action("knock", 2)];
  const { primary, seconds } = dockActions({ ...bare, offers: [plain("knock"), discard] }, { ...none, actions }, false);
  assert.equal(primary?.verb, "knock");
  assert.deepEqual(
    seconds.map((each) => [each.verb, each.offer !== undefined]),
    [
      ["discard", true],
      ["knock", false],
    ],
  );
});

test("actions with a cue are large buttons that are always there", () => {
  const kit = { ...none, hand: 0, actions: [action("slap", 1, lion), action("sing", 2, lion)] };
  assert.ok(hasPresses(kit));
  const dock = dockActions({ ...bare, offers: [plain("slap")] }, kit, true);
  assert.deepEqual(
    dock.presses.map((each) => [each.verb, each.offer !== undefined]),
    [
      ["slap", true],
      ["sing", false],
    ],
  );
});

test("choices that answer a question lie on the felt, and what else can be done is not the large button", () => {
  const question = { text: "How many tricks?", by: 1, about: [], verb: "bid" };
  const tricks = { kind: "choose" as const, name: "tricks", label: "Tricks", options: [2, 3].map(player) };
  const bid: Offer = { verb: "bid", label: "Bid", fields: [tricks] };
  const scene = { ...bare, question, offers: [bid, plain("pass")] };
  const dock = dockActions(scene, { ...none, actions: [action("bid", 0), action("pass", 1)] }, false);
  assert.equal(offerOnFelt(scene, false), bid);
  assert.equal(dock.primary, undefined);
  assert.deepEqual(
    dock.seconds.map((each) => each.verb),
    ["pass"],
  );
});

test("in a race nothing lies over the felt: the choices are large buttons", () => {
  const question = { text: "Call the other's animal!", by: -1, about: [], verb: "call" };
  const animal = { kind: "choose" as const, name: "animal", label: "Animal", options: [1, 2, 3].map(player) };
  const scene = { ...bare, question, offers: [plain("turn"), { verb: "call", label: "Call", fields: [animal] }] };
  const kit = { ...none, hand: 0, actions: [action("turn", 0), action("call", 1)] };
  const dock = dockActions(scene, kit, true);
  assert.ok(hasPresses(kit));
  assert.equal(offerOnFelt(scene, true), undefined);
  assert.equal(dock.primary?.verb, "turn");
  assert.deepEqual(
    dock.presses.map((each) => each.choice?.value),
    ["1", "2", "3"],
  );
});

test("an act that the kit knows has one place in a race too, however many there are to choose from", () => {
  const words = (...all: string[]) => all.map((word) => ({ value: word, label: word }));
  const kit = { ...none, composes: true, actions: [action("content", 0), action("doubt", 1)] };
  const labels = (...all: string[]) => {
    const word = { kind: "choose" as const, name: "word", label: "The word", options: words(...all) };
    const doubt: Offer = { verb: "doubt", label: "Doubt {word}", fields: [word] };
    return dockActions({ ...bare, offers: [doubt, plain("content")] }, kit, true).seconds.map((each) => each.unfilled);
  };
  assert.deepEqual(labels("HOME"), ["doubt"]);
  assert.deepEqual(labels("HOME", "EATEN", "COD"), ["doubt"]);
});

test("a card is open by itself where nothing can be done but fill it in", () => {
  const choose = (name: string, count: number) => ({
    kind: "choose" as const,
    name,
    label: name,
    options: Array.from({ length: count }, (_, i) => ({ value: String(i), label: name + i })),
  });
  const ask = { ...plain("ask"), fields: [choose("player", 2), choose("card", 40)] };
  assert.equal(soleCard({ ...bare, offers: [ask] }), ask);
  assert.equal(soleCard({ ...bare, offers: [ask, plain("pass")] }), undefined);
  assert.equal(soleCard({ ...bare, offers: [{ ...plain("say"), fields: [choose("one", 3)] }] }), undefined);
  assert.equal(soleCard({ ...bare, offers: [plain("draw")] }), undefined);
});

test("an answer without a choice is a button of the dock, in its slot", () => {
  const question = { text: "Let it stand, or challenge?", by: 1, about: [], verb: "stand" };
  const scene = { ...bare, question, offers: [plain("challenge"), plain("stand")] };
  const dock = dockActions(scene, { ...none, actions: [action("challenge", 3), action("stand", 0)] }, false);
  assert.equal(offerOnFelt(scene, false), undefined);
  assert.equal(dock.primary?.verb, "stand");
  assert.deepEqual(
    dock.seconds.map((each) => each.verb),
    ["challenge"],
  );
});

test("what asks for nothing says in its own words what it means just now, if they fit", () => {
  const kit = { ...none, actions: [action("take", 0)] };
  const says = (label: string) => dockActions({ ...bare, offers: [{ ...plain("take"), label }] }, kit, false).primary;
  assert.equal(says("Take it at 3")?.label, "Take it at 3");
  assert.equal(says("Take it at the highest bid")?.label, "take");
  assert.equal(says("Take @1's")?.label, "take");
});

test("blanks in a label are filled by what is chosen", () => {
  const whom = { kind: "choose" as const, name: "whom", label: "Whom", options: [2, 3].map(player) };
  const offer: Offer = { verb: "ask", label: "Ask {whom} for {card}", fields: [whom] };
  assert.equal(offerLabel(offer.label, offer, EMPTY_DRAFT, bare, []), "Ask … for …");
  const draft = { ...EMPTY_DRAFT, values: { [valueKey(offer, whom)]: "3" } };
  assert.equal(offerLabel(offer.label, offer, draft, bare, ["", "", "", "Clara"]), "Ask Clara for …");
});

function player(seat: number): { value: string; label: string } {
  return { value: String(seat), label: "@" + seat };
}

test("what is done with a letter has that letter as its key", () => {
  const cover = (letter: string) => ({
    ...plain("cover"),
    label: "Cover {letter}",
    fields: [{ kind: "fixed" as const, name: "letter", value: letter }],
  });
  const kit = { ...none, actions: [action("loto", 1), action("cover", 2)] };
  const offers = [cover("D"), cover("L"), cover("O"), plain("loto")];
  const { seconds } = dockActions({ ...bare, offers }, kit, true, true);
  assert.deepEqual(
    seconds.map((each) => each.shortcut),
    ["t", "d", "l", "o"],
  );
});

test("a word that somebody asks for is the large button, whatever else may be spelled", () => {
  const asked = recordedGames().flatMap(([, { kit, frames }]) =>
    frames.flatMap(({ scene, prompt }) => {
      const word = askedWord(scene);
      const { primary } = dockActions(scene, kit, prompt.pace === "RACE");
      if (word) assert.equal(primary?.offer, word);
      if (word) assert.equal(composerOffers(scene)[0], word);
      return word ? [scene] : [];
    }),
  );
  assert.ok(asked.some((scene) => scene.offers.filter((offer) => spellOf(offer)).length > 1));
});

test("an act that can take but one thing says which, for it takes it at once", () => {
  let named = 0;
  for (const [id, { frames }] of recordedGames())
    for (const { scene } of frames)
      for (const offer of scene.offers)
        for (const field of offer.fields) {
          const only = field.kind === "pick" && field.ids.length === 1 && field.least === 1;
          if (!only || !offer.label.includes(`{${field.name}}`)) continue;
          const label = offerLabel(`{${field.name}}`, offer, EMPTY_DRAFT, scene, []);
          assert.ok(label !== "…" && label !== field.ids[0], `${id}: ${offer.label} ${label}`);
          named++;
        }
  assert.ok(named > 0, "such acts are met");
});
