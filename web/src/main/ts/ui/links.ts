/** Links to a table. What opens it stands behind the #, which no server ever sees. */
export function tableLink(table: string, marks: Record<string, string> = {}): string {
  const said = Object.entries(marks)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  return `${location.origin}/t/${encodeURIComponent(table)}${said ? "#" + said : ""}`;
}

/** An address that means every machine's own self: another device would look for the house in itself. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.endsWith(".localhost") || /^127(\.\d+){3}$/.test(host);
}
