import { QuestionList } from "../../renderer/ui/question-list";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { FaqProps } from "./props.gen";

/** Questions and their answers. On a desktop the heading stays beside them. */
export default function Faq({ heading, intro, items }: FaqProps) {
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_8fr]">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <SectionHeading heading={heading} intro={intro} />
      </div>
      <QuestionList items={items} />
    </div>
  );
}
