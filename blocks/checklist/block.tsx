import { SectionHeading } from "../../renderer/ui/section-heading";
import type { ChecklistProps } from "./props.gen";

/** Points to go through on a card, each with an empty box. */
export default function Checklist({ heading, intro, items }: ChecklistProps) {
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <ul className="card mt-10 grid gap-x-12 px-6 py-2 sm:px-10 sm:py-5 md:grid-cols-2 lg:mt-12 lg:gap-x-16 print:block print:border-0 print:bg-transparent print:p-0">
        {items.map(({ title, text }) => (
          <li key={title} className="flex break-inside-avoid gap-4 py-4">
            <span className="mt-0.5 size-6 shrink-0 rounded-md border-2 border-(--tone-signal)" />
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
