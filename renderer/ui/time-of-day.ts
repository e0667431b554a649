const NOON = 12;

/**
 * Formats a time of day in American style: `13:05` → 1:05 pm, with a non-breaking space.
 *
 * @param time hours from 0 to 23 and minutes, as the schemas' patterns require
 */
export function timeOfDay(time: string): string {
  const [hours = "", minutes = ""] = time.split(":");
  const hour = Number(hours);
  return `${hour % NOON || NOON}:${minutes}\u00a0${hour < NOON ? "am" : "pm"}`;
}
