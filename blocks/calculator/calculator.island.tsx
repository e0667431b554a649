import { useId, useState } from "react";
import { NumberFields, type NumberRules } from "../../renderer/ui/form/number-fields";
import { useHydrated } from "../../renderer/ui/use-hydrated";
import { type Estimate, formatDollars, formulaOf, lossOf } from "./revenue";
import { RollingAmount } from "./rolling-amount";

/** The inputs in the order of the formula. */
const FIELDS: NumberRules<keyof Estimate> = [
  {
    name: "calls",
    label: "Missed calls a week",
    what: "how many calls you miss in a week",
    suffix: "calls",
    max: 1000,
    sliderMax: 50,
    sliderStep: 1,
  },
  {
    name: "share",
    label: "Share that would buy, in percent",
    what: "how many callers in a hundred would buy",
    suffix: "%",
    max: 100,
    sliderMax: 100,
    sliderStep: 5,
  },
  {
    name: "value",
    label: "Value of a job, in dollars",
    what: "what one job brings you in dollars",
    prefix: "$",
    max: 100_000,
    decimals: 2,
    sliderMax: 2000,
    sliderStep: 10,
  },
];

/** The three amounts as figures. Assistive technology reads the final amounts from the output. */
function Amounts({ estimate }: { estimate: Estimate | undefined }) {
  const loss = estimate && lossOf(estimate);
  return (
    <div
      aria-hidden="true"
      className="calculator-amounts tabular mt-2 grid grid-cols-2 gap-x-6 gap-y-4 border-current/15 border-t pt-6"
    >
      {(["year", "month", "week"] as const).map((period) => (
        <p key={period} className="group text-[0.875rem] first:col-span-full">
          <b className="tone-missed block font-display text-xl leading-[1.2] group-first:text-3xl">
            {loss ? <RollingAmount amount={loss[period]} /> : "–"}
          </b>
          {" a "}
          {period}
        </p>
      ))}
    </div>
  );
}

/** The formula with its numbers; the monthly and yearly amounts are for screen readers only. */
function Formula({ estimate }: { estimate: Estimate }) {
  const { month, year } = lossOf(estimate);
  return (
    <>
      {formulaOf(estimate)}
      <span className="sr-only">{`, ${formatDollars(month)} a month, ${formatDollars(year)} a year.`}</span>
    </>
  );
}

/**
 * The calculator with the visitor's own numbers, starting from an example. Its fields are disabled in the server's
 * HTML, because input typed before hydration would be lost.
 */
export default function Calculator(start: Estimate) {
  const id = useId();
  const isHydrated = useHydrated();
  const [entered, setEntered] = useState<Estimate | string>(start);
  return (
    <fieldset disabled={!isHydrated}>
      <legend className="mb-4">
        <h3 className="text-xl">Your own numbers</h3>
      </legend>
      <NumberFields
        id={id}
        rules={FIELDS}
        start={start}
        missing="Fill in all three numbers."
        onChange={setEntered}
      />
      <Amounts estimate={typeof entered === "string" ? undefined : entered} />
      <output
        htmlFor={FIELDS.map(({ name }) => id + name).join(" ")}
        aria-live="polite"
        className="tabular mt-5 block min-h-[3.2em] text-[0.9375rem] sm:min-h-[1.6em]"
      >
        {typeof entered === "string" ? entered : <Formula estimate={entered} />}
      </output>
      <p className="mt-3 text-sm tone-muted">Nothing you type leaves this page.</p>
    </fieldset>
  );
}
