import type { Unit } from "../../data/reading";

/** What a quantity measures. `name` is a claim that is not a number (24/7, TLS 1.3), `bare` a number without a unit. */
export type QuantityKind = "money" | "percent" | "count" | "rating" | "name" | "bare";

/** A price, a share, a count, a measurement or a named claim, in any spelling. */
export interface Quantity {
  kind: QuantityKind;
  /** Offset in the original text, in UTF-16 code units. */
  offset: number;
  /** As written, including its sign or noun: `$12`, `17%`, `14-day`, `two hundred texts`. */
  text: string;
  /** The part that a token would replace, as written: `$12`, `17%`, `14`, `two hundred`. */
  number: string;
  /** Offset of `number` in the original text. */
  numberOffset: number;
  /** Value in `units[0]`; the name itself for a `name`: `24/7`, `TLS 1.3`, `AES-256`. */
  value: number | string;
  /** Possible units, as in the constants; empty for a foreign currency, or for something that no constant counts. */
  units: readonly Unit[];
  /** The noun as written, in lowercase, singular or plural: `texts`, `members`; absent if there is none. */
  noun?: string;
}

/** A number in a normalized text, in digits or words. */
export interface FoundNumber {
  start: number;
  /** After a plus sign, if there is one (40+ countries). */
  end: number;
  /** As written, without a plus sign. */
  text: string;
  value: number;
  isInWords: boolean;
}

/** What a number measures. */
export interface Measure {
  kind: Exclude<QuantityKind, "name">;
  units: readonly Unit[];
  /** Value of one unit of the noun in `units[0]`. */
  factor: number;
  noun?: string;
  /** Number of characters before the number that belong to it, such as a currency sign. */
  before?: number;
  /** Number of characters after the number that belong to it, such as a noun. */
  after?: number;
}

/**
 * Returns what a number measures; undefined if the reader does not recognize it.
 *
 * @param before the text between the previous quantity and the number, limited in length; `after` likewise
 */
export type Reader = (number: FoundNumber, before: string, after: string) => Measure | undefined;
