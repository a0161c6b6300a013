import assert from "node:assert/strict";
import { test } from "node:test";
import { tableLink, isLoopback } from "../../main/ts/ui/links.ts";

Object.assign(globalThis, { location: { origin: "http://house.example" } });

test("the tokens of a link stand in the fragment, and empty ones are left out", () => {
  assert.equal(tableLink("k3", { inviteToken: "a b", watchToken: "" }), "http://house.example/t/k3#inviteToken=a%20b");
  assert.equal(tableLink("k3"), "http://house.example/t/k3");
});

test("a loopback address is no invitation", () => {
  for (const host of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "parlour.localhost"]) assert.ok(isLoopback(host));
  for (const host of ["192.168.1.7", "house.example", "127.example"]) assert.equal(isLoopback(host), false);
});
