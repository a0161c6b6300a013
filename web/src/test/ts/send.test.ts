import assert from "node:assert/strict";
import { test } from "node:test";
import { send } from "../../main/ts/api/send.ts";

interface Sent {
  key: string | undefined;
  body: string | undefined;
}

/** Lets `fetch` fail for the first few requests, and notes what was sent. */
function badLine(failures: number): Sent[] {
  const sent: Sent[] = [];
  Object.assign(globalThis, {
    fetch: async (_path: string, init: { headers: Record<string, string>; body?: string }) => {
      sent.push({ key: init.headers["Idempotency-Key"], body: init.body });
      if (sent.length <= failures) throw new TypeError("the line is dead");
      return new Response('{"seat":1}', { status: 201 });
    },
  });
  return sent;
}

const sit = (name: string) =>
  send("/api/tables/k3v9abcdefgh/seats", { method: "POST", headers: {}, body: JSON.stringify({ name }) });

test("a request whose answer is lost is repeated with the same key", async () => {
  const sent = badLine(2);
  assert.equal((await sit("Rosalie")).status, 201);
  assert.equal(sent.length, 3);
  assert.match(sent[0]?.key ?? "", /^[0-9a-f]{32}$/);
  assert.equal(new Set(sent.map((each) => each.key)).size, 1);
});

test("a button that is pressed again after a failure sends the same key, and a new one after an answer", async () => {
  const failed = badLine(99);
  await assert.rejects(sit("Ned"));
  const sent = badLine(0);
  await sit("Ned");
  assert.equal(sent[0]?.key, failed[0]?.key);
  await sit("Ned");
  assert.notEqual(sent[1]?.key, failed[0]?.key);
});

test("reading needs no key and is not repeated", async () => {
  const sent = badLine(1);
  await assert.rejects(send("/api/tables", { method: "GET", headers: {} }));
  assert.deepEqual(sent, [{ key: undefined, body: undefined }]);
});

test("two requests at the same time have two keys", async () => {
  const sent = badLine(0);
  await Promise.all([sit("Edwin"), sit("Edwin")]);
  assert.notEqual(sent[0]?.key, sent[1]?.key);
});
