import assert from "node:assert/strict";
import { test } from "node:test";
import type { ToServer } from "../../main/ts/wire/types.ts";
import { CALM_SILENCE_MS, connect, SILENCE_MS, type Connection } from "../../main/ts/wire/socket.ts";

/** A fake browser with a manual clock. */
class Browser {
  now = 0;
  readonly sockets: Line[] = [];
  private readonly timers = new Map<number, { due: number; act: () => void }>();
  private count = 0;
  /** What is done when the network is back. */
  wake: () => void = () => {};

  constructor() {
    const sockets = this.sockets;
    Date.now = () => this.now;
    Object.assign(globalThis, {
      window: {
        setTimeout: (act: () => void, wait: number) => {
          this.timers.set(++this.count, { due: this.now + wait, act });
          return this.count;
        },
        clearTimeout: (timer: number) => this.timers.delete(timer),
      },
      location: { protocol: "http:", host: "house" },
      document: { visibilityState: "visible", addEventListener() {}, removeEventListener() {} },
      addEventListener: (_: string, act: () => void) => (this.wake = act),
      removeEventListener() {},
      WebSocket: class extends Line {
        static readonly OPEN = 1;
        constructor() {
          super();
          sockets.push(this);
        }
      },
    });
  }

  pass(millis: number): void {
    const until = this.now + millis;
    for (;;) {
      const next = [...this.timers].sort(([, a], [, b]) => a.due - b.due)[0];
      if (!next || next[1].due > until) break;
      this.timers.delete(next[0]);
      this.now = next[1].due;
      next[1].act();
    }
    this.now = until;
  }
}

class Line {
  readyState = 1;
  readonly sent: string[] = [];
  onopen: () => void = () => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  send(frame: string): void {
    this.sent.push(frame);
  }
  close(): void {}
}

function sit(browser: Browser, waits = true): { changed: boolean[]; received: string[]; connection: Connection } {
  const seen: { changed: boolean[]; received: string[] } = { changed: [], received: [] };
  const connection = connect("t", {
    hello: (): ToServer => ({ type: "hello", since: 0, chat: 0 }),
    received: (frame) => seen.received.push(frame.type),
    waits: () => waits,
    changed: (open) => seen.changed.push(open),
  });
  browser.sockets[0]?.onopen();
  return { ...seen, connection };
}

test("a connection with pings is kept", () => {
  const browser = new Browser();
  const seen = sit(browser);
  for (let n = 0; n < 20; n++) {
    browser.pass(5_000);
    browser.sockets[0]?.onmessage({ data: JSON.stringify({ type: "ping", n }) });
  }
  assert.equal(browser.sockets.length, 1);
  assert.deepEqual(seen.changed, [true]);
  assert.equal(browser.sockets[0]?.sent.length, 21);
});

test("a silent connection is replaced, even if it never closed", () => {
  const browser = new Browser();
  const seen = sit(browser);
  browser.pass(SILENCE_MS - 1);
  assert.equal(browser.sockets.length, 1);
  browser.pass(1_000);
  assert.deepEqual(seen.changed, [true, false]);
  assert.equal(browser.sockets.length, 2);
});

test("frames of an abandoned connection are ignored", () => {
  const browser = new Browser();
  const seen = sit(browser);
  browser.pass(SILENCE_MS + 1_000);
  browser.sockets[0]?.onmessage({ data: JSON.stringify({ type: "chat", n: 1, seat: 0, name: "A", text: "late" }) });
  browser.sockets[0]?.onclose({ code: 1006 });
  assert.deepEqual(seen.received, []);
  assert.equal(browser.sockets.length, 2);
});

function ping(browser: Browser, n: number): void {
  browser.sockets[0]?.onmessage({ data: JSON.stringify({ type: "ping", n }) });
}

test("where nobody waits the server is told so, and its silence may last longer", () => {
  const browser = new Browser();
  sit(browser, false);
  ping(browser, 7);
  assert.deepEqual(JSON.parse(browser.sockets[0]?.sent.at(-1) ?? ""), { type: "pong", n: 7, calm: true });
  browser.pass(CALM_SILENCE_MS - 1);
  assert.equal(browser.sockets.length, 1);
  browser.pass(1_000);
  assert.equal(browser.sockets.length, 2);
});

test("where somebody waits the pong says nothing of calm", () => {
  const browser = new Browser();
  sit(browser);
  ping(browser, 7);
  assert.deepEqual(JSON.parse(browser.sockets[0]?.sent.at(-1) ?? ""), { type: "pong", n: 7 });
});

test("whoever says or hears anything waits no longer than anybody else", () => {
  for (const talk of ["says", "hears"]) {
    const browser = new Browser();
    const { connection } = sit(browser, false);
    ping(browser, 1);
    if (talk === "says") connection.send({ type: "chat", text: "Hello" });
    else browser.sockets[0]?.onmessage({ data: JSON.stringify({ type: "cheer", seat: 0, kind: "hat" }) });
    browser.pass(SILENCE_MS + 1_000);
    assert.equal(browser.sockets.length, 2);
  }
});

test("a page that slept longer than a line may be silent connects again when it wakes", () => {
  const browser = new Browser();
  sit(browser, false);
  ping(browser, 1);
  browser.wake();
  assert.equal(browser.sockets.length, 1);
  browser.now += CALM_SILENCE_MS + 1; // No timer ran.
  browser.wake();
  assert.equal(browser.sockets.length, 2);
});
