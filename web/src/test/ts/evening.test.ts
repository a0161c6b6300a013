import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import {
  BELL_MS,
  apart,
  awaitedAt,
  bellLeft,
  bellTable,
  botFor,
  calledGuests,
  callOf,
  carriedFor,
  chairsHere,
  decidedAt,
  decidedOf,
  glanceOf,
  handingOf,
  movesOf,
  phaseWord,
  placeOf,
  podiumSteps,
  rankedGuests,
  sharersApart,
  staysForCode,
  tableWordOf,
  tableWordsOf,
  textsOf,
  waitingOf,
} from "../../main/ts/evening/moves.ts";
import { byNumber } from "../../main/ts/evening/choices.ts";
import { EVENING } from "../../main/ts/texts/eveningTexts.ts";
import { SOON, type GuestToken } from "../../main/ts/storage/eveningPasses.ts";
import type { Evening, EveningTable, Phase } from "../../main/ts/wire/evening.ts";

const PHASES: Phase[] = ["gathering", "seated", "playing", "stopped", "over"];
const BOOLEANS = [false, true];
const NAMES = ["Anna", "Bert", "Clara", "Duncan", "Edwin", "Frank", "Grace", "Henry"];

function evening(): Evening {
  const guest = (name: string, id: number) => ({
    id,
    name,
    level: 0,
    here: id !== 7,
    connected: true,
    gold: id % 2,
    red: 1 - (id % 2),
    byes: 0,
    device: id,
    table: (id < 4 ? 1 : 0) === id % 2 ? 1 : 2,
  });
  return {
    type: "evening",
    evening: "x",
    role: "screen",
    eye: -1,
    phase: "seated",
    round: 2,
    now: 0,
    began: 0,
    paused: false,
    spent: 0,
    plan: {
      game: "g",
      title: "G",
      table: {},
      evening: { movement: "custom" },
      end: { what: "games", count: 4 },
      words: 0,
    },
    guests: NAMES.map(guest),
    tables: [
      { number: 1, chairs: [0, 1, 2, 3] },
      { number: 2, chairs: [4, 5, 6, 7] },
    ],
    bench: [],
    last: {
      tables: [
        { chairs: [0, 1, 2, 3], score: [3, 5], winner: 1, drawn: "", told: "Bert and Duncan win table 1." },
        { chairs: [4, 5, 6, 7], score: [5, 3], winner: 0, drawn: "", told: "Edwin and Grace win table 2." },
      ],
      began: 0,
      ended: 1,
    },
    lines: [],
  };
}

test("winners move up, those of the head table stay, and its losers move down to the last table", () => {
  assert.deepEqual(movesOf(evening()), [
    { names: ["Bert", "Duncan"], table: 1, way: "stay" },
    { names: ["Anna", "Clara"], table: 2, way: "down" },
    { names: ["Edwin", "Grace"], table: 1, way: "up" },
    { names: ["Frank", "Henry"], table: 2, way: "stay" },
  ]);
});

/** What is wrong with the list of who goes where, whichever two have changed places, and whoever has none. */
function moveFaults(moves: typeof movesOf): Set<string> {
  const found = new Set<string>();
  const must = (holds: boolean, law: string) => holds || found.add(law);
  for (let one = 0; one < NAMES.length; one++)
    for (let other = one; other < NAMES.length; other++)
      for (const [gone, back] of [
        [-1, -1],
        [one, -1],
        [-1, one],
      ] as const) {
        const seen = evening();
        for (const { chairs } of seen.last?.tables ?? []) if (chairs.includes(back)) chairs[chairs.indexOf(back)] = 99;
        const [first, second] = [seen.guests[one], seen.guests[other]];
        if (first && second) [first.table, second.table] = [second.table, first.table];
        if (gone >= 0) Object.assign(seen.guests[gone] ?? {}, { table: 0 });
        const listed = moves(seen).flatMap(({ names, table, way }) => names.map((name) => ({ name, table, way })));
        const seated = seen.guests.filter(({ table }) => table > 0);
        must(listed.length === seated.length, "everybody who has a place is listed once");
        for (const { name, table, way } of listed) {
          const id = NAMES.indexOf(name);
          const from = id < 4 ? 1 : 2;
          must(seen.guests[id]?.table === table, "at the table where they sit now");
          const goes = id === back ? "joins" : table < from ? "up" : table > from ? "down" : "stay";
          must(way === goes, "on the way that they really go");
        }
      }
  return found;
}

