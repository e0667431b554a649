/**
 * Parts of a colon-separated time as one number of its smallest unit: `1:24` → 84 (seconds of a length, minutes of
 * a time of day). The schemas' patterns make sure that the text has this form.
 */
export function clockValue(text: string): number {
  const [large = 0, small = 0] = text.split(":").map(Number);
  return large * 60 + small;
}

/** How far `position` is into `duration`, both such as `1:24`; between 0 and 1. */
export function share(position: string, duration: string): number {
  return Math.min(1, clockValue(position) / Math.max(1, clockValue(duration)));
}

/** A share as an SVG percentage with one decimal. */
export function percent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`;
}
