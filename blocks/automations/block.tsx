import { Icon } from "../../renderer/ui/icon";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { AutomationsProps } from "./props.gen";

type Automation = AutomationsProps["items"][number];

/** One row. On a wide screen its middle is a piece of the band that runs through all rows. */
function Row({ icon, trigger, action, result }: Automation) {
  return (
    <li>
      <dl className="automation">
        <div className="automation-trigger">
          <dt className="font-semibold text-[0.875rem]">
            <Icon name={icon} className="size-6" />
            When
          </dt>
          <dd>{trigger}</dd>
        </div>
        <div className="automation-action">
          <dt className="flex items-center gap-1.5 font-semibold text-(--tone-dlores) text-[0.875rem]">
            <Icon name="sparkles" className="size-4" />
            Dlores
          </dt>
          <dd className="mt-1 text-balance font-bold font-display text-xl leading-[1.3]">{action}</dd>
        </div>
        <div className="automation-result">
          <dt className="font-semibold text-[0.875rem]">
            <Icon name="check" className="size-6 tone-signal" />
            So
          </dt>
          <dd className="font-semibold">{result}</dd>
        </div>
      </dl>
    </li>
  );
}

/** Trigger, action and result in rows, with Dlores as one violet band through the middle of all of them. */
export default function Automations({ heading, intro, items }: AutomationsProps) {
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <ul className="automations mt-10 lg:mt-14">
        {items.map((item) => (
          <Row key={item.trigger} {...item} />
        ))}
      </ul>
    </>
  );
}
