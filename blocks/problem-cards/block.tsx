import { ActionButton } from "../../renderer/ui/action-button";
import { Icon } from "../../renderer/ui/icon.server";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { ProblemCardsProps } from "./props.gen";

type Problem = ProblemCardsProps["items"][number];

/** One row of the ledger: the time, the event and its cost. */
function Entry({ day, time, title, text, cost }: Problem) {
  return (
    <li className="grid gap-x-8 gap-y-3 py-8 first:pt-0 last:pb-0 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <p className="tabular tone-muted font-semibold text-sm max-sm:flex max-sm:items-baseline max-sm:gap-2 sm:pt-0.5">
        {day}
        <span className="sr-only">, </span>
        <span className="mt-0.5 block font-bold font-display text-(--tone-text) text-2xl leading-[1.15] tracking-tight">
          {time}
        </span>
      </p>
      <div>
        <h3 className="text-xl">{title}</h3>
        <p className="tone-muted mt-2 max-w-[36rem]">{text}</p>
        <p className="mt-4 flex gap-2.5 font-semibold">
          <Icon name="arrow-right" className="mt-0.5 size-5 tone-missed" />
          <span className="min-w-0">
            <span className="sr-only">The result: </span>
            {cost}
          </span>
        </p>
      </div>
    </li>
  );
}

/** Problems as a ledger of moments beside the heading, which stays in view while the rows scroll. */
export default function ProblemCards({ heading, intro, items, button }: ProblemCardsProps) {
  return (
    <div className="grid gap-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:gap-20">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <SectionHeading heading={heading} intro={intro} />
        {button && <ActionButton button={button} variant="secondary" className="mt-8" />}
      </div>
      <ul className="divide-y divide-(--tone-line)">
        {items.map((item) => (
          <Entry key={item.title} {...item} />
        ))}
      </ul>
    </div>
  );
}
