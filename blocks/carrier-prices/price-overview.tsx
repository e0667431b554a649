import type { Carrier } from "../../schema/shapes.gen";
import { price } from "./format";

/** Distances between marks that people read easily. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];
const MOST_MARKS = 5;

/** A scale of prices from zero. */
interface Scale {
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
const lowestPrice = ({ plans }: Carrier): number => Math.min(...plans.map(({ price }) => price));

/** Carriers by their lowest price; those without a known one last. */
export const byLowestPrice = (carriers: readonly Carrier[]): Carrier[] =>
  // Two infinities would give no number to sort by.
  carriers.toSorted((a, b) => lowestPrice(a) - lowestPrice(b) || 0);

/** Share of the width that is left free at both ends, so that the outermost dots are whole. */
const MARGIN = 3;

/** Place of a price on the scale, as SVG wants it. */
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

/** All carriers on one scale of prices, the cheapest first. The dots say no more than the tables of plans. */
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
        {byLowestPrice(carriers).map((carrier) => (
          <li
            key={carrier.name}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 text-[0.9375rem] leading-[1.35] sm:grid-cols-[10.5rem_minmax(0,1fr)_6.5rem]"
          >
            <span className="font-semibold">{carrier.name}</span>
            <Dots plans={carrier.plans} scale={scale} />
            <span className="tone-muted sm:text-right">
              {carrier.plans.length > 0 ? `from ${price(lowestPrice(carrier))}` : "see its site"}
            </span>
          </li>
        ))}
      </ol>
      <svg
        className="tabular h-7 w-full overflow-visible fill-(--tone-muted) text-[0.8125rem] sm:ml-46 sm:w-[calc(100%-19rem)]"
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
