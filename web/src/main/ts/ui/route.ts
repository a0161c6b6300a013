import { within, withoutBase } from "../lib/base.ts";
import { Store } from "../lib/store.ts";

/** The current page. Secrets stand in the fragment of the address, which is never sent to a server. */
export type Route =
  | { at: "lobby"; invitation: string }
  | { at: "game"; game: string; seating: Seating | "" }
  | { at: "rules"; game: string; clause: string }
  | { at: "puzzle"; game: string; date: string }
  | { at: "gaps" }
  | { at: "pocket"; game: string; shared: string }
  | { at: "house"; key: string }
  | { at: "hostess"; club: string }
  | { at: "found" }
  | { at: "club"; club: string; inviteToken: string; deviceCode: string; inviting: boolean; table: string }
  | { at: "evening"; evening: string; inviteToken: string; watchToken: string; view: "desk" | "all" | "guest" }
  | { at: "replay"; table: string; from: number }
  | { at: "analysis"; table: string }
  | { at: "table"; table: string; inviteToken: string; watchToken: string; handoverCode: string; screen: Screen };

/** The ways to share a table: a device each, one that is handed round, a television and phones. */
export const SEATINGS = ["own", "round", "television"] as const;
export type Seating = (typeof SEATINGS)[number];

/** What a device shows of a table: the player's own view, only their hand, or the table for all. */
export type Screen = "own" | "hand" | "all";

function readRoute(path: string, hash: string): Route {
  const marks = new URLSearchParams(hash.replace(/^#/, ""));
  const table = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  if (table && marks.has("replay"))
    return { at: "replay", table: decodeURIComponent(table), from: Number.parseInt(marks.get("replay") ?? "") || 0 };
  if (table && marks.has("analysis")) return { at: "analysis", table: decodeURIComponent(table) };
  if (table)
    return {
      at: "table",
      table: decodeURIComponent(table),
      inviteToken: marks.get("inviteToken") ?? "",
      watchToken: marks.get("watchToken") ?? "",
      handoverCode: marks.get("handoverCode") ?? "",
      screen: marks.has("all") ? "all" : marks.has("hand") ? "hand" : "own",
    };
  const evening = /^\/e\/([^/]+)\/?$/.exec(path)?.[1];
  if (evening)
    return {
      at: "evening",
      evening: decodeURIComponent(evening),
      inviteToken: marks.get("inviteToken") ?? "",
      watchToken: marks.get("watchToken") ?? "",
      view: marks.has("desk") ? "desk" : marks.has("watchToken") ? "all" : "guest",
    };
  const club = /^\/c\/([^/]+)\/?$/.exec(path)?.[1];
  if (club)
    return {
      at: "club",
      club: decodeURIComponent(club),
      inviteToken: marks.get("inviteToken") ?? "",
      deviceCode: marks.get("deviceCode") ?? "",
      inviting: marks.has("invite"),
      table: marks.get("table") ?? "",
    };
  if (marks.has("evening")) return { at: "hostess", club: marks.get("club") ?? "" };
  if (marks.has("club")) return { at: "found" };
  if (marks.has("house")) return { at: "house", key: marks.get("house") ?? "" };
  if (marks.has("gaps")) return { at: "gaps" };
  if (marks.has("pocket")) return { at: "pocket", game: marks.get("pocket") ?? "", shared: marks.get("sheet") ?? "" };
  const rules = marks.get("rules");
  if (rules) return { at: "rules", game: rules, clause: marks.get("clause") ?? "" };
  const puzzle = marks.get("puzzle");
  if (puzzle) return { at: "puzzle", game: puzzle, date: marks.get("date") ?? "" };
  const game = marks.get("game");
  return game
    ? { at: "game", game, seating: seatingNamed(marks.get("with") ?? "") }
    : { at: "lobby", invitation: marks.get("invitation") ?? "" };
}

function seatingNamed(name: string): Seating | "" {
  return SEATINGS.find((each) => each === name) ?? "";
}

export const route = new Store<Route>(readRoute(withoutBase(location.pathname), location.hash));

/** A path of the house, or a whole address, as the browser shows it. */
function address(url: string): string {
  return url.startsWith("/") ? within(url) : url;
}

export function go(url: string): void {
  history.pushState(null, "", address(url));
  arrive();
  scrollTo(0, 0);
}

/** Replaces the address without a history entry. */
export function replaceRoute(url: string): void {
  history.replaceState(null, "", address(url));
  arrive();
}

function arrive(): void {
  route.value = readRoute(withoutBase(location.pathname), location.hash);
}

addEventListener("popstate", arrive);
addEventListener("hashchange", arrive);

/** Follows a link within the app without loading the page again. */
export function followLink(event: MouseEvent): void {
  const link = (event.target as HTMLElement).closest("a");
  if (
    !link ||
    link.target ||
    link.hasAttribute("download") ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    event.button !== 0
  )
    return;
  if (link.origin !== location.origin || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  go(link.href);
}
