import { ColumnHeads } from "../../renderer/ui/column-heads";
import { dateInWords } from "../../renderer/ui/date-in-words";
import { formatMoney } from "../../renderer/ui/format-amounts";
import type { PlanRates, RivalRates } from "../../schema/shapes.gen";
import { costOf, findCheapestPlan, rivalCostOf, type Usage } from "./cost";
import { formatYearly } from "./plan-bills";

/** Props of the comparison: what is compared, and the texts around it. */
export interface RivalsProps {
  plans: readonly PlanRates[];
  rivals: readonly RivalRates[];
  rivalsHeading: string;
  rivalsNote?: string | undefined;
  usage: Usage;
}

/** Returns the dates of the listed prices in words: `Listed July 2026 to August 2026.` */
function datesInWords(rivals: readonly RivalRates[]): string {
  const dates = rivals.map(({ asOf }) => asOf).sort();
  const ends = [dates[0], dates.at(-1)].map((date) => dateInWords(date ?? ""));
  return `Listed ${[...new Set(ends)].join(" to ")}.`;
}

/** Returns our lowest bill without Dlores, and also with her if she is to answer. */
function ourRows(plans: readonly PlanRates[], usage: Usage) {
  return [...new Set([false, usage.answering])].flatMap((answering) => {
    const cost = findCheapestPlan(plans.map((rates) => costOf(rates, { ...usage, answering })));
    if (!cost) return [];
    return { name: "Pingo", plan: answering ? `${cost.name} with Dlores` : cost.name, month: cost.month };
  });
}

/** A bar for a monthly price, in a window that is wide enough; it repeats the number beside it. */
const Bar = ({ share }: { share: number }) => (
  <svg className="inline-block h-2.5 w-[26rem] max-lg:hidden" aria-hidden="true">
    <rect
      width={`${Math.round(share * 100)}%`}
      height="100%"
      rx="5"
      className="fill-current opacity-20 in-data-ours:opacity-100"
    />
  </svg>
);

/** The rivals' prices for a team of this size, sorted from the lowest, with our bill among them. */
export function Rivals({ plans, rivals, rivalsHeading, rivalsNote, usage }: RivalsProps) {
  const listed = rivals.flatMap((rival) => {
    const cost = rivalCostOf(rival, usage.people);
    return cost ? { ...rival, plan: cost.name, month: cost.month } : [];
  });
  if (listed.length === 0) return null;
  const rows = [...ourRows(plans, usage), ...listed].sort((a, b) => a.month - b.month);
  const highest = rows.at(-1)?.month ?? 0;
  return (
    <>
      <h3 className="mt-12 text-xl">{rivalsHeading}</h3>
      <table className="amounts mt-4 tabular w-full">
        <caption className="sr-only">{rivalsHeading}</caption>
        <ColumnHeads names={["Service and plan", "Per month", "Per year"]} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.name + row.plan} data-ours={"id" in row ? undefined : ""}>
              <th scope="row">
                {"id" in row ? <a href={`/resources/comparisons/${row.id}`}>{row.name}</a> : row.name}
                {/* Chromium leaves a space that is a text node of its own out of the header's name. */}
                <span>{` ${row.plan}`}</span>
              </th>
              <td>
                <Bar share={row.month / highest} />
                <span className="inline-block lg:min-w-24">{formatMoney(row.month)}</span>
              </td>
              <td>{formatYearly(row.month)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-[46rem] text-sm tone-muted">
        {datesInWords(listed)} {rivalsNote}
      </p>
    </>
  );
}
