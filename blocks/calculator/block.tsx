import { Fragment } from "react";
import { ColumnHeads } from "../../renderer/ui/column-heads";
import { formatMoney } from "../../renderer/ui/format-amounts";
import { Island } from "../../renderer/ui/island";
import { SectionHeading } from "../../renderer/ui/section-heading";
import Calculator from "./calculator.island";
import type { CalculatorProps } from "./props.gen";
import { FORMULA, formatDollars, lossOf, PERIODS } from "./revenue";

type Assumptions = Pick<CalculatorProps, "examples" | "share" | "value">;

/** The fixed examples: the cost of a number of missed calls under the stated assumptions. */
function Examples({ examples, share, value }: Assumptions) {
  return (
    <table className="amounts tabular w-full">
      <caption>
        If {share}% of the callers would have bought, and a job brings {formatMoney(Number(value))}
      </caption>
      <ColumnHeads names={["Missed", "a week", "a month", "a year"]} />
      <tbody>
        {examples.map((calls) => {
          const loss = lossOf({ calls: Number(calls), share: Number(share), value: Number(value) });
          return (
            <tr key={calls}>
              <th scope="row">{calls} calls</th>
              <td>{formatDollars(loss.week)}</td>
              <td>{formatDollars(loss.month)}</td>
              <td className="font-bold tone-missed">{formatDollars(loss.year)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/**
 * The cost of missed calls. Without JavaScript the examples and the formula are complete, and a sentence replaces the
 * form for the visitor's own numbers.
 */
export default function CalculatorBlock({ heading, intro, examples, share, value, note }: CalculatorProps) {
  const start = {
    calls: Number(examples[Math.floor(examples.length / 2)] ?? 0),
    share: Number(share),
    value: Number(value),
  };
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <p className="mt-6 hidden font-semibold noscript:block">
        Trying your own numbers needs JavaScript, which is not running here. The examples work without it.
      </p>
      <div className="mt-10 grid gap-10 lg:mt-14 lg:grid-cols-2 lg:gap-16">
        <div>
          <Examples examples={examples} share={share} value={value} />
          <p className="mt-10 max-w-[30rem] font-display font-semibold text-xl">
            {FORMULA.split(/(?=[×=])/).map((term) => (
              <Fragment key={term}>
                <span className="inline-block">{term.trim()}</span>{" "}
              </Fragment>
            ))}
          </p>
          <p className="mt-3 max-w-[34rem] text-[0.9375rem] tone-muted">
            {PERIODS} {note}
          </p>
        </div>
        <Island
          name="calculator"
          component={Calculator}
          props={start}
          className="card self-start p-6 sm:p-8 noscript:hidden"
        />
      </div>
    </>
  );
}
