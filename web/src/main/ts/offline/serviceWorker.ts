// The service worker: caches page, fonts, drawings, rules, dictionary and the local server. Requests go to the server
// first; the cache answers when the server does not.

/** The files to cache and a version that changes with them; the bundler fills in both. */
declare const FILES: string[];
declare const EDITION: string;

interface ExtendableEvent extends Event {
  waitUntil(task: Promise<unknown>): void;
}
interface FetchEvent extends Event {
  request: Request;
  respondWith(reply: Promise<Response>): void;
}
const worker = self as unknown as {
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};

const CACHE = "parlour-" + EDITION;
/** A server that does not answer a page request for so long counts as gone. */
const TIMEOUT_MS = 4000;

worker.addEventListener("install", (event) => event.waitUntil(fillCache()));
worker.addEventListener("activate", (event) => event.waitUntil(dropOldCaches()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(cacheFirst(request));
  else if (FILES.includes(url.pathname) || isRules(url.pathname)) event.respondWith(networkFirst(request));
});

const isRules = (path: string) => /^\/api\/games\/[^/]+\/rules$/.test(path);

/** Fills the cache completely or not at all, so that a device never has half an app. */
async function fillCache(): Promise<void> {
  const cache = await caches.open(CACHE);
  const games = (await (await fetchOk("/api/games")).json()) as { id: string }[];
  const rules = games.map((game) => `/api/games/${game.id}/rules`);
  for (const path of [...FILES, ...rules]) await cache.put(path, await fetchOk(path));
  await worker.skipWaiting();
}

async function fetchOk(path: string): Promise<Response> {
  const reply = await fetch(path, { cache: "no-cache" });
  if (!reply.ok) throw new Error(path + " cannot be cached");
  return reply;
}

async function dropOldCaches(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith("parlour-") && name !== CACHE) await caches.delete(name);
  await worker.clients.claim();
}

async function page(request: Request): Promise<Response> {
  const late = new Promise<undefined>((over) => setTimeout(() => over(undefined), TIMEOUT_MS));
  const came = await Promise.race([fromServer(request), late]);
  return came ?? (await caches.match("/")) ?? Response.error();
}

/** The server's reply, if there is one; a proxy that cannot reach the server does not count. */
async function fromServer(request: Request): Promise<Response | undefined> {
  const reply = await fetch(request).catch(() => undefined);
  return reply && ![502, 504].includes(reply.status) ? reply : undefined;
}

async function cacheFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function networkFirst(request: Request): Promise<Response> {
  return (await fromServer(request)) ?? (await caches.match(request)) ?? Response.error();
}
