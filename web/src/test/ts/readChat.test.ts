import assert from "node:assert/strict";
import { test } from "node:test";

const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
});
const { readRemarks, rememberRead } = await import("../../main/ts/storage/readChat.ts");

test("what was read of a table is read at the next visit too, as long as the table is known", () => {
  assert.equal(readRemarks("oak"), 0);
  rememberRead("oak", 3);
  assert.equal(readRemarks("oak"), 3);
  localStorage.setItem("parlour.tickets", JSON.stringify({ oak: { seat: 0, token: "t", when: 1 } }));
  rememberRead("elm", 1);
  rememberRead("ash", 2);
  assert.deepEqual([readRemarks("oak"), readRemarks("elm"), readRemarks("ash")], [3, 0, 2]);
});
