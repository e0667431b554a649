import { LONG_FIGURE } from "../../renderer/ui/long-figure";
import { SectionHeading } from "../../renderer/ui/section-heading";
import { TextLink } from "../../renderer/ui/text-link";
import { Visual } from "../../renderer/ui/visual";
import type { CostSectionProps } from "./props.gen";

type Figure = CostSectionProps["figures"][number];

interface FigureEntryProps extends Figure {
  isLoss: boolean;
  isSplit: boolean;
}

/** Length up to which an amount of a bill stays on one line. */
const SHORT_AMOUNT = 12;

/** One figure with its label, note and source. */
function FigureEntry({ value, label, note, source, isLoss, isSplit }: FigureEntryProps) {
  return (
    <div
      className={`flex flex-col border-(--tone-line) border-t py-6 ${isSplit ? "lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:items-baseline lg:gap-x-6" : ""}`}
    >
      <dt className="col-start-2 font-semibold">{label}</dt>
      <dd
        className={`tabular -order-1 mb-2 font-bold font-display leading-none tracking-[-0.025em] ${LONG_FIGURE.test(value) ? "text-2xl" : "text-3xl"} ${isLoss ? "tone-missed" : ""} ${isSplit ? "lg:mb-0" : ""}`}
      >
        {value}
      </dd>
      {(note || source) && (
        <dd className="tone-muted col-start-2 mt-1.5 text-sm">
          {note}
          {note && source && " "}
          {source && (
            <>
              Source: <TextLink {...source} />
            </>
          )}
        </dd>
      )}
    </div>
  );
}

/** One line of a bill: an item or the total. */
function BillLine({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) {
  const cellClass = isTotal ? "pt-3 font-bold" : "py-3 font-normal";
  return (
    <tr className={isTotal ? "border-t-3 border-double" : "border-(--tone-line) border-t border-dashed"}>
      <th scope="row" className={`text-left align-baseline ${cellClass}`}>
        {label}
      </th>
      <td
        className={`pl-6 text-right align-baseline ${value.length > SHORT_AMOUNT ? "" : "whitespace-nowrap"} ${cellClass}`}
      >
        {value}
      </td>
    </tr>
  );
}

/** A cost added up line by line, as on a bill; the last line is the total. */
function Bill({ caption, rows, total }: NonNullable<CostSectionProps["breakdown"]>) {
  return (
    <div className="card p-[clamp(1.5rem,1.2rem+1vw,2rem)]">
      <table className="tabular w-full">
        <caption className="pb-4 text-left font-semibold">{caption}</caption>
        <tbody>
          {rows.map((row) => (
            <BillLine key={row.label} {...row} />
          ))}
        </tbody>
        <tfoot>
          <BillLine {...total} isTotal />
        </tfoot>
      </table>
    </div>
  );
}

/** The cost of a problem: figures beside a picture or a bill; across the whole width if there is neither. */
export default function CostSection(props: CostSectionProps) {
  const { heading, intro, figures, areLosses, visual, breakdown, conclusion } = props;
  const isSplit = visual !== undefined || breakdown !== undefined;
  return (
    <div
      className={
        isSplit
          ? "grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr] lg:gap-x-[clamp(3rem,6vw,6rem)] lg:gap-y-6"
          : ""
      }
    >
      <div>
        <SectionHeading heading={heading} intro={intro} />
        <dl
          className={`mt-8 ${isSplit ? "" : "sm:grid sm:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] sm:gap-x-10"}`}
        >
          {figures.map((figure) => (
            <FigureEntry key={figure.label} {...figure} isLoss={areLosses} isSplit={isSplit} />
          ))}
        </dl>
      </div>
      {isSplit && (
        <div className="grid gap-6 self-center lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {visual && <Visual visual={visual} />}
          {breakdown && <Bill {...breakdown} />}
        </div>
      )}
      {conclusion && (
        <p
          className={`max-w-[44rem] text-balance font-bold font-display text-2xl tracking-[-0.015em] ${isSplit ? "" : "mt-6"}`}
        >
          {conclusion}
        </p>
      )}
    </div>
  );
}
