import { formatCount, formatMoney } from "../../renderer/ui/format-amounts";

/** Inputs of the formula: numbers of the spec's examples, or the visitor's own. */
export interface Estimate {
  /** Missed calls a week. */
  calls: number;
  /** Percentage of the callers that would have bought. */
  share: number;
  /** Dollars that one job brings. */
  value: number;
}

const WEEKS_PER_YEAR = 52;
const MONTHS_PER_YEAR = 12;

/** The formula in words, as the block states it. */
export const FORMULA =
  "Missed calls a week × share that would buy × value of a job = revenue lost in a week.";
export const PERIODS = `We count ${formatCount(WEEKS_PER_YEAR, "week")} a year and divide by twelve for a month.`;

/** Returns the dollars lost: calls × share × value a week. Calculates in cents, so that the result is exact. */
export function lossOf({ calls, share, value }: Estimate) {
  const week = (calls * share * Math.round(value * 100)) / 10_000;
  const year = week * WEEKS_PER_YEAR;
  return { week, month: year / MONTHS_PER_YEAR, year };
}

/** Formats an amount in whole dollars: `$3,250`. */
export const formatDollars = (amount: number): string => formatMoney(Math.round(amount));

/** Returns the formula with its numbers: `10 calls × 30% × $250 = $750 a week`; with ≈ if the result was rounded. */
export function formulaOf(estimate: Estimate): string {
  const { calls, share, value } = estimate;
  const { week } = lossOf(estimate);
  const sign = Number.isInteger(week) ? "=" : "≈";
  return `${formatCount(calls, "call")} × ${share}% × ${formatMoney(value)} ${sign} ${formatDollars(week)} a week`;
}
