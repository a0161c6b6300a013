import { within } from "../lib/base.ts";

/** How long a lost answer is waited for before the request is sent again. */
const REPEATS_MS = [300, 1_000];

/** More requests without an answer than a person makes. */
const MOST = 50;

interface Sent extends RequestInit {
  headers: Record<string, string>;
}

/** The idempotency keys of requests given up without an answer: a button that is pressed again sends the same key. */
const givenUp = new Map<string, string>();

/** Sends a request to the server; throws if there is no answer. */
export function send(path: string, init: Sent): Promise<Response> {
  return init.method === "GET" ? sendOnce(path, init) : sendUntilAnswered(path, init);
}

async function sendOnce(path: string, init: Sent): Promise<Response> {
  const reply = await fetch(within(path), init);
  if ([502, 504].includes(reply.status)) throw new Error("the proxy cannot reach the server");
  return reply;
}

/** Sends a request that changes something, again if its answer is lost; its key keeps it from happening twice. */
async function sendUntilAnswered(path: string, init: Sent): Promise<Response> {
  const request = JSON.stringify([path, init]);
  const key = givenUp.get(request) ?? newKey();
  givenUp.delete(request); // Somebody who presses twice wants two.
  const headers = { ...init.headers, "Idempotency-Key": key };
  for (let attempt = 0; ; attempt++) {
    try {
      return await sendOnce(path, { ...init, headers });
    } catch (lost) {
      const pause = REPEATS_MS[attempt];
      if (pause === undefined) {
        if (givenUp.size >= MOST) givenUp.clear();
        givenUp.set(request, key);
        throw lost;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
