import type { Reading } from "../../data/reading";
import type { Quantity } from "../quantities/quantity";

/** Amounts are compared in hundredths of a cent, so that sums of fractions come out. */
const amount = (value: number): number => Math.round(value * 10_000);

/** What is said, however it is written: an amount or a name. */
const said = (value: number | string): string =>
  typeof value === "string" ? value.toLowerCase() : String(amount(value));

/** A quantity as one word for each unit that it may be in, so that two texts can be compared by what they say. */
export const quantityKeys = ({ kind, units, noun, value }: Quantity): string[] =>
  units.length === 0
    ? [`${kind} ${noun ?? ""} ${said(value)}`]
    : units.map((unit) => `${unit} ${said(value)}`);

/** Keys of what quantities give a right to say: a number alone may be of any unit, and would give it for each. */
export const keysOf = (quantities: readonly Quantity[]): string[] =>
  quantities.filter(({ kind }) => kind !== "bare").flatMap(quantityKeys);

/** The key of a bare number of the data that a page shows: a price in the currency of its file, minutes to read. */
export const dataKey = (value: number): string => `number ${amount(value)}`;

/** The key of what a constant says. */
export const readingKey = ({ unit, value }: Pick<Reading, "unit" | "value">): string =>
  `${typeof value === "string" ? "text" : unit} ${said(value)}`;