test("everybody is listed where they sit now, also after two have changed places", () => {
  assert.deepEqual([...moveFaults(movesOf)], []);
  const before = movesOf(evening());
  assert.ok(moveFaults(() => before).has("at the table where they sit now"));
  assert.ok(
    moveFaults((seen) => movesOf(seen).filter(({ way }) => way !== "stay")).has(
      "everybody who has a place is listed once",
    ),
  );
  const forgetsWhoIsBack = (seen: Evening) => movesOf(seen).filter(({ way }) => way !== "joins");
  assert.ok(moveFaults(forgetsWhoIsBack).has("everybody who has a place is listed once"));
});

test("the desk warns of those who share a device and sit at two tables, and of nobody else", () => {
  for (const phase of PHASES)
    for (let one = 0; one < NAMES.length; one++)
      for (let other = 0; other < NAMES.length; other++)
        for (const here of BOOLEANS) {
          const seen = Object.assign(evening(), { phase });
          for (const guest of seen.guests) guest.here = true;
          const [first, second] = [seen.guests[one], seen.guests[other]];
          if (!first || !second) continue;
          Object.assign(second, { device: one, here });
          const seated = phase === "seated" || phase === "playing";
          const apart = seated && one !== other && here && first.table !== second.table;
          const warned = sharersApart(seen).flat().sort();
          assert.deepEqual(warned, apart ? [first.name, second.name].sort() : []);
        }
});

test("that the bell has stopped a table is said there, whatever comes next, and of no game that came to its end", () => {
  for (const phase of PHASES)
    for (const eye of [0, 5, 8])
      for (const ended of BOOLEANS)
        for (const round of [1, 2]) {
          const seen = Object.assign(evening(), { phase, eye });
          const words = tableWordsOf(seen, { state: "stopped", round }, ended);
          const next = tableWordOf(seen, { state: "stopped", round }, ended);
          assert.equal(words.includes("stopped"), !ended || next === "stopped");
          assert.equal(words.at(-1), next);
        }
});

test("at a table that the bell has stopped the phone reads what decided it, and of no other game", () => {
  for (const phase of PHASES)
    for (const eye of [0, 5, 8])
      for (const round of [1, 2]) {
        const seen = Object.assign(evening(), { phase, eye });
        const told = seen.last?.tables.find(({ chairs }) => chairs.includes(eye))?.told ?? "";
        assert.equal(decidedAt(seen, round), round === 1 ? told : "");
      }
});

test("the bell is told for some seconds by the evening’s own time, until the next game needs the room", () => {
  for (const phase of PHASES)
    for (const now of [1, BELL_MS, BELL_MS + 1]) {
      const seen = Object.assign(evening(), { phase, now });
      const told = (phase === "seated" || phase === "over") && now <= BELL_MS;
      assert.equal(bellLeft(seen) > 0, told);
      if (phase === "seated") assert.equal(phaseWord(seen), told ? "stopped" : "seated");
    }
});

test("the table that rings the bell is the first at which people sit, as the rules have it", () => {
  const seen = evening();
  assert.equal(bellTable(seen), 1);
  for (const id of [0, 1, 2]) Object.assign(seen.guests[id] ?? {}, { level: 3 });
  assert.equal(bellTable(seen), 1);
  Object.assign(seen.guests[3] ?? {}, { here: false });
  assert.equal(bellTable(seen), 2);
  for (const guest of seen.guests) guest.level = 2;
  assert.equal(bellTable(seen), 1);
});

test("no moves are listed where everybody changes places whoever won, or before the first game", () => {
  const balanced = evening();
  balanced.plan.evening["movement"] = "balanced";
  assert.deepEqual(movesOf(balanced), []);
  const first = evening();
  delete first.last;
  assert.deepEqual(movesOf(first), []);
});

test("guests with most gold stars come first", () => {
  const names = rankedGuests(evening()).map((guest) => guest.name);
  assert.equal(names[0], "Bert");
  assert.equal(names.length, 8);
});

