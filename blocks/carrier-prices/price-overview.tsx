import type { Carrier } from "../../schema/shapes.gen";
import { price } from "./format";
import { byLowestPrice, lowestPrice, type Scale, scaleOf } from "./scale";

/** Share of the width that is left free at both ends, so that the outermost dots are whole. */
const MARGIN = 3;

/** Place of a price on the scale, as SVG wants it. */
const placeOf = (amount: number, { end }: Scale): string =>
  `${Math.round((MARGIN + ((100 - 2 * MARGIN) * amount) / end) * 100) / 100}%`;

function Marks({ scale }: { scale: Scale }) {
  return scale.marks.map((mark) => (
    <line key={mark} x1={placeOf(mark, scale)} x2={placeOf(mark, scale)} y1="0" y2="100%" />
  ));
}

/** One carrier's prices as dots on the common scale. */
function Dots({ plans, scale }: { plans: Carrier["plans"]; scale: Scale }) {
  return (
    <svg className="carrier-dots" aria-hidden="true">
      <Marks scale={scale} />
      {plans.map((plan) => (
        <circle
          key={plan.name}
          cx={placeOf(plan.price, scale)}
          cy="50%"
          r="5"
          className={plan.approximate ? "carrier-dot-approximate" : undefined}
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
    <section className={`carrier-overview ${className}`}>
      <h4>All plans by price</h4>
      <p>
        In US dollars a month. Each dot is a plan.
        {hasApproximate && " A hollow dot is an approximate price."}
      </p>
      <ol className={`tabular ${className}`}>
        {byLowestPrice(carriers).map((carrier) => (
          <li key={carrier.name}>
            <span>{carrier.name}</span>
            <Dots plans={carrier.plans} scale={scale} />
            <span>{carrier.plans.length > 0 ? `from ${price(lowestPrice(carrier))}` : "see its site"}</span>
          </li>
        ))}
      </ol>
      <svg className="carrier-scale tabular" aria-hidden="true">
        {scale.marks.map((mark) => (
          <text key={mark} x={placeOf(mark, scale)} y="1em" textAnchor="middle">
            {mark}
          </text>
        ))}
      </svg>
    </section>
  );
}
