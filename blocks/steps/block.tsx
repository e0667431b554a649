import { Icon } from "../../renderer/ui/icon.server";
import { SectionHeading } from "../../renderer/ui/section-heading";
import { Visual } from "../../renderer/ui/visual";
import type { StepsProps } from "./props.gen";

type Step = StepsProps["items"][number];

function StepText({ title, text, duration, className = "" }: Step & { className?: string }) {
  return (
    <div className={`max-w-[36rem] ${className}`}>
      <h3 className="text-xl">{title}</h3>
      <p className="mt-2 tone-muted">{text}</p>
      {duration && (
        <p className="mt-3 flex items-center gap-2 font-semibold text-sm">
          <Icon name="clock" className="size-4" />
          {duration}
        </p>
      )}
    </div>
  );
}

/** Columns for steps side by side, by the number of steps, so that no row is half empty. */
const COLUMNS: Record<number, string> = { 2: "lg:grid-cols-2", 4: "lg:grid-cols-4" };

/**
 * A step beside its numeral, level with its title. The list itself announces the number to assistive technology, hence
 * the empty alternative text.
 */
const STEP =
  "step relative grid grid-cols-[3.25rem_minmax(0,1fr)] gap-5 pb-12 before:grid before:size-13 before:place-items-center before:rounded-full before:border-[1.5px] before:border-current before:font-bold before:font-display before:text-[1.5rem] before:leading-none before:content-[counter(number)] supports-[content:'1'/'']:before:content-[counter(number)_/_''] *:pt-3 last:pb-0 print:break-inside-avoid";

/** Steps along a line: side by side, or one below the other if they have pictures. */
export default function Steps({ heading, intro, items }: StepsProps) {
  const hasVisuals = items.some((item) => item.visual);
  const layout = hasVisuals
    ? ""
    : `steps-across lg:-mb-14 lg:gap-x-8 ${COLUMNS[items.length] ?? "lg:grid-cols-3"}`;
  const step = hasVisuals
    ? "lg:grid-cols-[5rem_minmax(0,1fr)] lg:not-last:pb-20"
    : "lg:row-span-4 lg:grid-cols-[minmax(0,1fr)] lg:grid-rows-subgrid lg:gap-y-0 lg:pb-14! lg:*:pt-5";
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <ol className={`numbered mt-10 grid lg:mt-16 ${layout}`}>
        {items.map((item) => (
          <li key={item.title} className={`${STEP} ${step}`}>
            {item.visual ? (
              <div className="grid gap-8 lg:grid-cols-2 lg:gap-16">
                <StepText {...item} className="lg:sticky lg:top-28 lg:self-start" />
                <div className="step-visual max-lg:-ml-18 lg:ml-auto lg:w-full lg:max-w-[30rem]">
                  <Visual visual={item.visual} />
                </div>
              </div>
            ) : (
              <StepText
                {...item}
                className={hasVisuals ? "" : "lg:row-span-3 lg:grid lg:grid-rows-subgrid"}
              />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