test("people who are here come before people who left, and bots last; bots that have gone are not listed", () => {
  const seen = evening();
  Object.assign(seen.guests[0] ?? {}, { level: 3, gold: 9 });
  Object.assign(seen.guests[1] ?? {}, { level: 3, gold: 9, here: false });
  const names = rankedGuests(seen).map((guest) => guest.name);
  assert.deepEqual(names.slice(-2), ["Henry", "Anna"]);
  assert.ok(!names.includes("Bert"));
});

test("on the podium stand people who have played and stayed, and equal stars share a step", () => {
  const seen = evening();
  Object.assign(seen.guests[0] ?? {}, { level: 3, gold: 9 });
  Object.assign(seen.guests[1] ?? {}, { gold: 0, red: 0 });
  const steps = podiumSteps(seen).map(({ step, guests }) => `${step}: ${guests.map((guest) => guest.name).join(", ")}`);
  assert.deepEqual(steps, ["1: Duncan, Frank", "3: Clara, Edwin, Grace"]);
});

test("the desk says of everybody what they wait for", () => {
  const seen = evening();
  seen.phase = "playing";
  seen.tables = [
    { number: 1, chairs: [0, 1, 2, 3], missing: [2] },
    { number: 2, chairs: [4, 5, 6, 7], score: [1, 2] },
  ];
  const of = (id: number) => {
    const guest = seen.guests[id];
    return guest ? waitingOf(seen, guest) : "";
  };
  assert.equal(of(0), "plays");
  assert.equal(of(2), "called");
  assert.equal(of(4), "finished");
  assert.equal(of(7), "left");
  seen.tables.pop();
  assert.equal(of(4), "nextGame");
  assert.deepEqual(
    calledGuests(seen).map(({ guest, table }) => [guest.name, table]),
    [["Clara", 1]],
  );
  seen.phase = "seated";
  assert.equal(of(0), "bell");
  Object.assign(seen.guests[0] ?? {}, { connected: false });
  assert.equal(of(0), "away");
  assert.deepEqual(calledGuests(seen), []);
});

test("a guest for whom a bot plays is told so, and when they are back that it has played for them", () => {
  const seen = Object.assign(evening(), { phase: "playing", eye: 4 });
  assert.equal(botFor(seen), "");
  Object.assign(seen.tables[1] ?? {}, { bots: [4], helped: [4] });
  assert.equal(botFor(seen), "plays");
  Object.assign(seen.tables[1] ?? {}, { bots: [] });
  assert.equal(botFor(seen), "played");
  assert.equal(botFor({ ...seen, eye: 5 }), "");
  assert.equal(botFor({ ...seen, phase: "seated" }), "");
});

test("the bell calls a guest to their own table while its game is on, and from any table to the prizes", () => {
  const seen = evening();
  seen.eye = 4;
  seen.tables[1] = { number: 2, chairs: [4, 5, 6, 7], table: "t2", seat: 0 };
  assert.equal(callOf(seen, ""), undefined);
  seen.phase = "playing";
  assert.equal(callOf(seen, "")?.id, "t2");
  assert.equal(callOf(seen, "t1")?.id, "t2");
  assert.equal(callOf(seen, "t2"), undefined);
  seen.tables[1].score = [1, 0];
  assert.equal(callOf(seen, ""), undefined);
  seen.phase = "over";
  assert.equal(callOf(seen, "t2")?.id, "x");
  assert.equal(callOf(seen, ""), undefined);
});

test("between the games everybody reads what decided their own table, and the room what decided all", () => {
  for (const phase of PHASES)
    for (const paused of BOOLEANS) {
      const seen = Object.assign(evening(), { phase, paused });
      const tables = phase === "playing" || phase === "stopped" ? [] : (seen.last?.tables ?? []);
      assert.deepEqual(
        decidedOf(seen),
        tables.map(({ told }) => told),
      );
      for (const { id } of seen.guests)
        assert.deepEqual(
          decidedOf(seen, id),
          tables.filter(({ chairs }) => chairs.includes(id)).map(({ told }) => told),
        );
    }
});

test("the phase tells a pause, and that tables still wait for their people", () => {
  const seen = evening();
  seen.phase = "playing";
  assert.equal(phaseWord(seen), "playing");
  Object.assign(seen.tables[1] ?? {}, { gathers: true, missing: [4] });
  assert.equal(phaseWord(seen), "gathers");
  seen.paused = true;
  assert.equal(phaseWord(seen), "paused");
  for (const phase of PHASES) assert.ok(EVENING.phase[phaseWord({ ...seen, phase })]);
});

