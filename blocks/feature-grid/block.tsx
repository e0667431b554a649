import { RoleIcon } from "../../renderer/ui/icon.server";
import { PlanTag } from "../../renderer/ui/plan-tag";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { FeatureGridProps } from "./props.gen";

/** Features as rows between hairlines: name and plans on one line, the benefit below. */
export default function FeatureGrid({ heading, intro, items }: FeatureGridProps) {
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <ul className="mt-10 grid gap-x-10 md:grid-cols-2 lg:mt-14 xl:grid-cols-3 xl:gap-x-12">
        {items.map(({ feature, name, benefit, plan, planNames, icon }) => (
          <li key={feature} className="border-current/15 border-t py-5">
            <div className="flex items-start justify-between gap-x-3 gap-y-1 max-[22.5rem]:flex-wrap">
              <h3 className="flex gap-2.5 font-sans font-semibold text-base tracking-normal">
                {icon && <RoleIcon name={icon} className="mt-0.75 size-5" />}
                {name}
              </h3>
              <PlanTag plan={plan} names={planNames} />
            </div>
            <p className="mt-1.5 max-w-[36rem] text-[0.9375rem] tone-muted">{benefit}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
