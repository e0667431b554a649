import { Icon } from "../../renderer/ui/icon";
import { Markdown } from "../../renderer/ui/markdown";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { FaqProps } from "./props.gen";

/** Questions that unfold on their own; several may be open. On a desktop the heading stays beside them. */
export default function Faq({ heading, intro, items }: FaqProps) {
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_8fr]">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <SectionHeading heading={heading} intro={intro} />
      </div>
      <div className="border-current/15 border-b">
        {items.map(({ question, answer }) => (
          <details key={question} className="faq-item group border-current/15 border-t">
            <summary className="flex items-start justify-between gap-6 py-5">
              <h3 className="font-sans font-semibold text-lg tracking-normal">{question}</h3>
              <Icon name="plus" className="mt-0.5 size-6 group-open:hidden" />
              <Icon name="minus" className="mt-0.5 hidden size-6 group-open:block" />
            </summary>
            <Markdown text={answer} className="max-w-[40rem] pr-6 pb-7 tone-muted" />
          </details>
        ))}
      </div>
    </div>
  );
}
