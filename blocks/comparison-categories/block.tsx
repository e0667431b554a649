import { wordsOfKey } from "../../renderer/ui/comparison";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { ComparisonCategoriesProps } from "./props.gen";

function Side({ name, text, nameClassName }: { name: string; text: string; nameClassName: string }) {
  return (
    <div>
      <p className={`font-semibold text-sm ${nameClassName}`}>{name}</p>
      <p className="mt-1.5 text-pretty">{text}</p>
    </div>
  );
}

/** Statements on both products in each category, between hairlines; side by side if there is space. */
export default function ComparisonCategories(props: ComparisonCategoriesProps) {
  const { heading, intro, product, competitor } = props;
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <div className="mt-10 border-current/15 border-b lg:mt-14">
        {Object.entries(competitor.comparison).map(([key, sides]) => (
          <article
            key={key}
            className="grid gap-x-12 gap-y-5 border-current/15 border-t py-7 md:grid-cols-2 lg:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <h3 className="text-xl md:col-span-2 lg:col-span-1">{wordsOfKey(key)}</h3>
            <Side name={product} text={sides.product} nameClassName="tone-signal" />
            <Side name={competitor.name} text={sides.competitor} nameClassName="tone-muted" />
          </article>
        ))}
      </div>
    </>
  );
}