/** What is said of this texts’ keys promises a game: only what is told where that game has its tables may. */
function promises(texts: object, path = ""): string[] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]): string[] => {
    const at = path + key;
    if (at === "nextTable") return [];
    if (text && typeof text === "object") return promises(text as object, at + ".");
    const said = typeof text === "function" ? String((text as (...args: unknown[]) => unknown)(2, "Ann", 3)) : text;
    return /\bnext\b/i.test(String(said)) ? [at] : [];
  });
}

test("in the last game nothing that can be said promises another one, and what is left is said at no page", () => {
  const seen = evening();
  assert.equal(textsOf(seen), EVENING);
  const promising = promises(EVENING);
  assert.ok(promising.includes("place.waits") || promising.includes("place.finished"), "a planted promise is found");
  for (const last of [{ round: 4 }, { plan: { ...seen.plan, end: { what: "minutes", count: 9 } }, spent: 540_000 }])
    assert.deepEqual(promises(textsOf({ ...seen, ...last })), []);
  const folder = new URL("../../main/ts/evening/", import.meta.url);
  const pages = readdirSync(folder, { recursive: true }).map((file) => readFileSync(new URL(file, folder), "utf8"));
  const past = (source: string) =>
    promising.filter((key) => new RegExp(`S\\.evening\\.${key.split(".")[0]}(\\}|\\[[^"])`).test(source));
  assert.deepEqual(
    pages.flatMap((page) => past(page)),
    [],
  );
  assert.deepEqual(past("<b>{S.evening.sittingOut}:</b>"), ["sittingOut"]);
  assert.ok(past("{S.evening.glance[waits]}").length > 0);
});

/** Every state of an evening that a guest at the second table, one at the first, or one without a chair can meet. */
function* everyState(): Generator<Evening> {
  for (const phase of PHASES)
    for (const eye of [0, 4, 8])
      for (const here of BOOLEANS)
        for (const connected of BOOLEANS)
          for (const paused of phase === "playing" || phase === "seated" ? BOOLEANS : [false])
            for (const own of phase === "playing" || phase === "stopped"
              ? ["new", "gathers", "called", "lost", "bots", "awaited", "plays", "score"]
              : ["new"]) {
              const seen = evening();
              Object.assign(seen, { phase, eye, paused });
              seen.guests[7] = { ...(seen.guests[6] ?? NOBODY), id: 7, level: 2, name: "Uncle Amos" };
              seen.guests.push({ ...(seen.guests[4] ?? NOBODY), id: 8, name: "Late", table: 0 });
              const me = Object.assign(seen.guests[eye] ?? NOBODY, { here, connected });
              if (phase === "gathering") seen.tables = [];
              // Whoever leaves gives the chair to a bot.
              const table = seen.tables.find((each) => each.chairs.includes(eye));
              if (table && !here) table.chairs = table.chairs.map((id) => (id === eye ? 7 : id));
              if (table && here) play(table, me.id, own);
              yield seen;
            }
}

const NOBODY = {
  id: -1,
  name: "",
  level: 0,
  here: true,
  connected: true,
  gold: 0,
  red: 0,
  byes: 0,
  device: -1,
  table: 0,
};

function play(table: EveningTable, me: number, state: string): void {
  if (state !== "new") Object.assign(table, { table: "own", seat: 0 });
  if (state === "gathers" || state === "called") Object.assign(table, { gathers: state === "gathers", missing: [me] });
  if (state === "lost") Object.assign(table, { missing: [me], away: [me] });
  if (state === "bots" || state === "awaited") table[state] = [me];
  if (state === "score") table.score = [1, 0];
}

interface Pages {
  place: typeof placeOf;
  call: typeof callOf;
  desk: typeof waitingOf;
  room: typeof calledGuests;
  glance: typeof glanceOf;
  bar: typeof tableWordOf;
  waits: typeof awaitedAt;
}

const PAGES: Pages = {
  place: placeOf,
  call: callOf,
  desk: waitingOf,
  room: calledGuests,
  glance: glanceOf,
  bar: tableWordOf,
  waits: awaitedAt,
};

