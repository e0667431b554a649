/**
 * Formats a time of day in American style: `13:05` → 1:05 pm, with a non-breaking space.
 *
 * @param time hours from 0 to 23 and minutes, as the schemas' patterns require
 */
export function timeOfDay(time: string): string {
  const [hours = "", minutes = ""] = time.split(":");
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minutes}\u00a0${hour < 12 ? "am" : "pm"}`;
}

/**
 * Converts a colon-separated time to its smaller unit: `1:24` → 84 (seconds of a duration, minutes of a time of day).
 * The schemas' patterns guarantee the form of the text.
 */
export function clockValue(text: string): number {
  const [large = 0, small = 0] = text.split(":").map(Number);
  return large * 60 + small;
}

/** Returns `position` as a share of `duration`, both such as `1:24`; between 0 and 1. */
export function shareOf(position: string, duration: string): number {
  return Math.min(1, clockValue(position) / Math.max(1, clockValue(duration)));
}

/** Formats a share as an SVG percentage with one decimal. */
export function formatPercent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`;
}
