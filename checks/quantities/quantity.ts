import type { Unit } from "../../data/reading";

/** What a quantity measures. `name` is a claim that is no number (24/7, TLS 1.3), `bare` a number without its unit. */
export type QuantityKind = "money" | "percent" | "count" | "rating" | "name" | "bare";

/** A price, a share, a counted or measured quantity, or a named claim, in whatever form it was written. */
export interface Quantity {
  kind: QuantityKind;
  /** Where it begins in the text as given, in UTF-16 code units. */
  offset: number;
  /** As written, with its sign or noun: `$12`, `17%`, `14-day`, `two hundred texts`. */
  text: string;
  /** The part that a token would replace, as written: `$12`, `17%`, `14`, `two hundred`. */
  number: string;
  /** Where that part begins in the text as given. */
  numberOffset: number;
  /** In the unit of `units[0]`; the name itself for a `name`: `24/7`, `TLS 1.3`, `AES-256`. */
  value: number | string;
  /** Units that it may be in, as the constants name them; none for a foreign currency, or what no constant counts. */
  units: readonly Unit[];
  /** The noun as written, in small letters, singular or plural: `texts`, `members`; absent where there is none. */
  noun?: string;
}

/** A number in a plain text, in digits or words. */
export interface FoundNumber {
  start: number;
  /** Behind a + (40+ countries). */
  end: number;
  /** As written, without a +. */
  text: string;
  value: number;
  isInWords: boolean;
}

/** What a number measures. */
export interface Measure {
  kind: Exclude<QuantityKind, "name">;
  units: readonly Unit[];
  /** What one of the noun is in `units[0]`. */
  factor: number;
  noun?: string;
  /** How many characters before the number belong to it, such as those of a sign. */
  before?: number;
  /** How many behind it do, such as those of a noun. */
  after?: number;
}

/**
 * Says what a number measures, if it is the kind of thing it knows.
 *
 * @param before the text before it, from the quantity before on, and not all of a long one; `after` likewise
 */
export type Reader = (number: FoundNumber, before: string, after: string) => Measure | undefined;
