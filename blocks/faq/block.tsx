import { QuestionItem } from "../../renderer/ui/question-item";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { FaqProps } from "./props.gen";

/** Questions that expand independently; several may be open. On a desktop the heading stays beside them. */
export default function Faq({ heading, intro, items }: FaqProps) {
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_8fr]">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <SectionHeading heading={heading} intro={intro} />
      </div>
      <div className="border-current/15 border-b">
        {items.map((item) => (
          <QuestionItem key={item.question} {...item} />
        ))}
      </div>
    </div>
  );
}
