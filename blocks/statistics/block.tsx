import { LONG_FIGURE } from "../../renderer/ui/long-figure";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { StatisticsProps } from "./props.gen";

/** Returns the size of all figures, by the number of columns and the longest word. */
function sizeOf(items: StatisticsProps["items"]): string {
  const isLong = items.some(({ value }) => LONG_FIGURE.test(value));
  if (items.length > 4) return isLong ? "text-2xl" : "text-3xl";
  return isLong ? "text-2xl lg:text-3xl" : "text-4xl";
}

/** Large figures between hairlines, on a desktop in one row. With two columns, the last of an odd number has its label beside it. */
export default function Statistics({ heading, items, note }: StatisticsProps) {
  return (
    <>
      {heading && <SectionHeading heading={heading} />}
      <dl
        className={`grid grid-cols-2 border-current/15 border-y lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none ${heading ? "mt-10" : ""}`}
      >
        {items.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-2 border-current/15 pt-6 pr-4 pb-7 max-lg:nth-[n+3]:border-t max-lg:last:odd:col-span-2 min-[20rem]:max-lg:last:odd:flex-row-reverse min-[20rem]:max-lg:last:odd:items-baseline min-[20rem]:max-lg:last:odd:gap-4 lg:not-first:border-l lg:not-first:pl-8 lg:pt-9 lg:pr-6 lg:pb-10"
          >
            <dt className="text-[0.9375rem] tone-muted">{label}</dt>
            <dd className={`font-bold font-display tabular tracking-tight ${sizeOf(items)}`}>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="mt-5 max-w-[46rem] text-sm tone-muted">{note}</p>}
    </>
  );
}
