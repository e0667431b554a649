import { ColumnHeads } from "../../renderer/ui/column-heads";
import type { Carrier } from "../../schema/shapes.gen";
import { formatLocalPrice, formatPrice, noteOf } from "./format";
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
export function PlanTable({ carrier, sources }: { carrier: Carrier; sources: readonly Source[] }) {
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
