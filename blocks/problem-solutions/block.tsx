import { IconDisc } from "../../renderer/ui/icon.server";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { ProblemSolutionsProps } from "./props.gen";

type Pair = ProblemSolutionsProps["items"][number];

/** A problem, and its solution on a card that overlaps the corner. */
function PairCard({ when, problem, text, solution, isByDlores, label }: Pair & { label: string }) {
  return (
    <li className="md:even:translate-y-16 print:break-inside-avoid">
      <div className="mr-4 rounded-card border border-missed/22 bg-[color-mix(in_oklab,var(--color-missed-soft)_65%,var(--color-surface))] px-6 pt-6 pb-13 in-data-[tone=ink]:border-ink-line in-data-[tone=ink]:bg-ink md:mr-8 md:px-8 md:pt-8 md:pb-16">
        {when && <p className="mb-2 font-semibold text-sm tabular tone-missed">{when}</p>}
        <h3 className="text-xl">{problem}</h3>
        <p className="mt-2 tone-muted">{text}</p>
      </div>
      <div
        className={`relative -mt-8 ml-4 rounded-card border border-(--tone-line) bg-surface px-6 pt-5 pb-6 shadow-lift in-data-[tone=ink]:bg-ink-raised md:-mt-10 md:ml-12 md:px-7 md:pt-6 md:pb-7 ${isByDlores ? "[--by:var(--tone-dlores)]" : "[--by:var(--tone-signal)]"}`}
      >
        <p className="flex items-center gap-2 font-semibold text-(--by) text-[0.875rem]">
          <IconDisc
            name={isByDlores ? "sparkles" : "check"}
            className="size-7 bg-(--by) text-surface *:size-4 in-data-[tone=ink]:text-ink"
          />
          {isByDlores ? "Dlores" : label}
        </p>
        <p className="mt-2.5">{solution}</p>
      </div>
    </li>
  );
}

/** Pairs in two columns; the second column begins lower, so that no two problems are level. */
export default function ProblemSolutions({ heading, intro, items, label }: ProblemSolutionsProps) {
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <ul className="mt-10 grid gap-10 md:grid-cols-2 md:gap-x-[clamp(2rem,4vw,4rem)] md:gap-y-12 md:pb-16 lg:mt-14">
        {items.map((item) => (
          <PairCard key={item.problem} label={label} {...item} />
        ))}
      </ul>
    </>
  );
}
