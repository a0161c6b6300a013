const DAY_MS = 24 * 60 * 60_000;

const date = (at: number | Date, how: Intl.DateTimeFormatOptions) => new Date(at).toLocaleString("en-GB", how);
const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);

/** A day by one's own calendar: "today", "Friday" within six days, else "20 November", with the year where it is another. */
export function dayText(at: number, now = Date.now()): string {
  const days = Math.round((midnight(at) - midnight(now)) / DAY_MS);
  const near = ["yesterday", "today", "tomorrow"][days + 1];
  if (near) return near;
  if (Math.abs(days) <= 6) return date(at, { weekday: "long" });
  const year = date(at, { year: "numeric" });
  return date(at, { day: "numeric", month: "long" }) + (year === date(now, { year: "numeric" }) ? "" : " " + year);
}

/** A moment by one's own clock: "Friday, 19:00". */
export function momentText(at: number, now = Date.now()): string {
  return `${dayText(at, now)}, ${date(at, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" })}`;
}

/** A whole date: "Friday, 20 November". */
export function dateText(day: Date): string {
  return `${date(day, { weekday: "long" })}, ${date(day, { day: "numeric", month: "long" })}`;
}
