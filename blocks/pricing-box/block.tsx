import { ActionButton } from "../../renderer/ui/action-button";
import { CheckList } from "../../renderer/ui/check-list";
import { Price, PriceBadge } from "../../renderer/ui/price";
import { SectionHeading } from "../../renderer/ui/section-heading";
import { TextLink } from "../../renderer/ui/text-link";
import type { PricingBoxProps } from "./props.gen";

/** The plan's name and price. */
function PlanPrice({ name, price, listPrice, period, badge, priceNote }: PricingBoxProps) {
  return (
    <div className="tabular">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-xl">{name}</h3>
        {badge && <PriceBadge text={badge} />}
      </div>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
        <Price price={price} listPrice={listPrice} size="large" />
        <span className="tone-muted">{period}</span>
      </p>
      {priceNote && <p className="mt-2 text-sm tone-muted">{priceNote}</p>}
    </div>
  );
}

/** One plan in brief, styled like a receipt: the text beside it, the price above the dashed line. */
export default function PricingBox(props: PricingBoxProps) {
  const { heading, text, points, button, link } = props;
  return (
    <div className="grid items-center gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:gap-20">
      <SectionHeading heading={heading} intro={text}>
        <TextLink {...link} className="mt-4 inline-block py-2.5" />
      </SectionHeading>
      <div className="card p-6 sm:p-8" data-plan-name={props.name} data-plan-price={props.price}>
        <PlanPrice {...props} />
        <CheckList items={points} className="mt-6 border-current/25 border-t border-dashed pt-6" />
        <ActionButton button={button} className="mt-7 w-full" />
      </div>
    </div>
  );
}
