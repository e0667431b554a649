import { ColumnHeads } from "../../renderer/ui/column-heads";
import { formatCount, formatMoney } from "../../renderer/ui/format-amounts";
import { Island } from "../../renderer/ui/island";
import { SectionHeading } from "../../renderer/ui/section-heading";
import { costOf, rivalCostOf, type Usage } from "./cost";
import CostCalculator from "./cost-calculator.island";
import { formatBill } from "./plan-bills";
import type { CostCalculatorProps } from "./props.gen";

/** Returns the usage of an example in words. */
function usageInWords({ people, minutes, texts, numbers, answering }: Usage): string {
  const parts = [
    formatCount(people, "person", "people"),
    minutes > 0 ? formatCount(minutes, "minute") : "",
    texts > 0 ? formatCount(texts, "text") : "",
    numbers > 1 ? formatCount(numbers, "number") : "",
    answering ? "Dlores" : "",
  ];
  return parts.filter(Boolean).join(", ");
}

/** Returns the lowest and the highest listed price among the rivals for a team of `people`. */
function rivalRange(rivals: CostCalculatorProps["rivals"], people: number): string {
  const months = rivals.flatMap((rates) => rivalCostOf(rates, people)?.month ?? []);
  if (months.length === 0) return "–";
  const ends = [Math.min(...months), Math.max(...months)].map((month) => formatMoney(month));
  return [...new Set(ends)].join(" to ");
}

/** On a phone, an example is above its amounts. */
const STACKED =
  "max-sm:[&,&_:is(thead,tbody)]:block max-sm:[&_tr]:grid max-sm:[&_tr]:grid-cols-3 max-sm:[&_tr>:first-child]:col-span-full max-sm:[&_tr>:first-child]:border-0 max-sm:[&_tr>:first-child]:pb-0";

/** The page's examples with their costs, complete without JavaScript. */
function Examples({ examplesHeading, examples, plans, rivals }: CostCalculatorProps) {
  const others = rivals.length > 0 ? [formatCount(rivals.length, "other")] : [];
  return (
    <div className="mt-12">
      <h3 className="text-xl">{examplesHeading}</h3>
      <table className={`amounts mt-4 tabular w-full ${STACKED}`}>
        <caption className="sr-only">{examplesHeading}</caption>
        <ColumnHeads names={["Monthly use", ...plans.map(({ name }) => name), ...others]} />
        <tbody>
          {examples.map((example) => (
            <tr key={example.name}>
              <th scope="row">
                {example.name} <span>{usageInWords(example)}</span>
              </th>
              {plans.map((rates) => (
                <td key={rates.id}>{formatBill(costOf(rates, example))}</td>
              ))}
              {rivals.length > 0 && (
                <td>
                  {rivalRange(rivals, example.people)}{" "}
                  {example.answering && (
                    <span className="tone-muted block font-normal text-sm">without AI answering</span>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The cost of a visitor's usage on our plans and with competitors, with examples that need no JavaScript. */
export default function CostCalculatorBlock(props: CostCalculatorProps) {
  const { heading, intro, examples, plans, rivals, rivalsHeading, rivalsNote } = props;
  const start = examples[1] ?? examples[0];
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      {start && (
        <p data-computed="" className="mt-6 hidden font-semibold noscript:block">
          Entering your own numbers needs JavaScript, which is not running here. The prices below are for this
          example: {start.name} ({usageInWords(start)}).
        </p>
      )}
      <div data-computed="" className="mt-10 lg:mt-14">
        {start && (
          <Island
            name="cost-calculator"
            component={CostCalculator}
            props={{ plans, rivals, rivalsHeading, rivalsNote, start }}
          />
        )}
        <Examples {...props} />
      </div>
    </>
  );
}
