/** Links to a table. What opens it stands behind the #, which no server ever sees. */
export function linkTo(table: string, marks: Record<string, string> = {}): string {
  const said = Object.entries(marks)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  return `${location.origin}/t/${encodeURIComponent(table)}${said ? "#" + said : ""}`;
}
