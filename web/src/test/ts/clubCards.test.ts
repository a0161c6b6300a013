import assert from "node:assert/strict";
import { test } from "node:test";

const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
});
const { clubCard, dropRefusedCard, saveClubCard } = await import("../../main/ts/storage/clubCards.ts");
const { wayOn } = await import("../../main/ts/finished/wayOn.ts");

const save = () => saveClubCard("c", { token: "t", name: "The Circle" });

test("a card that opens its club no more is thrown away, and one that could not be tried is kept", () => {
  for (const status of [403, 404]) {
    save();
    dropRefusedCard("c", status);
    assert.equal(clubCard("c"), undefined);
  }
  for (const status of [429, 500, 502, 503]) {
    save();
    dropRefusedCard("c", status);
    assert.equal(clubCard("c")?.name, "The Circle");
  }
});

test("the result of a club's game leads a member back to the club, and others to the games", () => {
  save();
  const table = (more: object) => ({ seats: [], ...more }) as unknown as Parameters<typeof wayOn>[0];
  assert.deepEqual(wayOn(table({ club: "c" })), { act: "back-to-club", label: "Back to The Circle", url: "/c/c" });
  assert.equal(wayOn(table({ club: "of others" }))?.act, "another");
  assert.equal(wayOn(table({}))?.act, "another");
  assert.equal(wayOn(table({ evening: {} })), undefined);
});
