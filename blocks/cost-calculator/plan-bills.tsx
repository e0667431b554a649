import { formatMoney } from "../../renderer/ui/format-amounts";
import { TextLink } from "../../renderer/ui/text-link";
import { findCheapestPlan, type PlanCost } from "./cost";

const MONTHS_PER_YEAR = 12;

/** Formats a monthly amount as the amount for a whole year. */
export const formatYearly = (month: number): string => formatMoney(month * MONTHS_PER_YEAR);

/** One plan's bill: the monthly amount in large type, the yearly amount and each charge in small type. */
function PlanBill({ cost, isLowest }: { cost: PlanCost; isLowest: boolean }) {
  const { name, month, monthBilledAnnually, charges, isWithoutCalls } = cost;
  return (
    <li
      className={`rounded-card border p-6 ${isLowest ? "border-(--tone-signal) bg-(--tone-card)" : "border-(--tone-line)"}`}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h3 className="font-sans font-semibold text-base tracking-normal">{name}</h3>
        {isLowest && (
          <span className="tag border-transparent bg-signal-soft text-signal-strong">Lowest total</span>
        )}
      </div>
      <p className="mt-2">
        <b className="font-bold font-display text-3xl tracking-tight">{formatMoney(month)}</b>{" "}
        <span className="text-sm tone-muted">a month</span>
      </p>
      {isWithoutCalls && (
        <p className="text-sm">
          plus pay-as-you-go calls: <TextLink to="/contact">ask us for the rate</TextLink>
        </p>
      )}
      <p className="text-sm tone-muted">
        {formatYearly(month)} a year{isWithoutCalls && ", plus calls"}
        {monthBilledAnnually !== undefined &&
          `, or about ${formatYearly(monthBilledAnnually)} billed annually`}
      </p>
      <ul className="mt-4 text-sm">
        {charges.map(({ label, amount }) => (
          <li key={label} className="flex justify-between gap-4 border-current/12 py-1 lg:border-t lg:py-1.5">
            <span className="tone-muted">{label}</span>
            <span>{formatMoney(amount)}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Every plan's bill side by side. */
export function PlanBills({ costs }: { costs: readonly PlanCost[] }) {
  // The total of a plan with pay-as-you-go calls is unknown and may be the lowest.
  const cheapest = costs.some(({ isWithoutCalls }) => isWithoutCalls) ? undefined : findCheapestPlan(costs);
  return (
    <ul className="tabular grid gap-4 sm:max-lg:grid-cols-2">
      {costs.map((cost) => (
        <PlanBill key={cost.name} cost={cost} isLowest={cost === cheapest} />
      ))}
    </ul>
  );
}

/** Formats a bill for a table cell: `$37`, or `$4 + calls` if calls are extra. */
export const formatBill = ({ month, isWithoutCalls }: PlanCost): string =>
  isWithoutCalls ? `${formatMoney(month)} + calls` : formatMoney(month);