/** What is wrong with the pages of an evening: phone, desk and room tell the same, and each says what comes next. */
function faults({ place, call, desk, room, glance, bar, waits: waitsFor }: Pages): Set<string> {
  const found = new Set<string>();
  for (const seen of everyState()) {
    const me = seen.guests[seen.eye] ?? NOBODY;
    const at = place(seen);
    const waits = desk(seen, me);
    const table = seen.tables.find((each) => each.chairs.includes(seen.eye));
    const told = room(seen).map(({ guest }) => guest);
    const must = (holds: boolean, law: string) => holds || found.add(law);
    must(EVENING.place[at].length > 0, "the phone says where one is");
    must(EVENING.waits[waits] !== undefined, "the desk says what everybody waits for");
    must(seen.phase === "over" || (at === "left") === !me.here, "whoever has left may come back");
    must((waits === "left") === !me.here, "the desk knows who has left");
    const ready = ["plays", "paused", "bell", "here", "left"].includes(waits);
    const seenAt = glance(seen).filter(({ names }) => names.includes(me.name));
    must(seenAt.map((each) => each.waits).join() === (ready ? "" : waits), "the desk names whoever is not ready");
    must(
      seenAt.every((each) => EVENING.glance[each.waits]),
      "and says why",
    );
    if (seen.phase === "playing" && me.here) {
      must((at === "finished") === (waits === "finished"), "phone and desk agree who has finished");
      must((at === "waits") === (waits === "nextGame"), "phone and desk agree who waits for a chair");
      const calls = table?.table !== undefined && !table.score;
      must((call(seen, "")?.id === "own") === calls, "the bell calls everybody whose game is on");
      must(call(seen, "another")?.id === call(seen, "")?.id, "from the last table as from the evening’s page");
    } else must(seen.phase === "over" || call(seen, "") === undefined, "nobody is called where nothing is played");
    must(call(seen, "own")?.id !== "own", "nobody is called to where they are");
    must((call(seen, "own")?.id === seen.evening) === (seen.phase === "over"), "all are called to the prizes");
    must(
      told.every((guest) => guest.here && guest.level === 0),
      "the room calls people who are here",
    );
    must(
      told.every((guest) => ["called", "lost"].includes(desk(seen, guest))),
      "the room calls whom the desk misses",
    );
    const awaited = table ? waitsFor(seen, table) : [];
    const runs = seen.phase === "playing" && !seen.paused && !table?.score;
    must(!awaited.includes(me.id) || waits !== "botPlays", "no table waits for a chair of a bot");
    must(!runs || !table?.bots || waits === "botPlays", "the desk says for whom a bot plays");
    must(!runs || !table?.awaited || (awaited.includes(me.id) && waits === "holds"), "who holds up a table is named");
    must(waits !== "called" || !table?.away, "whoever has been at the table is not said to be new to it");
    must(!seen.paused || told.length === 0, "nobody is called in a pause");
    const missed = !seen.paused && seen.phase === "playing" && table?.missing && !table.gathers && !table.score;
    must(!missed || told.includes(me), "the room calls whom a table misses after its minute");
    for (const state of ["gathers", "runs", "held", "stopped"])
      for (const ended of BOOLEANS) {
        const word = bar(seen, { state, round: 1 }, ended);
        must((word === "over") === (seen.phase === "over"), "at every table one learns that the evening is over");
        must(word !== "next" || at === "seated", "the next table is told to whoever has one");
        if (seen.phase === "seated" && me.here) must(word === "next" || at === "waits", "and to all of them");
        if (state === "runs" && ended) must(word !== "runs", "a table that has ended does not just say nothing");
      }
  }
  return found;
}

test("in every state of an evening phone, desk and room tell the same and say what comes next", () => {
  assert.deepEqual([...faults(PAGES)], []);
});

