import type { Constant } from "./constants";
import { formatConstant } from "./format";

/** An amount to whole cents. */
export const toCents = (amount: number): number => Math.round(amount * 100) / 100;
/** The number that a constant says; NaN where there is none. */
export const numberOf = (constant: Constant | undefined): number => Number(constant?.value);
/** A constant as a bare amount: `$12`, `60%`. */
export const written = (constant: Constant | undefined): string =>
  constant ? formatConstant(constant, "amount") : "";
/** An amount in dollars: `$12`. */
export const money = (value: number): string => formatConstant({ value, unit: "usd" }, "amount");
