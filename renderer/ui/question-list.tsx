import type { Question } from "../../schema/shapes.gen";
import { Icon } from "./icon.server";
import { Markdown } from "./markdown";

/** A question whose answer expands. It is a heading in its summary, so that screen readers can list the questions. */
function QuestionItem({ question, answer }: Question) {
  return (
    <details className="faq-item group border-current/15 border-t">
      <summary className="flex items-start justify-between gap-6 py-5">
        <h3 className="min-w-0 font-sans font-semibold text-lg tracking-normal">{question}</h3>
        <Icon name="plus" className="mt-0.5 size-6 group-open:hidden" />
        <Icon name="minus" className="mt-0.5 hidden size-6 group-open:block" />
      </summary>
      <Markdown text={answer} className="max-w-[40rem] pr-6 pb-7 tone-muted" />
    </details>
  );
}

/** Questions that expand independently; several may be open. */
export const QuestionList = ({ items }: { items: readonly Question[] }) => (
  <div className="border-current/15 border-b">
    {items.map((item) => (
      <QuestionItem key={item.question} {...item} />
    ))}
  </div>
);
