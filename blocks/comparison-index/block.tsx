import { ArrowRight } from "lucide";
import { priceParts } from "../../renderer/ui/comparison";
import { LineIcon } from "../../renderer/ui/line-icon";
import { Monogram } from "../../renderer/ui/monogram";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { CompetitorSummary } from "../../schema/shapes.gen";
import type { ComparisonIndexProps } from "./props.gen";

type Labels = Pick<ComparisonIndexProps, "startingLabel" | "bestForLabel">;

/** One product. Its name is a link whose target area covers the whole entry. */
function Entry({ competitor, startingLabel, bestForLabel }: Labels & { competitor: CompetitorSummary }) {
  const { id, name, logo, tagline, description, bestFor, pricing } = competitor;
  const { amount, unit } = priceParts(pricing.starting);
  return (
    <article className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-4 p-6 lg:grid-cols-[auto_minmax(0,1fr)_9rem] lg:px-8 lg:py-7">
      <Monogram id={id} letters={logo} />
      <div className="max-sm:col-span-full max-sm:row-start-2 max-[20rem]:row-start-3">
        <h4 className="text-xl">
          <a href={`/resources/comparisons/${id}`} className="post-card-link">
            {name}
            <LineIcon drawing={ArrowRight} className="ml-2 inline size-5 tone-signal" />
          </a>
        </h4>
        <p className="mt-1 font-semibold">{tagline}</p>
        <p className="mt-2 text-[0.9375rem] tone-muted">{description}</p>
        <p className="mt-2 text-[0.9375rem]">
          <b className="font-semibold">{bestForLabel}</b> {bestFor}
        </p>
      </div>
      <p className="tabular col-start-2 max-sm:row-start-1 max-sm:justify-self-end max-sm:text-right max-[20rem]:col-span-full max-[20rem]:row-start-2 lg:col-start-3">
        <span className="block text-sm tone-muted">{startingLabel}</span>
        <span className="font-bold font-display text-2xl">{amount}</span>
        <span className="block text-sm tone-muted">{unit}</span>
      </p>
    </article>
  );
}

/** The products by group: the description of a group on the left, its entries between hairlines on the right. */
export default function ComparisonIndex(props: ComparisonIndexProps) {
  const { heading, intro, note, competitors, index, ...labels } = props;
  const byId = new Map(competitors.map((competitor) => [competitor.id, competitor]));
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      {index.groups.map(({ name, text, competitors: ids }) => (
        <div key={name} className="mt-14 grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
          <div className="lg:sticky lg:top-24 lg:self-start">
            <h3 className="text-2xl">{name}</h3>
            <p className="mt-3 tone-muted">{text}</p>
          </div>
          <ul className="parts card">
            {ids
              .flatMap((id) => byId.get(id) ?? [])
              .map((competitor) => (
                <li key={competitor.id} className="border-current/12 border-t first:border-t-0">
                  <Entry competitor={competitor} {...labels} />
                </li>
              ))}
          </ul>
        </div>
      ))}
      {note && <p className="mt-8 max-w-[46rem] text-sm tone-muted">{note}</p>}
    </>
  );
}
