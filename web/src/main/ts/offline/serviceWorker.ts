// Keeps the house on the device: page, fonts, drawings, rules, dictionary and the script that plays. What the server
// has is always asked for first; what is kept is for when it does not answer.

/** Everything to be kept, and a name that changes with it; only the bundling knows them. */
declare const FILES: string[];
declare const EDITION: string;

interface Lasting extends Event {
  waitUntil(task: Promise<unknown>): void;
}
interface Asked extends Event {
  request: Request;
  respondWith(reply: Promise<Response>): void;
}
const worker = self as unknown as {
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Asked) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};

const KEPT = "parlour-" + EDITION;
/** A server that says nothing for so long is taken to be gone when a page is opened. */
const PATIENCE = 4000;

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(keptFirst(request));
  else if (FILES.includes(url.pathname) || isRules(url.pathname)) event.respondWith(keptLast(request));
});

const isRules = (path: string) => /^\/api\/games\/[^/]+\/rules$/.test(path);

/** All or nothing: a device that keeps half a house would open half a door. */
async function fill(): Promise<void> {
  const cache = await caches.open(KEPT);
  const games = (await (await good("/api/games")).json()) as { id: string }[];
  const rules = games.map((game) => `/api/games/${game.id}/rules`);
  for (const path of [...FILES, ...rules]) await cache.put(path, await good(path));
  await worker.skipWaiting();
}

async function good(path: string): Promise<Response> {
  const reply = await fetch(path, { cache: "no-cache" });
  if (!reply.ok) throw new Error(path + " cannot be kept");
  return reply;
}

async function tidy(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith("parlour-") && name !== KEPT) await caches.delete(name);
  await worker.clients.claim();
}

async function page(request: Request): Promise<Response> {
  const late = new Promise<undefined>((over) => setTimeout(() => over(undefined), PATIENCE));
  const came = await Promise.race([asked(request), late]);
  return came ?? (await caches.match("/")) ?? Response.error();
}

/** What the server says, if it says anything; a proxy that cannot reach it does not speak for it. */
async function asked(request: Request): Promise<Response | undefined> {
  const reply = await fetch(request).catch(() => undefined);
  return reply && ![502, 504].includes(reply.status) ? reply : undefined;
}

async function keptFirst(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function keptLast(request: Request): Promise<Response> {
  return (await asked(request)) ?? (await caches.match(request)) ?? Response.error();
}
