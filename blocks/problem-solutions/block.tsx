import { Icon } from "../../renderer/ui/icon";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { ProblemSolutionsProps } from "./props.gen";

type Pair = ProblemSolutionsProps["items"][number];

interface PairCardProps extends Pair {
  label: string;
}

/** A problem, and the card with its solution laid over the corner. */
function PairCard({ when, problem, text, solution, isByDlores, label }: PairCardProps) {
  return (
    <li>
      <div className="pair-problem">
        {when && <p className="mb-2 font-semibold text-sm tabular tone-missed">{when}</p>}
        <h3 className="text-xl">{problem}</h3>
        <p className="mt-2 tone-muted">{text}</p>
      </div>
      <div className="pair-solution" data-by={isByDlores ? "dlores" : undefined}>
        <p className="flex items-center gap-2 font-semibold text-(--by) text-[0.875rem]">
          <span className="grid size-7 place-items-center rounded-full bg-(--by) text-surface in-data-[tone=ink]:text-ink">
            <Icon name={isByDlores ? "sparkles" : "check"} className="size-4" />
          </span>
          {isByDlores ? "Dlores" : label}
        </p>
        <p className="mt-2.5">{solution}</p>
      </div>
    </li>
  );
}

/** Pairs in two columns; the second column begins lower, so that no two problems stand level. */
export default function ProblemSolutions({ heading, intro, items, label }: ProblemSolutionsProps) {
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <ul className="pairs mt-10 lg:mt-14">
        {items.map((item) => (
          <PairCard key={item.problem} label={label} {...item} />
        ))}
      </ul>
    </>
  );
}
