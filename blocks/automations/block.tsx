import { Icon } from "../../renderer/ui/icon.server";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { AutomationsProps } from "./props.gen";

type Automation = AutomationsProps["items"][number];

/** A cell between hairlines. On a wide screen it touches the cell of the next row, so that the middle cells form one band. */
const CELL = "relative lg:border-transparent lg:border-t lg:py-9";

/** An arrow into or out of the band, on its edge. */
const ARROW =
  "lg:before:-left-2 lg:before:absolute lg:before:top-[calc(50%-0.4375rem)] lg:before:z-1 lg:before:size-3.5 lg:before:rotate-45 lg:before:border-(--tone-dlores) lg:before:border-t-2 lg:before:border-r-2";

/** One row. On a wide screen its middle cell is part of the band that runs through all rows. */
function Row({ icon, trigger, action, result }: Automation) {
  return (
    <li className="group">
      <dl className="max-lg:border-current/15 max-lg:border-t max-lg:py-5 lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,4fr)] print:break-inside-avoid">
        <div className={`${CELL} pl-9 lg:group-not-first:border-current/15 lg:pr-12`}>
          <dt className="font-semibold text-[0.875rem]">
            <Icon name={icon} className="absolute top-0 left-0 size-6 lg:top-9" />
            When
          </dt>
          <dd>{trigger}</dd>
        </div>
        <div
          className={`${CELL} ${ARROW} bg-dlores-soft in-data-[tone=ink]:bg-ink-raised max-lg:my-3 max-lg:rounded-inner max-lg:px-4 max-lg:py-3 lg:group-not-first:border-dlores/18 lg:group-first:rounded-t-card lg:group-last:rounded-b-card lg:in-data-[tone=ink]:group-not-first:border-ink-line lg:pr-10 lg:pl-12`}
        >
          <dt className="flex items-center gap-1.5 font-semibold text-(--tone-dlores) text-[0.875rem]">
            <Icon name="sparkles" className="size-4" />
            Dlores
          </dt>
          <dd className="mt-1 text-balance font-bold font-display text-xl leading-[1.3]">{action}</dd>
        </div>
        <div className={`${CELL} ${ARROW} pl-9 lg:group-not-first:border-current/15 lg:pl-21`}>
          <dt className="font-semibold text-[0.875rem]">
            <Icon name="check" className="absolute top-0 left-0 size-6 tone-signal lg:top-9 lg:left-12" />
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
      <ul className="mt-10 lg:mt-14">
        {items.map((item) => (
          <Row key={item.trigger} {...item} />
        ))}
      </ul>
    </>
  );
}
