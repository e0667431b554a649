import { CheckList } from "../../renderer/ui/check-list";
import { RoleIcon } from "../../renderer/ui/icon.server";
import { PingBackdrop } from "../../renderer/ui/ping";
import { PlanTag } from "../../renderer/ui/plan-tag";
import { SectionHeading } from "../../renderer/ui/section-heading";
import { TextLink } from "../../renderer/ui/text-link";
import { Visual } from "../../renderer/ui/visual";
import type { FeatureBlocksProps } from "./props.gen";

type Feature = FeatureBlocksProps["items"][number];

/** Icon, eyebrow and plan above a title. */
function Overline({ icon, eyebrow, plan, planNames }: Feature) {
  return (
    <>
      {icon && <RoleIcon name={icon} className="mb-5 size-7" />}
      {(eyebrow || plan) && (
        <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 font-semibold text-sm tone-muted">
          {eyebrow}
          {eyebrow && plan && <span className="sr-only">, </span>}
          {plan && planNames && <PlanTag plan={plan} names={planNames} />}
        </p>
      )}
    </>
  );
}

function Details({ text, points, link }: Feature) {
  return (
    <>
      <p className="tone-muted">{text}</p>
      {points.length > 0 && <CheckList items={points} className="mt-5" />}
      {link && <TextLink {...link} className="mt-4 inline-flex min-h-11 items-center" />}
    </>
  );
}

/** A feature without a picture: title and details side by side on one line below a hairline. */
function TextRow(feature: Feature) {
  return (
    <div className="grid gap-x-16 border-current/15 border-t pt-10 max-lg:not-last:mb-10 lg:not-last:mb-14 lg:grid-cols-2 lg:items-baseline lg:pt-14">
      <div className="lg:col-span-2">
        <Overline {...feature} />
      </div>
      <h3 className="text-2xl">{feature.title}</h3>
      <div className="max-w-[36rem] max-lg:mt-5">
        <Details {...feature} />
      </div>
    </div>
  );
}

/** A feature with its picture on a stage, which takes more than half of the width. */
function PictureRow({ isMirrored, ...feature }: Feature & { isMirrored: boolean }) {
  return (
    <div
      className={`parts grid items-center gap-10 lg:gap-16 ${isMirrored ? "lg:grid-cols-[7fr_5fr]" : "lg:grid-cols-[5fr_7fr]"}`}
    >
      <div className="max-w-[34rem]">
        <Overline {...feature} />
        <h3 className="text-2xl">{feature.title}</h3>
        <div className="mt-4">
          <Details {...feature} />
        </div>
      </div>
      <div
        className={`relative isolate overflow-clip rounded-card bg-sunken px-4 py-8 sm:p-12 in-data-[tone=ink]:bg-ink-raised ${isMirrored ? "lg:order-first" : ""}`}
      >
        <PingBackdrop
          rings={6}
          className={`-translate-1/2 top-full w-[50rem] text-line-strong/40 ${isMirrored ? "left-0" : "left-full"}`}
        />
        {feature.visual && <Visual visual={feature.visual} />}
      </div>
    </div>
  );
}

/** Features one below the other; pictures alternate between the sides. */
export default function FeatureBlocks({ heading, intro, items }: FeatureBlocksProps) {
  const itemsWithVisual = items.filter((item) => item.visual);
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <div className="mt-10 space-y-16 lg:mt-14 lg:space-y-28">
        {items.map((item) =>
          item.visual ? (
            <PictureRow key={item.title} {...item} isMirrored={itemsWithVisual.indexOf(item) % 2 === 1} />
          ) : (
            <TextRow key={item.title} {...item} />
          ),
        )}
      </div>
    </>
  );
}