test("pages of an evening that forget somebody are found", () => {
  const planted: Record<string, Partial<Pages>> = {
    "the desk names whoever is not ready": { glance: (seen) => glanceOf(seen).filter(({ waits }) => waits !== "away") },
    "no table waits for a chair of a bot": { waits: (_, table) => table.chairs },
    "who holds up a table is named": { waits: (_, { missing = [] }) => missing },
    "whoever has been at the table is not said to be new to it": {
      desk: (seen, guest) => (waitingOf(seen, guest) === "lost" ? "called" : waitingOf(seen, guest)),
    },
    "the desk says for whom a bot plays": {
      desk: (seen, guest) => (waitingOf(seen, guest) === "botPlays" ? "plays" : waitingOf(seen, guest)),
    },
    "nobody is called in a pause": { room: (seen) => calledGuests({ ...seen, paused: false }) },
    "the room calls whom a table misses after its minute": { room: () => [] },
    "the bell calls everybody whose game is on": { call: (seen, at) => (at ? callOf(seen, at) : undefined) },
    "all are called to the prizes": { call: (seen, at) => (seen.phase === "over" ? undefined : callOf(seen, at)) },
    "at every table one learns that the evening is over": {
      bar: (_, link, ended) => tableWordOf(undefined, link, ended),
    },
    "phone and desk agree who has finished": {
      place: (seen) => (placeOf(seen) === "finished" ? "called" : placeOf(seen)),
    },
    "whoever has left may come back": { place: (seen) => (placeOf(seen) === "left" ? "waits" : placeOf(seen)) },
  };
  for (const [law, pages] of Object.entries(planted)) assert.ok(faults({ ...PAGES, ...pages }).has(law), law);
});

/** Every company of one to four guests at one device, with the state of each table, and with one of them perhaps away. */
function* everyDevice(): Generator<{ seen: Evening[]; guests: GuestToken[] }> {
  const companies = [[0], [4], [0, 2], [1, 4], [4, 5], [4, 1, 0], [8, 4], [0, 1, 2, 3], [6, 0, 5, 1]];
  for (const company of companies)
    for (const states of ["plays plays", "score plays", "plays score", "score score", "new new"])
      for (const away of [-1, ...company]) {
        const seen = company.map((eye) => {
          const each = Object.assign(evening(), { phase: "playing", eye });
          each.guests[7] = { ...(each.guests[6] ?? NOBODY), id: 7 };
          each.guests.push({ ...(each.guests[4] ?? NOBODY), id: 8, table: 0 });
          each.tables.forEach((table, at) => {
            const state = states.split(" ")[at];
            if (state === "score") table.score = [1, 0];
            if (state !== "new" && table.chairs.includes(eye)) table.table = "t" + table.number;
          });
          return each;
        });
        const guests = company.map((guest) => ({
          guest,
          token: "token" + guest,
          ...(guest === away ? { elsewhere: guest < 4 ? "t1" : "t2" } : {}),
        }));
        yield { seen, guests };
      }
}

/** What is wrong with a device whose second guest sits at the other table and is to play on a device there. */
function codeFaults(stays: typeof staysForCode): Set<string> {
  const found = new Set<string>();
  const must = (holds: boolean, law: string) => holds || found.add(law);
  for (const phase of PHASES)
    for (const there of ["missing", "bots", "here"])
      for (const elsewhere of ["", SOON, "t2", "of the game before"])
        for (const code of ["", "code"]) {
          const seen = Object.assign(evening(), { phase, eye: 4 });
          if (phase === "playing")
            Object.assign(seen.tables[1] ?? {}, { table: "t2", seat: 0 }, there === "here" ? {} : { [there]: [4] });
          const guests = [
            { guest: 0, token: "a" },
            { guest: 4, token: "b", elsewhere, code },
          ];
          const handing = handingOf(seen, guests);
          const held = stays([seen], guests);
          const isOn = phase === "playing";
          const unused = isOn && elsewhere === "t2" && code !== "" && there !== "here";
          must(!unused || handing === "shown", "a code is shown until it is used");
          must(!unused || held, "nothing carries the phone away from a code");
          must(!isOn || elsewhere !== SOON || held, "nor from one that is asked for");
          must(held === (unused || (isOn && elsewhere === SOON)), "and nothing else keeps it");
          must(elsewhere !== "of the game before" || handing === "none", "each game asks anew");
          must(handing !== "used" || there === "here", "a chair that a bot plays from was not taken");
        }
  return found;
}

test("a code for a chair at another table is shown until it is used, and the phone stays with it", () => {
  assert.deepEqual([...codeFaults(staysForCode)], []);
  assert.ok(codeFaults(() => false).has("nothing carries the phone away from a code"));
  assert.ok(codeFaults(() => true).has("and nothing else keeps it"));
});

