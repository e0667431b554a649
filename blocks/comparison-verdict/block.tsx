import { AvailabilityMark } from "../../renderer/ui/availability-mark";
import type { Availability } from "../../renderer/ui/comparison";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { ComparisonVerdictProps } from "./props.gen";

function Points({ label, items, mark }: { label: string; items: readonly string[]; mark: Availability }) {
  return (
    <div>
      <h3 className="text-xl">{label}</h3>
      <ul className="mt-4 border-current/15 border-t">
        {items.map((item) => (
          <li key={item} className="wrap-anywhere flex items-baseline gap-3 border-current/15 border-b py-3">
            <AvailabilityMark availability={mark} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Strengths and limitations of the competitor, each point on its own line. */
export default function ComparisonVerdict(props: ComparisonVerdictProps) {
  const { heading, intro, strengthsLabel, limitationsLabel, competitor } = props;
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <div className="mt-10 grid gap-10 md:grid-cols-2 lg:mt-14 lg:gap-16">
        <Points label={strengthsLabel} items={competitor.pros} mark="available" />
        <Points label={limitationsLabel} items={competitor.cons} mark="unavailable" />
      </div>
    </>
  );
}
