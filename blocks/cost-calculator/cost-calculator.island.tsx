import { useId, useState } from "react";
import { NumberFields, type NumberRules } from "../../renderer/ui/form/number-fields";
import { formatMoney } from "../../renderer/ui/format-amounts";
import { useHydrated } from "../../renderer/ui/use-hydrated";
import { answeringPerCall, costOf, type PlanCost, type Usage } from "./cost";
import { PlanBills } from "./plan-bills";
import { Rivals, type RivalsProps } from "./rivals";

/** Props of the calculator: its rates and texts, and the initial usage. */
export type CostCalculatorStart = Omit<RivalsProps, "usage"> & { start: Usage };

/** The numbers in the order in which a business knows them. */
const FIELDS: NumberRules<Exclude<keyof Usage, "answering">> = [
  {
    name: "people",
    label: "People who use the phone",
    what: "how many people use the phone",
    min: 1,
    max: 500,
    sliderMax: 20,
    sliderStep: 1,
  },
  {
    name: "minutes",
    label: "Minutes of calls a month",
    what: "how many minutes you are on calls in a month",
    max: 100_000,
    sliderMax: 2000,
    sliderStep: 50,
  },
  {
    name: "texts",
    label: "Texts you send a month",
    what: "how many texts you send in a month",
    max: 100_000,
    sliderMax: 2000,
    sliderStep: 50,
  },
  {
    name: "numbers",
    label: "Phone numbers",
    what: "how many phone numbers you want",
    min: 1,
    max: 100,
    sliderMax: 10,
    sliderStep: 1,
  },
];

/** Returns the result in words, for screen readers. */
const announcementOf = (costs: readonly PlanCost[]): string =>
  costs
    .map(
      ({ name, month, isWithoutCalls }) =>
        `${name}: ${formatMoney(month)} a month${isWithoutCalls ? " plus calls" : ""}.`,
    )
    .join(" ");

/**
 * The bill for the visitor's own usage, starting from an example. Its fields are disabled in the server's HTML, because
 * input typed before hydration would be lost.
 */
export default function CostCalculator({ start, ...rates }: CostCalculatorStart) {
  const id = useId();
  const isHydrated = useHydrated();
  const [usage, setUsage] = useState(start);
  /** What the visitor has to correct; empty if every number is valid. */
  const [advice, setAdvice] = useState("");
  const costs = rates.plans.map((plan) => costOf(plan, usage));
  const perCall = answeringPerCall(rates.plans);
  /** Props of what shows the bill of the last valid numbers. */
  const lastBill = { className: advice && "opacity-40", inert: advice !== "" };
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
          <div {...lastBill}>
            <PlanBills costs={costs} />
          </div>
          {usage.answering && perCall && <p className="mt-4 text-[0.9375rem] tone-muted">{perCall}</p>}
          <output aria-live="polite" className={advice ? "mt-4 block tone-missed" : "sr-only"}>
            {advice || announcementOf(costs)}
          </output>
        </div>
      </div>
      <div {...lastBill}>
        <Rivals {...rates} usage={usage} />
      </div>
    </>
  );
}
