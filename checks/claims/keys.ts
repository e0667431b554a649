import type { Reading } from "../../data/reading";
import type { Quantity } from "../quantities/quantity";

/** Amounts are compared in hundredths of a cent, so that sums of fractions come out. */
const amount = (value: number): number => Math.round(value * 10_000);

/** What is said, however it is written: an amount, both ends of a range, or a name. */
const said = ({ value, to }: Pick<Quantity, "value" | "to">): string =>
  typeof value === "string"
    ? value.toLowerCase()
    : `${amount(value)}${to === undefined ? "" : `-${amount(to)}`}`;

/** A quantity as one word for each unit that it may be in, so that two texts can be compared by what they say. */
export const quantityKeys = ({ kind, units, noun, ...of }: Quantity): string[] =>
  units.length === 0 ? [`${kind} ${noun ?? ""} ${said(of)}`] : units.map((unit) => `${unit} ${said(of)}`);

/** Keys of what quantities give a right to say: a number alone may be of any unit, and would give it for each. */
export const keysOf = (quantities: readonly Quantity[]): string[] =>
  quantities.filter(({ kind }) => kind !== "bare").flatMap(quantityKeys);

/** The key of a bare number of the data that a page shows: a price in the currency of its file, minutes to read. */
export const dataKey = (value: number): string => `number ${amount(value)}`;

/** The key of what a constant says. */
export const readingKey = ({ unit, ...of }: Pick<Reading, "unit" | "value" | "to">): string =>
  `${typeof of.value === "string" ? "text" : unit} ${said(of)}`;
