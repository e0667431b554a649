import type { Carrier } from "../../schema/shapes.gen";

/** Distances between marks that people read easily. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
const MOST_MARKS = 5;

/** A scale of prices from zero. */
export interface Scale {
  /** The last mark, beyond or at the highest price. */
  end: number;
  marks: number[];
}

/** A scale on which every plan of these carriers has its place. */
export function scaleOf(carriers: readonly Carrier[]): Scale {
  const highest = Math.max(1, ...carriers.flatMap(({ plans }) => plans.map(({ price }) => price)));
  const step = STEPS.find((size) => highest / size <= MOST_MARKS) ?? highest;
  const count = Math.ceil(highest / step);
  return { end: count * step, marks: Array.from({ length: count + 1 }, (_, place) => place * step) };
}

/** Lowest price of a carrier's plans; infinite where none is known. */
export const lowestPrice = ({ plans }: Carrier): number => Math.min(...plans.map(({ price }) => price));

/** Carriers by their lowest price; those without a known one last. */
export const byLowestPrice = (carriers: readonly Carrier[]): Carrier[] =>
  // Two infinities would give no number to sort by.
  carriers.toSorted((a, b) => lowestPrice(a) - lowestPrice(b) || 0);
