import { Icon } from "../../renderer/ui/icon.server";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { ChecklistProps } from "./props.gen";

/** Points with check marks on a card. In print the marks are empty boxes to tick. */
export default function Checklist({ heading, intro, items }: ChecklistProps) {
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <ul className="card mt-10 gap-x-12 px-6 py-2 sm:px-10 sm:py-5 md:columns-2 lg:mt-12 lg:gap-x-16 print:columns-1 print:border-0 print:bg-transparent print:p-0">
        {items.map(({ title, text }) => (
          <li key={title} className="flex break-inside-avoid gap-4 py-4">
            <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-md bg-signal text-surface in-data-[tone=ink]:bg-signal-on-ink in-data-[tone=ink]:text-ink print:border print:border-ink print:bg-transparent!">
              <Icon name="check" className="size-4 print:hidden" />
            </span>
            <div className="min-w-0">
              <p className="font-semibold">{title}</p>
              {text && <p className="mt-1 text-[0.9375rem] tone-muted print:text-inherit">{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
