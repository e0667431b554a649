import type { Reading } from "../../data/reading";
import type { JsonValue } from "../../schema/json-document";
import { quantitiesIn } from "../quantities/quantities";
import type { Quantity } from "../quantities/quantity";
import { dataTexts } from "../surfaces/data-texts";

/** Rounds an amount to hundredths of a cent, so that sums of fractions are equal. */
const roundAmount = (value: number): number => Math.round(value * 10_000);

/** Normalizes an amount or a name. */
const normalizeValue = (value: number | string): string =>
  typeof value === "string" ? value.toLowerCase() : String(roundAmount(value));

/** Returns one key for each unit that a quantity may have, so that texts can be compared by what they state. */
export const quantityKeys = ({ kind, units, noun, value }: Quantity): string[] =>
  units.length === 0
    ? [`${kind} ${noun ?? ""} ${normalizeValue(value)}`]
    : units.map((unit) => `${unit} ${normalizeValue(value)}`);

/** Returns the keys that quantities permit. A bare number may have any unit, and would permit too much. */
export const keysOf = (quantities: readonly Quantity[]): string[] =>
  quantities.filter(({ kind }) => kind !== "bare").flatMap(quantityKeys);

/** Returns the keys of the figures in data: in its texts, and of its prices, which are in dollars. */
export const keysInData = (value: JsonValue): string[] =>
  dataTexts(JSON.stringify(value)).flatMap(({ text }) => keysOf(quantitiesIn(text)));

/** Returns the key of a bare number in the data that a page shows: a price in its file's currency, minutes to read. */
export const dataKey = (value: number): string => `number ${roundAmount(value)}`;

/** Returns the key of a constant's reading. */
export const readingKey = ({ unit, value }: Pick<Reading, "unit" | "value">): string =>
  `${typeof value === "string" ? "text" : unit} ${normalizeValue(value)}`;