/** What is wrong with a device of several guests: each plays here, on a device at their table, or waits for theirs. */
function deviceFaults(carriedBy: typeof carriedFor, chairs: typeof chairsHere): Set<string> {
  const found = new Set<string>();
  const must = (holds: boolean, law: string) => holds || found.add(law);
  for (const { seen, guests } of everyDevice()) {
    const carried = carriedBy(seen, guests);
    const here = carried ? chairs(carried, guests) : [];
    const call = carried && callOf(carried, "");
    for (const one of seen) {
      const guest = guests.find((each) => each.guest === one.eye);
      const table = one.tables.find((each) => each.chairs.includes(one.eye));
      const plays = table?.table !== undefined && !table.score;
      const given = guest?.elsewhere !== undefined && guest.elsewhere === table?.table;
      const at = here.some(({ token }) => token === guest?.token);
      must(!at || !given, "a chair that was given away is not taken back");
      must(!plays || given || call !== undefined, "the bell calls a device with a guest whose game is on");
      must(!at || table?.number === call?.table?.number || !call, "the device goes where its chairs are");
      if (!plays || given || !carried) continue;
      const told = apart(carried, seen).some(({ seen: other }) => other.eye === one.eye);
      must(at !== told, "whoever plays has the chair here, or is told where it is");
    }
    must(new Set(here.map(({ seat }) => seat)).size === here.length, "nobody has two chairs");
  }
  return found;
}

test("whoever shares a device plays at it, or at their table on another one, and nobody is forgotten", () => {
  assert.deepEqual([...deviceFaults(carriedFor, chairsHere)], []);
});

test("a device that forgets one of its guests is found", () => {
  const first: typeof carriedFor = (seen) => seen[0];
  assert.ok(deviceFaults(first, chairsHere).has("the bell calls a device with a guest whose game is on"));
  const greedy: typeof chairsHere = (seen, guests) =>
    chairsHere(
      seen,
      guests.map(({ guest, token }) => ({ guest, token })),
    );
  assert.ok(deviceFaults(carriedFor, greedy).has("a chair that was given away is not taken back"));
  const lonely: typeof chairsHere = (seen, guests) => chairsHere(seen, guests).slice(0, 1);
  assert.ok(deviceFaults(carriedFor, lonely).has("whoever plays has the chair here, or is told where it is"));
});

test("choices come by their numbers, whichever is the usual one", () => {
  const sorted = (...values: string[]) =>
    byNumber({ name: "s", label: "S", choices: values.map((value) => ({ value, label: value })) } as never).choices.map(
      ({ value }) => value,
    );
  assert.deepEqual(sorted("3", "1", "2", "4", "5"), ["1", "2", "3", "4", "5"]);
  assert.deepEqual(sorted("games-8", "games-2", "games-10", "stars-3"), ["games-2", "games-8", "games-10", "stars-3"]);
  assert.deepEqual(sorted("fit", "8", "16", "12"), ["fit", "8", "12", "16"]);
});

/** Steps that take something from a guest, with what takes them back where anything does. */
const TAKES = { leave: "return", stop: "", close: "", pause: "resume" } as const;

/** What takes something at one press, or cannot be taken back, in the source of a page. */
function hasty(source: string): string[] {
  const asked = (at: number) => /onSure=\{\(\) => void $/.test(source.slice(0, at));
  const steps = [...source.matchAll(/\b(?:step|onStep|act)\("(leave|stop|close)"/g)];
  return steps.filter(({ index }) => !asked(index)).map(([text]) => text);
}

test("nothing that takes something from a guest happens at one press, and what can be taken back is", () => {
  const folder = new URL("../../main/ts/evening/", import.meta.url);
  const sources = readdirSync(folder, { recursive: true }).map((file) => readFileSync(new URL(file, folder), "utf8"));
  assert.deepEqual(sources.flatMap(hasty), []);
  const all = sources.join("");
  for (const [takes, back] of Object.entries(TAKES)) {
    assert.match(all, new RegExp(`(step|onStep|act)\\("${takes}"`));
    if (back) assert.match(all, new RegExp(`(step|onStep|act)\\("${back}"`));
  }
  assert.deepEqual(hasty('onClick={() => void step("leave", {})}'), ['step("leave"']);
  assert.deepEqual(hasty('{act("stop", S.evening.ringToStop)}'), ['act("stop"']);
});
