import type { Reading } from "../../data/reading";
import type { Quantity } from "../quantities/quantity";

/** Amounts are compared in hundredths of a cent, so that sums of fractions come out. */
export const amount = (value: number): number => Math.round(value * 10_000);

/** A quantity as one word for each unit that it may be in, so that two texts can be compared by what they say. */
export function quantityKeys({ kind, units, value, to, noun }: Quantity): string[] {
  const said =
    typeof value === "string"
      ? value.toLowerCase()
      : `${amount(value)}${to === undefined ? "" : `-${amount(to)}`}`;
  if (units.length === 0) return [`${kind} ${noun ?? ""} ${said}`];
  return units.map((unit) => `${unit} ${said}`);
}

/** The key of a bare number of the data that a page shows: a price in the currency of its file, minutes to read. */
export const dataKey = (value: number): string => `number ${amount(value)}`;

/** The key of what a constant says. */
export function readingKey({ unit, value, to }: Reading): string {
  if (typeof value === "string") return `text ${value.toLowerCase()}`;
  return `${unit} ${amount(value)}${to === undefined ? "" : `-${amount(to)}`}`;
}
