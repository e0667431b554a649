const NOON = 12;

/**
 * A time of day as Americans write it: `13:05` is 1:05 pm, with a space that does not break.
 *
 * @param time hours from 0 to 23 and minutes, as the schemas' patterns ask
 */
export function timeOfDay(time: string): string {
  const [hours = "", minutes = ""] = time.split(":");
  const hour = Number(hours);
  return `${hour % NOON || NOON}:${minutes}\u00a0${hour < NOON ? "am" : "pm"}`;
}
