import type { Unit } from "../../data/reading";
import type { FoundNumber } from "./numbers";
import type { QuantityKind } from "./quantity";

/** A number of a plain text with what it measures; places are those of the plain text. */
export interface Found {
  kind: Exclude<QuantityKind, "name">;
  units: readonly Unit[];
  /** What one of the noun is in `units[0]`. */
  factor: number;
  noun?: string;
  /** With its sign or noun. */
  start: number;
  end: number;
  /** What a token would replace. */
  numberStart: number;
  numberEnd: number;
}

/** Says what a number measures, if it is the kind of thing it knows. `from`: where the quantity before it ended. */
export type Reader = (text: string, number: FoundNumber, from: number) => Found | undefined;

/** A number with what it measures, if anything. */
export interface Item {
  number: FoundNumber;
  found?: Found;
  /** The end of a range. */
  last?: FoundNumber;
}

/** Where the words of a number begin and end, with its sign or noun. */
export const startOf = ({ number, found }: Item): number => found?.start ?? number.start;
export const endOf = ({ number, found, last }: Item): number => found?.end ?? (last ?? number).end;
