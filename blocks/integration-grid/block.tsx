import { Icon } from "../../renderer/ui/icon.server";
import { IntegrationMark } from "../../renderer/ui/integration-mark/integration-mark";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { IntegrationGridProps } from "./props.gen";

type Integration = IntegrationGridProps["items"][number];

/** Width of a category by its number of services, up to the three columns of the grid. */
const WIDTHS = [
  { panel: "", list: "" },
  { panel: "md:col-span-2", list: "md:grid-cols-2" },
  { panel: "md:col-span-2 lg:col-span-3", list: "md:grid-cols-2 lg:grid-cols-3" },
] as const;

function CategoryPanel({ name, items }: { name: string; items: readonly Integration[] }) {
  const { panel, list } = WIDTHS[Math.min(items.length, WIDTHS.length) - 1] ?? WIDTHS[0];
  return (
    <li className={`card overflow-clip ${panel}`}>
      <h3 className="border-b border-inherit px-6 py-3 font-sans font-semibold text-base tracking-normal sm:px-7">
        {name}
      </h3>
      {/* Hairlines between the cells; the ones at the panel's edges are outside it and cut off. */}
      <ul className={`-mt-px -ml-px grid border-inherit ${list}`}>
        {items.map(({ logo, name: service, description, benefit }) => (
          <li
            key={service}
            className="border-inherit border-t border-l p-6 sm:p-7 md:max-lg:last:odd:col-span-2"
          >
            <div className="flex items-center gap-4 max-[20rem]:block lg:block">
              <IntegrationMark logo={logo} className="size-12" />
              <h4 className="text-xl max-[20rem]:mt-3 lg:mt-5">{service}</h4>
            </div>
            <p className="mt-3 tone-muted">{description}</p>
            <p className="wrap-anywhere mt-4 flex gap-2.5">
              <Icon name="check" className="mt-0.75 size-5 tone-signal" />
              {benefit}
            </p>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Number of further apps, and the service that connects them. */
function Reach({ value, label, text }: NonNullable<IntegrationGridProps["reach"]>) {
  return (
    <div className="integration-reach card mt-4 grid items-center gap-x-12 gap-y-4 p-6 sm:p-7 lg:mt-5 lg:grid-cols-[auto_minmax(0,1fr)]">
      <p>
        <span className="tabular block font-bold font-display text-4xl">{value}</span>
        <span className="font-semibold text-lg">{label}</span>
      </p>
      <p className="max-w-[34rem] text-lg tone-muted lg:justify-self-end">{text}</p>
    </div>
  );
}

/** The services that Pingo integrates with, each category in its own panel, in the order in which they first appear. */
export default function IntegrationGrid({ heading, intro, items, reach, note }: IntegrationGridProps) {
  const categories = [...new Set(items.map(({ category }) => category))];
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <ul className="mt-10 grid grid-flow-dense gap-4 md:grid-cols-2 lg:mt-14 lg:grid-cols-3 lg:gap-5">
        {categories.map((name) => (
          <CategoryPanel key={name} name={name} items={items.filter(({ category }) => category === name)} />
        ))}
      </ul>
      {reach && <Reach {...reach} />}
      {note && <p className="mt-6 max-w-[52rem] text-sm tone-muted">{note}</p>}
    </>
  );
}
