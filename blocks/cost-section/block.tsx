import { SectionHeading } from "../../renderer/ui/section-heading";
import { TextLink } from "../../renderer/ui/text-link";
import { Visual } from "../../renderer/ui/visual";
import { Bill } from "./bill";
import type { CostSectionProps } from "./props.gen";

type Figure = CostSectionProps["figures"][number];

/** One figure with what it measures and where it comes from. */
function FigureEntry({ value, label, note, source }: Figure) {
  return (
    <div className="py-6">
      <dt className="font-semibold">{label}</dt>
      <dd className="cost-value tabular">{value}</dd>
      {(note || source) && (
        <dd className="tone-muted mt-1.5 text-sm">
          {note}
          {note && source && " "}
          {source && (
            <>
              Source: <TextLink to={source.to}>{source.label}</TextLink>
            </>
          )}
        </dd>
      )}
    </div>
  );
}

/** What the problem costs: figures beside a picture or a bill; across the whole width where there is neither. */
export default function CostSection({
  heading,
  intro,
  figures,
  visual,
  breakdown,
  conclusion,
}: CostSectionProps) {
  const isSplit = visual !== undefined || breakdown !== undefined;
  return (
    <div className={isSplit ? "cost-split" : ""}>
      <div>
        <SectionHeading heading={heading} intro={intro} />
        <dl className={isSplit ? "cost-figures" : "cost-figures cost-figures-wide"}>
          {figures.map((figure) => (
            <FigureEntry key={figure.label} {...figure} />
          ))}
        </dl>
      </div>
      {isSplit && (
        <div className="cost-aside">
          {visual && <Visual visual={visual} />}
          {breakdown && <Bill {...breakdown} />}
        </div>
      )}
      {conclusion && <p className="cost-conclusion">{conclusion}</p>}
    </div>
  );
}
