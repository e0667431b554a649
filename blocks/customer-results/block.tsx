import { Icon } from "../../renderer/ui/icon.server";
import { SectionHeading, unbroken } from "../../renderer/ui/section-heading";
import type { CustomerResultsProps } from "./props.gen";

type Result = CustomerResultsProps["items"][number];

/** A figure in large type. */
const FIGURE = "block font-bold font-display tabular tracking-tight text-(--tone-signal-strong)";

/** The customer's name and business; nothing if neither is given. */
function Speaker({ person, business }: Result) {
  if (!person && !business) return null;
  return (
    <p className="mt-4 text-sm">
      {person && <span className="block font-semibold">{person}</span>}
      {business && <span className="tone-muted">{business}</span>}
    </p>
  );
}

/** The first result: the customer's quote in large type, and the figure. */
function LeadResult(result: Result) {
  const { figure, label, quote } = result;
  return (
    <li className="card flex flex-col justify-between gap-10 p-[clamp(1.75rem,1rem+2.5vw,3rem)] lg:nth-last-3:row-span-2 lg:nth-last-4:col-span-3 lg:nth-last-4:grid lg:nth-last-4:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:nth-last-4:items-end lg:nth-last-4:gap-12">
      {quote && (
        <div>
          <Icon name="quote" className="size-8 tone-signal" />
          <blockquote className="mt-6 font-display font-semibold text-2xl lg:text-3xl">
            {unbroken(quote)}
          </blockquote>
          <Speaker {...result} />
        </div>
      )}
      <div>
        <p>
          <strong className={`${FIGURE} text-4xl`}>{figure}</strong>
          <span className="mt-2 block text-lg">{label}</span>
        </p>
        {!quote && <Speaker {...result} />}
      </div>
    </li>
  );
}

/** A further result: the figure first, the quote in body text. */
function FurtherResult(result: Result) {
  const { figure, label, quote } = result;
  return (
    <li className="border-(--tone-line) border-t py-8">
      <p>
        <strong className={`${FIGURE} text-3xl`}>{figure}</strong>
        <span className="mt-1.5 block font-semibold">{label}</span>
      </p>
      {quote && <blockquote className="tone-muted mt-4 text-lg">“{quote}”</blockquote>}
      <Speaker {...result} />
    </li>
  );
}

/** Layouts: one or two results are beside the first one; three are below it, side by side. */
const LAYOUTS = {
  beside: "lg:auto-rows-[1fr] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-y-0",
  below: "lg:grid-cols-3 lg:gap-12",
};

/** Customers' results: the first one in full, the others between hairlines beside or below it. */
export default function CustomerResults({ heading, intro, items }: CustomerResultsProps) {
  const [lead, ...others] = items;
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <ul className={`mt-12 grid gap-x-16 gap-y-6 ${LAYOUTS[others.length < 3 ? "beside" : "below"]}`}>
        {lead && <LeadResult {...lead} />}
        {others.map((item) => (
          <FurtherResult key={item.label} {...item} />
        ))}
      </ul>
    </>
  );
}
