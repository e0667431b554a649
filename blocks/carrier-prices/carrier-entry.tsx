import { ArrowUpRight, type IconNode, Minus, Plus } from "lucide";
import { ColumnHeads } from "../../renderer/ui/column-heads";
import { LineIcon } from "../../renderer/ui/line-icon";
import { outboundAddress, trackingValue } from "../../renderer/ui/outbound-address";
import type { Carrier } from "../../schema/shapes.gen";
import { capitalize, formatLocalPrice, formatPrice, noteOf } from "./format";
import { type Source, SourceNote } from "./source-list";

type Plan = Carrier["plans"][number];

/** Column headings (spec, section 2, Carrier pricing page). */
const COLUMNS = ["Plan Name", "Price/Month", "Data", "Minutes", "SMS"] as const;

/** Small type below a name or a price. */
const SMALL_PRINT = "mt-0.5 block font-normal text-[0.8125rem] text-(--tone-muted)";

/** The monthly price; below it, in small type, the carrier's own price, whether it is approximate, and its source. */
function PriceCell({ plan, sources }: { plan: Plan; sources: readonly Source[] }) {
  const terms = [formatLocalPrice(plan), plan.approximate && "approximate"].filter(Boolean).join(", ");
  return (
    <td>
      <b className="text-[1.0625rem] leading-[1.3]">{formatPrice(plan.price)}</b>
      <small className={SMALL_PRINT}>
        {terms && <span className="block">{terms}</span>}
        <span className="block">
          <SourceNote fact={plan} sources={sources} />
        </span>
      </small>
    </td>
  );
}

/** The plans of a carrier as one semantic table. On a phone each plan is a short paragraph under its name and price. */
function PlanTable({ carrier, sources }: { carrier: Carrier; sources: readonly Source[] }) {
  return (
    <table className="carrier-plans tabular w-full text-left text-[0.9375rem] leading-[1.4]">
      <caption className="sr-only">{carrier.name} plans</caption>
      <ColumnHeads names={COLUMNS} />
      <tbody>
        {carrier.plans.map((plan) => (
          <tr key={plan.name}>
            <th scope="row">
              {plan.name}
              {noteOf(plan) && <small className={SMALL_PRINT}>{noteOf(plan)}</small>}
            </th>
            <PriceCell plan={plan} sources={sources} />
            <td data-label="Data">{plan.data}</td>
            <td data-label="Minutes">{plan.minutes}</td>
            <td data-label="SMS">{plan.sms}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Link to the carrier's own site, with the comparison's tracking parameters (spec, section 7, Outbound carrier links). */
function ViewPlans({ name, website, product }: { name: string; website: string; product: string }) {
  const address = outboundAddress(website, product, {
    source: `${trackingValue(product)}_landing`,
    medium: "carrier_comparison",
    campaign: "carrier_pricing",
    content: trackingValue(name),
  });
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      data-event="landing_clicked_carrier"
      className="button button-secondary button-small mt-5"
    >
      View Plans
      <span className="sr-only"> from {name}, opens in a new tab</span>
      <LineIcon drawing={ArrowUpRight} className="size-4" />
    </a>
  );
}

interface PointsProps {
  title: string;
  sign: IconNode;
  iconClassName: string;
  items: readonly string[];
}

/** Points for or against a carrier, each with an icon. */
function Points({ title, sign, iconClassName, items }: PointsProps) {
  return (
    <div>
      <h5 className="font-semibold text-(length:--text-sm)">{title}</h5>
      <ul>
        {items.map((item) => (
          <li key={item} className="mt-1.5 flex gap-2.5">
            <LineIcon drawing={sign} className={`mt-0.75 size-4 stroke-[2.5] ${iconClassName}`} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CarrierEntryProps {
  carrier: Carrier;
  product: string;
  /** All sources of the country; the prices refer to them by number. */
  sources: readonly Source[];
  /** Class that controls how the browser renders it (styles/layout.css). */
  className: string;
}

/** One carrier: its description, plans, pros and cons. Without a known plan there is no table. */
export function CarrierEntry({ carrier, product, sources, className }: CarrierEntryProps) {
  const { name, type, coverage, website, plans, plansNote, pros, cons } = carrier;
  return (
    <article
      className={`carrier grid gap-6 border-t py-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-14 ${className}`}
    >
      <header className="lg:sticky lg:top-38 lg:self-start print:static">
        <h4 className="text-xl leading-tight">{name}</h4>
        <p className="tone-muted mt-1 font-semibold text-[0.9375rem]">{type}</p>
        <p className="tone-muted mt-2 text-[0.9375rem] leading-normal">{coverage}</p>
        <ViewPlans name={name} website={website} product={product} />
      </header>
      <div className={className}>
        {plans.length > 0 && <PlanTable carrier={carrier} sources={sources} />}
        {plansNote && <p className="tone-muted mt-3 text-[0.9375rem]">{capitalize(plansNote)}</p>}
        <div className="mt-6 grid gap-x-8 gap-y-5 text-[0.9375rem] leading-[1.45] sm:grid-cols-2">
          <Points title="Pros" sign={Plus} iconClassName="tone-signal" items={pros} />
          <Points title="Cons" sign={Minus} iconClassName="tone-missed" items={cons} />
        </div>
      </div>
    </article>
  );
}
