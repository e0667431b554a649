import { ActionButton } from "../../renderer/ui/action-button";
import { Icon } from "../../renderer/ui/icon";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { PricingBoxProps } from "./props.gen";

/** The price with the plan's name, and the list price where there is a discount. */
function Price({ plan, price, listPrice, period, badge, priceNote }: PricingBoxProps) {
  return (
    <div className="tabular">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-xl">{plan}</h3>
        {badge && <span className="tag border-transparent bg-sun text-ink">{badge}</span>}
      </div>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-2">
        {listPrice && (
          <s className="text-xl tone-missed">
            <span className="sr-only">List price </span>
            {listPrice}
          </s>
        )}
        <span className="font-bold font-display text-4xl tracking-tight">
          {listPrice && <span className="sr-only">now </span>}
          {price}
        </span>
        <span className="tone-muted">{period}</span>
      </p>
      {priceNote && <p className="mt-2 text-sm tone-muted">{priceNote}</p>}
    </div>
  );
}

/** One plan in brief, set like a receipt: the argument beside it, the price above the perforation. */
export default function PricingBox(props: PricingBoxProps) {
  const { heading, text, points, button, link } = props;
  return (
    <div className="grid items-center gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:gap-20">
      <SectionHeading heading={heading} intro={text}>
        <a href={link.to} className="mt-4 inline-block py-2.5 text-link">
          {link.label}
        </a>
      </SectionHeading>
      <div className="card p-6 sm:p-8">
        <Price {...props} />
        <ul className="mt-6 space-y-2.5 border-current/25 border-t border-dashed pt-6">
          {points.map((point) => (
            <li key={point} className="flex gap-2.5">
              <Icon name="check" className="mt-0.75 size-5 tone-signal" />
              {point}
            </li>
          ))}
        </ul>
        <ActionButton button={button} className="mt-7 w-full" />
      </div>
    </div>
  );
}
