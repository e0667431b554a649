import { ActionButton } from "../../renderer/ui/action-button";
import { CheckList } from "../../renderer/ui/check-list";
import { ColumnHeads } from "../../renderer/ui/column-heads";
import { priceParts, startingPrice } from "../../renderer/ui/comparison";
import { dateInWords } from "../../renderer/ui/date-in-words";
import { formatMoney } from "../../renderer/ui/format-amounts";
import { Monogram } from "../../renderer/ui/monogram";
import { LogoMark } from "../../renderer/ui/ping";
import { Price, PriceBadge } from "../../renderer/ui/price";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { Competitor } from "../../schema/shapes.gen";
import type { ComparisonPricingProps } from "./props.gen";

type Plan = Competitor["pricing"]["details"][number];

/** The cells of a plan's two prices; one cell in words if the plan has no listed prices. */
function Prices({ annualMonthlyPrice, monthlyPrice, currency, price }: Plan) {
  if (price !== undefined) return <td colSpan={2}>{price}</td>;
  return [annualMonthlyPrice, monthlyPrice].map((value, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its column, and prices may be equal
    <td key={index}>
      {value == null ? <span className="tone-muted">not listed</span> : formatMoney(value, currency)}
    </td>
  ));
}

/** The price list of a competitor, with the notes on each plan below its name. */
function PriceList({ plans }: { plans: readonly Plan[] }) {
  const unit = plans.find((plan) => plan.unit)?.unit ?? "user";
  return (
    <table className="price-list mt-6 tabular w-full text-left">
      <caption className="sr-only">Price per {unit} per month</caption>
      <ColumnHeads names={["Plan", "Billed annually", "Billed monthly"]} className="text-sm tone-muted" />
      <tbody>
        {plans.map((plan) => (
          <tr key={plan.name}>
            <th scope="row">
              {plan.name}
              <span className="block font-normal text-sm tone-muted">{plan.notes}</span>
            </th>
            <Prices {...plan} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Maximum number of limitations in the price section (spec, section 2, Comparison detail page). */
const MAX_LIMITATIONS = 4;

function OurPrice({ product, offer }: Pick<ComparisonPricingProps, "product" | "offer">) {
  const { name, price, listPrice, badge, period, points, button } = offer;
  return (
    <div className="card p-6 sm:p-8" data-plan-name={name} data-plan-price={price}>
      <div className="flex flex-wrap items-center gap-3">
        <LogoMark />
        <h3 className="text-xl">
          {product} {name}
        </h3>
        {badge && (
          <p className="ml-auto">
            <PriceBadge text={badge} />
          </p>
        )}
      </div>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-2 tabular">
        <Price price={price} listPrice={listPrice} size="large" />
        <span className="tone-muted">{period}</span>
      </p>
      <CheckList items={points} className="mt-6 border-current/25 border-t border-dashed pt-6" />
      <ActionButton button={button} className="mt-7 w-full" />
    </div>
  );
}

/** A short list below a small title. */
function Points({ label, items }: { label: string; items: readonly string[] }) {
  return (
    <div>
      <h4 className="font-sans font-semibold text-sm">{label}</h4>
      <ul className="mt-2 list-disc space-y-1.5 pl-5 text-[0.9375rem] marker:text-line-strong">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

function TheirPrice(props: ComparisonPricingProps) {
  const { startingLabel, extrasLabel, limitationsLabel, competitor } = props;
  const { id, name, logo, pricing, cons } = competitor;
  const { amount, unit } = priceParts(startingPrice(pricing.starting));
  return (
    <div className="py-2 lg:py-8">
      <div className="flex items-center gap-3">
        <Monogram id={id} letters={logo} className="size-8" />
        <h3 className="text-xl">{name}</h3>
      </div>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-2 tabular">
        <span className="tone-muted">{startingLabel}</span>
        <span className="font-bold font-display text-3xl tracking-tight">{amount}</span>
        {unit && <span className="tone-muted">{unit}</span>}
      </p>
      <p className="mt-1 tone-muted">{pricing.billing}</p>
      <PriceList plans={pricing.details} />
      <div className="mt-8 grid gap-8 md:grid-cols-2">
        {pricing.extras.length > 0 && <Points label={extrasLabel} items={pricing.extras} />}
        <Points label={limitationsLabel} items={cons.slice(0, MAX_LIMITATIONS)} />
      </div>
      <p className="mt-8 text-sm tone-muted">
        {pricing.asOf && `Prices seen in ${dateInWords(pricing.asOf)}. `}
        {pricing.note}
      </p>
    </div>
  );
}

/** Prices of both products: one of our plans as a card, the competitor's price list beside it. */
export default function ComparisonPricing(props: ComparisonPricingProps) {
  const { heading, intro, product, offer } = props;
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <div className="mt-10 grid items-start gap-12 lg:mt-14 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:gap-16">
        <OurPrice product={product} offer={offer} />
        <TheirPrice {...props} />
      </div>
    </>
  );
}
