import { useId, useState } from "react";
import { money } from "../../renderer/ui/amounts";
import { dateInWords } from "../../renderer/ui/comparison";
import { NumberFields } from "../../renderer/ui/form/number-fields";
import { useHydrated } from "../../renderer/ui/use-hydrated";
import type { PlanRates, RivalRates } from "../../schema/shapes.gen";
import { PlanBills, RivalTable } from "./amounts";
import {
  answeringPerCall,
  cheapestOf,
  costOf,
  type PlanCost,
  type RivalCost,
  rivalCostOf,
  type Usage,
} from "./cost";
import { FIELDS } from "./fields";

/** What the calculator reckons with, and the usage that it starts from. */
export interface CostCalculatorStart {
  plans: readonly PlanRates[];
  rivals: readonly RivalRates[];
  rivalsHeading: string;
  rivalsNote?: string | undefined;
  start: Usage;
}

/** The result in one sentence, for those who hear it. */
const spoken = (costs: readonly PlanCost[]): string =>
  costs
    .map(
      ({ name, month, isWithoutCalls }) =>
        `${name}: ${money(month)} a month${isWithoutCalls ? " plus calls" : ""}.`,
    )
    .join(" ");

/** When the prices were listed: `Listed July 2026 to August 2026.` */
function datesInWords(costs: readonly RivalCost[]): string {
  const dates = costs.map(({ asOf }) => asOf).sort();
  const ends = [dates[0], dates.at(-1)].map((date) => dateInWords(date ?? ""));
  return `Listed ${[...new Set(ends)].join(" to ")}.`;
}

interface RivalsProps extends Pick<CostCalculatorStart, "plans" | "rivals" | "rivalsHeading" | "rivalsNote"> {
  usage: Usage;
}

/** The rivals' prices for a team of this size, with our lowest bill among them, with and without Dlores. */
function Rivals({ plans, rivals, rivalsHeading, rivalsNote, usage }: RivalsProps) {
  const costs = rivals.flatMap((rates) => rivalCostOf(rates, usage.people) ?? []);
  const choices = usage.answering ? [false, true] : [false];
  const ours = choices.flatMap(
    (answering) => cheapestOf(plans.map((rates) => costOf(rates, { ...usage, answering }))) ?? [],
  );
  if (costs.length === 0) return null;
  return (
    <div className="mt-12">
      <h3 className="text-xl">{rivalsHeading}</h3>
      <RivalTable caption={rivalsHeading} ours={ours} rivals={costs} />
      <p className="mt-4 max-w-[46rem] text-sm tone-muted">
        {datesInWords(costs)} {rivalsNote}
      </p>
    </div>
  );
}

/**
 * The bill for the visitor's own use, starting from an example. Its fields are disabled in the server's HTML: what is
 * typed before React runs would be lost.
 */
export default function CostCalculator({ start, ...rates }: CostCalculatorStart) {
  const id = useId();
  const isHydrated = useHydrated();
  const [usage, setUsage] = useState(start);
  /** What to correct, while a number cannot be used. */
  const [advice, setAdvice] = useState("");
  const costs = rates.plans.map((plan) => costOf(plan, usage));
  const perCall = answeringPerCall(rates.plans);
  return (
    <>
      <div className="parts grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-12">
        <fieldset disabled={!isHydrated} className="card parts p-6 sm:p-8 noscript:hidden">
          <legend className="sr-only">What your business uses in a month</legend>
          <NumberFields
            id={id}
            rules={FIELDS}
            start={start}
            missing="Fill in every number to see the bill."
            onChange={(numbers) => {
              setAdvice(typeof numbers === "string" ? numbers : "");
              if (typeof numbers !== "string") setUsage((before) => ({ ...before, ...numbers }));
            }}
          />
          <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold text-[0.9375rem]">
            <input
              type="checkbox"
              className="size-5 accent-dlores"
              checked={usage.answering}
              onChange={({ currentTarget }) =>
                setUsage((before) => ({ ...before, answering: currentTarget.checked }))
              }
            />
            Dlores answers the calls I can’t take
          </label>
        </fieldset>
        <div>
          <div className={advice && "opacity-40"} inert={advice !== ""}>
            <PlanBills costs={costs} />
          </div>
          {usage.answering && perCall && <p className="mt-4 text-[0.9375rem] tone-muted">{perCall}</p>}
          <output aria-live="polite" className={advice ? "mt-4 block tone-missed" : "sr-only"}>
            {advice || spoken(costs)}
          </output>
        </div>
      </div>
      <Rivals {...rates} usage={usage} />
    </>
  );
}
