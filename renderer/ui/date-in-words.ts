const MONTH_FORMAT = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
const DAY_FORMAT = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Formats a date: `2026-08` → `August 2026`, `2026-11-20` → `November 20, 2026`; a year stays as it is. */
export function dateInWords(date: string): string {
  if (/^\d{4}$/.test(date)) return date;
  return (date.length > "2026-08".length ? DAY_FORMAT : MONTH_FORMAT).format(new Date(date));
}
