import { Icon } from "../../renderer/ui/icon";
import { SectionHeading } from "../../renderer/ui/section-heading";
import type { CustomerResultsProps } from "./props.gen";

type Result = CustomerResultsProps["items"][number];

/** A figure in large type. */
const FIGURE = "block font-bold font-display tabular tracking-tight text-(--tone-signal-strong)";

/** Who says it; nothing where neither name nor business is given. */
function Speaker({ person, business }: Result) {
  if (!person && !business) return null;
  return (
    <p className="mt-4 text-sm">
      {person && <span className="block font-semibold">{person}</span>}
      {business && <span className="tone-muted">{business}</span>}
    </p>
  );
}

/** The first result: the customer's words in large type, and the figure as their measure. */
function LeadResult(result: Result) {
  const { figure, label, quote } = result;
  return (
    <li className="result-lead card">
      {quote && (
        <div>
          <Icon name="quote" className="size-8 tone-signal" />
          <blockquote className="mt-6 font-display font-semibold text-2xl">{quote}</blockquote>
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

/** A further result: the figure first, the words in running text. */
function FurtherResult(result: Result) {
  const { figure, label, quote } = result;
  return (
    <li className="border-line border-t py-8 in-data-[tone=ink]:border-ink-line">
      <p>
        <strong className={`${FIGURE} text-3xl`}>{figure}</strong>
        <span className="mt-1.5 block font-semibold">{label}</span>
      </p>
      {quote && <blockquote className="tone-muted mt-4 text-lg">“{quote}”</blockquote>}
      <Speaker {...result} />
    </li>
  );
}

/** Customers' results: the first one in full, the others between hairlines beside or below it. */
export default function CustomerResults({ heading, intro, items }: CustomerResultsProps) {
  const [lead, ...others] = items;
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <ul className="results mt-12">
        {lead && <LeadResult {...lead} />}
        {others.map((item) => (
          <FurtherResult key={item.label} {...item} />
        ))}
      </ul>
    </>
  );
}
