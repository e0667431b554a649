import type { Carrier } from "../../schema/shapes.gen";
import { formatPrice } from "./format";

/** Steps between marks that are easy to read. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
const MAX_MARKS = 5;

/** Returns a scale from zero to its last mark, `end`, which is at or above the highest price of the carriers. */
export function scaleOf(carriers: readonly Carrier[]) {
  const highest = Math.max(1, ...carriers.flatMap(({ plans }) => plans.map(({ price }) => price)));
  const step = STEPS.find((size) => highest / size <= MAX_MARKS) ?? highest;
  const count = Math.ceil(highest / step);
  return { end: count * step, marks: Array.from({ length: count + 1 }, (_, place) => place * step) };
}

type Scale = ReturnType<typeof scaleOf>;

/** Returns the lowest price of a carrier's plans; Infinity if none is known. */
const lowestPrice = ({ plans }: Carrier): number => Math.min(...plans.map(({ price }) => price));

/** Returns the carriers sorted by their lowest price; those without a known price come last. */
export const sortByLowestPrice = (carriers: readonly Carrier[]): Carrier[] =>
  // The difference of two infinities is NaN.
  carriers.toSorted((a, b) => lowestPrice(a) - lowestPrice(b) || 0);

/** Percentage of the width left free at each end, so that the outermost dots are not cut off. */
const MARGIN = 3;

/** Returns the position of a price on the scale, as a percentage for SVG. */
const placeOf = (amount: number, { end }: Scale): string =>
  `${Math.round((MARGIN + ((100 - 2 * MARGIN) * amount) / end) * 100) / 100}%`;

/** One carrier's prices as dots on the common scale. */
function Dots({ plans, scale }: { plans: Carrier["plans"]; scale: Scale }) {
  return (
    <svg
      className="h-7 w-full overflow-visible stroke-current/15 max-sm:col-span-full max-sm:row-start-2"
      aria-hidden="true"
    >
      {scale.marks.map((mark) => (
        <line key={mark} x1={placeOf(mark, scale)} x2={placeOf(mark, scale)} y1="0" y2="100%" />
      ))}
      {plans.map((plan) => (
        <circle
          key={plan.name}
          cx={placeOf(plan.price, scale)}
          cy="50%"
          r="5"
          className={
            plan.approximate
              ? "fill-(--tone-ground) stroke-2 stroke-current"
              : "fill-current stroke-(--tone-ground) stroke-[1.5]"
          }
        />
      ))}
    </svg>
  );
}

/** All carriers on one price scale, the cheapest first. The dots show nothing that the plan tables do not state. */
export function PriceOverview({ carriers, className }: { carriers: readonly Carrier[]; className: string }) {
  const scale = scaleOf(carriers);
  const hasApproximate = carriers.some(({ plans }) => plans.some(({ approximate }) => approximate));
  return (
    <section className={className}>
      <h4 className="text-xl leading-tight">All plans by price</h4>
      <p className="tone-muted mt-1 text-[0.9375rem]">
        In US dollars a month. Each dot is a plan.
        {hasApproximate && " A hollow dot is an approximate price."}
      </p>
      <ol className={`tabular mt-4 grid gap-y-1 sm:gap-y-0 ${className}`}>
        {sortByLowestPrice(carriers).map((carrier) => (
          <li
            key={carrier.name}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 text-[0.9375rem] leading-[1.35] sm:grid-cols-[10.5rem_minmax(0,1fr)_6.5rem]"
          >
            <span className="font-semibold">{carrier.name}</span>
            <Dots plans={carrier.plans} scale={scale} />
            <span className="tone-muted sm:text-right">
              {carrier.plans.length > 0 ? `from ${formatPrice(lowestPrice(carrier))}` : "see its site"}
            </span>
          </li>
        ))}
      </ol>
      <svg
        className="tabular h-7 w-full overflow-visible fill-(--tone-muted) forced-colors:fill-current text-[0.8125rem] sm:ml-46 sm:w-[calc(100%-19rem)]"
        aria-hidden="true"
      >
        {scale.marks.map((mark) => (
          <text key={mark} x={placeOf(mark, scale)} y="1em" textAnchor="middle">
            {mark}
          </text>
        ))}
      </svg>
    </section>
  );
}
