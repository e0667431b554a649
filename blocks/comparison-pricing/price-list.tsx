import { ColumnHeads } from "../../renderer/ui/column-heads";
import { formatMoney } from "../../renderer/ui/format-amounts";
import type { Competitor } from "../../schema/shapes.gen";

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
export function PriceList({ plans }: { plans: readonly Plan[] }) {
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
