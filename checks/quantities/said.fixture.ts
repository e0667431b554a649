import { quantitiesIn } from "./quantities";

/** A text, and what its quantities say (`saidIn`). */
export type Case = readonly [written: string, ...said: string[]];

/** What the quantities of a text say, one line each: `money 12 usd`, `count 7 business-days`, `name 24/7`. */
export function saidIn(text: string): string[] {
  return quantitiesIn(text).map(({ kind, value, units }) => {
    const unit = kind === "bare" || kind === "name" ? "" : ` ${units.join("|") || "nothing"}`;
    return `${kind} ${value}${unit}`;
  });
}
