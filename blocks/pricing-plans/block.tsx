import { ActionButton } from "../../renderer/ui/action-button";
import { CheckList } from "../../renderer/ui/check-list";
import { Icon } from "../../renderer/ui/icon.server";
import { Price, PriceBadge } from "../../renderer/ui/price";
import { SectionHeading } from "../../renderer/ui/section-heading";
import { TextLink } from "../../renderer/ui/text-link";
import type { PricingPlansProps } from "./props.gen";

type Plan = PricingPlansProps["plans"][number];

/**
 * The monthly price, with the list price before it if there is a discount. Screen readers join texts of one line, so hidden
 * punctuation keeps apart what only its place separates.
 */
function MonthlyPrice({ price, listPrice, period, badge }: Plan) {
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Price price={price} listPrice={listPrice} />
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-sm tone-muted">
        {period}
        {badge && (
          <>
            <span className="sr-only">, </span>
            <PriceBadge text={badge} />
          </>
        )}
      </p>
    </div>
  );
}

/** What the plan costs with annual billing, or with calls answered, beside the monthly price: visitors need no switch. */
function OtherPrice({ price, note, saving }: { price: string; note: string; saving?: string }) {
  return (
    <div className="border-current/20 border-l pl-4 xl:pl-5">
      <p className="flex min-h-[calc(var(--text-3xl)*1.1)] items-end font-bold font-display text-lg leading-tight xl:text-xl">
        <span className="sr-only">. </span>
        {price}
      </p>
      <p className="mt-2 text-sm tone-muted">{note}</p>
      {saving && <p className="mt-1 font-semibold text-sm tone-signal">{saving}</p>}
    </div>
  );
}

/**
 * One plan. Beside other plans, its four parts share the rows of the whole list, so that prices and buttons of all plans
 * align. Across a tablet, its features are beside the other three.
 */
function PlanColumn({ plan, highlightLabel }: { plan: Plan; highlightLabel: string }) {
  const otherPrice = plan.annual ?? plan.total;
  const columnClass = plan.highlighted
    ? "rounded-card bg-ink text-paper forced-colors:border-3 print:bg-transparent print:text-ink lg:-my-5 lg:py-13 in-data-[tone=ink]:ring-2 in-data-[tone=ink]:ring-signal-on-ink"
    : "lg:py-8";
  return (
    <li
      className={`grid content-start gap-6 px-6 py-8 max-[20rem]:px-4 md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_auto_1fr] md:max-lg:gap-x-10 lg:row-span-4 lg:grid-rows-subgrid xl:px-8 ${columnClass}`}
      data-tone={plan.highlighted ? "ink" : undefined}
      data-plan-name={plan.name}
      data-plan-price={plan.price}
    >
      <div>
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-3">
          <h3 className="text-2xl">{plan.name}</h3>
          {plan.highlighted && (
            <span className="tag border-transparent bg-signal-on-ink text-ink">
              <Icon name="star" className="size-3.5" />
              {highlightLabel}
            </span>
          )}
        </div>
        <p className="mt-2 tone-muted">{plan.description}</p>
      </div>
      <div
        className={`tabular ${otherPrice ? "grid grid-cols-[auto_minmax(0,1fr)] gap-4 max-[23rem]:grid-cols-1 xl:gap-5" : ""}`}
      >
        <MonthlyPrice {...plan} />
        {otherPrice && <OtherPrice {...otherPrice} />}
      </div>
      <ActionButton
        button={plan.button}
        variant={plan.highlighted ? "primary" : "secondary"}
        className="self-start"
      />
      <div className="md:max-lg:col-start-2 md:max-lg:row-span-full">
        <CheckList items={plan.features} />
        {plan.note && <p className="mt-5 text-sm tone-muted">{plan.note}</p>}
      </div>
    </li>
  );
}

/** The plans in one panel, from which the highlighted one stands out. */
export default function PricingPlans(props: PricingPlansProps) {
  const { heading, intro, plans, highlightLabel, note, link } = props;
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <ul
        className={`card mt-10 grid lg:mt-20 lg:grid-rows-[auto_auto_auto_1fr] ${plans.length === 2 ? "lg:grid-cols-2" : "lg:grid-cols-3"}`}
      >
        {plans.map((plan) => (
          <PlanColumn key={plan.name} plan={plan} highlightLabel={highlightLabel} />
        ))}
      </ul>
      {(note || link) && (
        <div className="mt-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 lg:mt-12">
          {note && <p className="max-w-[46rem] text-[0.9375rem] tone-muted">{note}</p>}
          {link && <TextLink {...link} className="inline-block py-2.5" />}
        </div>
      )}
    </>
  );
}
