/** The path below which the house lives, such as "/parlour", or nothing; the server writes it into the page. */
const BASE = globalThis.document?.querySelector('meta[name="base"]')?.getAttribute("content")?.replace(/\/$/, "") ?? "";

/** A path of the house as the browser must ask for it. */
export function within(path: string): string {
  return BASE + path;
}

/** The path of the house that the browser shows. */
export function withoutBase(path: string): string {
  return path.startsWith(BASE) ? path.slice(BASE.length) || "/" : path;
}

/** The same as a whole address, for links that are given out. */
export function houseUrl(path: string): string {
  return location.origin + within(path);
}

export const clubUrl = (club: string) => "/c/" + encodeURIComponent(club);
