import { houseUrl } from "../lib/base.ts";

/** A link to a table; its tokens stand in the fragment, which is never sent to a server. */
export function tableLink(table: string, marks: Record<string, string> = {}): string {
  const said = Object.entries(marks)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  return houseUrl(`/t/${encodeURIComponent(table)}${said ? "#" + said : ""}`);
}

/** Whether a host name is a loopback address, which would lead another device to itself. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.endsWith(".localhost") || /^127(\.\d+){3}$/.test(host);
}
