// The service worker: caches page, fonts, drawings, rules, dictionary and the local server. Requests go to the server
// first; the cache answers when the server does not. It also shows the notices of clubs while the page is closed.

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
interface PushEvent extends ExtendableEvent {
  data: { json(): unknown } | null;
}
interface NotificationEvent extends ExtendableEvent {
  notification: Notification;
}
interface WindowClient {
  url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
const worker = self as unknown as {
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: NotificationEvent) => void): void;
  skipWaiting(): Promise<void>;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(of: { type: "window"; includeUncontrolled: boolean }): Promise<WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
};

/** The path below which the house lives. */
const BASE = location.pathname.replace(/\/sw\.js$/, "");
const NAME = "parlour-" + (BASE && BASE + "-");
const CACHE = NAME + EDITION;
/** A server that does not answer a page request for so long counts as gone. */
const TIMEOUT_MS = 4000;

worker.addEventListener("install", (event) => event.waitUntil(fillCache()));
worker.addEventListener("activate", (event) => event.waitUntil(dropOldCaches()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") return event.respondWith(page(request));
  const path = url.pathname.slice(BASE.length);
  if (path.startsWith("/assets/")) event.respondWith(cacheFirst(request));
  else if (FILES.includes(path) || isRules(path)) event.respondWith(networkFirst(request));
});

worker.addEventListener("push", (event) => event.waitUntil(showNotice(event.data)));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openNotice(event.notification.data as string));
});

interface Notice {
  title: string;
  text: string;
  url: string;
  /** One notice of the same thing replaces another. */
  tag: string;
  quiet: boolean;
}

/** Shows every notice, even one it cannot read: browsers take the permission from pages that receive in silence. */
function showNotice(data: PushEvent["data"]): Promise<void> {
  const plain: Notice = { title: "Parlour", text: "Something waits for you.", url: "/", tag: "parlour", quiet: false };
  let notice = plain;
  try {
    notice = { ...plain, ...(data?.json() as Partial<Notice>) };
  } catch {
    // It is not from this edition of the house.
  }
  return worker.registration.showNotification(notice.title, {
    body: notice.text,
    tag: notice.tag,
    renotify: !notice.quiet,
    silent: notice.quiet,
    icon: BASE + "/assets/icon-192.png",
    data: notice.url,
  } as NotificationOptions);
}

/** Goes to what a notice is about, in the window that has its club open if there is one. */
async function openNotice(path: string): Promise<void> {
  const url = new URL(path.startsWith("/") ? BASE + path : path, location.origin);
  if (url.origin !== location.origin) return;
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((each) => new URL(each.url).pathname === url.pathname);
  if (!open) await worker.clients.openWindow(url.href);
  else {
    await open.focus().catch(() => undefined);
    await open.navigate(url.href);
  }
}

const isRules = (path: string) => /^\/api\/games\/[^/]+\/rules$/.test(path);

/** Fills the cache completely or not at all, so that a device never has half an app. */
async function fillCache(): Promise<void> {
  const cache = await caches.open(CACHE);
  const games = (await (await fetchOk("/api/games")).json()) as { id: string }[];
  const rules = games.map((game) => `/api/games/${game.id}/rules`);
  for (const path of [...FILES, ...rules]) await cache.put(BASE + path, await fetchOk(path));
  await worker.skipWaiting();
}

async function fetchOk(path: string): Promise<Response> {
  const reply = await fetch(BASE + path, { cache: "no-cache" });
  if (!reply.ok) throw new Error(path + " cannot be cached");
  return reply;
}

/** A cache of another edition of this house, and not of one below another path. */
const isOwn = (name: string) => name.startsWith(NAME) && !name.slice(NAME.length).includes("-");

async function dropOldCaches(): Promise<void> {
  for (const name of await caches.keys()) if (isOwn(name) && name !== CACHE) await caches.delete(name);
  await worker.clients.claim();
}

async function page(request: Request): Promise<Response> {
  const late = new Promise<undefined>((over) => setTimeout(() => over(undefined), TIMEOUT_MS));
  const came = await Promise.race([fromServer(request), late]);
  return came ?? (await caches.match(BASE + "/")) ?? Response.error();
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
