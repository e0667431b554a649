import { splitAddresses } from "../../renderer/ui/addresses";
import type { Carrier, Country } from "../../schema/shapes.gen";
import { formatAsOf } from "./format";

/** Source of a fact, with its date. */
export type Source = Carrier["sources"][number];

const isSameSource = (a: Source, b: Source) => a.source === b.source && a.asOf === b.asOf;

/** Returns the distinct sources of a country: of its plans, carriers, notes and exchange rate, in this order. */
export function sourcesOf({ carriers, notes, currency }: Country): Source[] {
  const rate = currency.source ? [{ source: currency.source, asOf: currency.asOf?.slice(0, 7) ?? "" }] : [];
  const all = [
    ...carriers.flatMap(({ plans }) => plans),
    ...carriers.flatMap(({ sources }) => sources),
    ...notes,
    ...rate,
  ].map(({ source, asOf }) => ({ source, asOf }));
  return all.filter(
    (one, place) => one.source !== "" && all.findIndex((other) => isSameSource(one, other)) === place,
  );
}

/** Returns the number under which a source is listed, starting from one. */
export const sourceNumber = (sources: readonly Source[], wanted: Source): number =>
  sources.findIndex((source) => isSameSource(source, wanted)) + 1;

/** A text, as a link if it has an address. */
function MaybeLink({ address, text }: { address?: string | undefined; text: string }) {
  if (!address) return text;
  return (
    <a
      href={address}
      rel="noopener"
      className="underline decoration-current/40 underline-offset-[0.2em] hover:decoration-current"
    >
      {text}
    </a>
  );
}

/** Date and source number of a fact; the list at the end of the country has the details. */
export function SourceNote({ fact, sources }: { fact: Source; sources: readonly Source[] }) {
  if (fact.source === "") return null;
  const { address } = splitAddresses(fact.source).find((part) => part.address) ?? {};
  return (
    <>
      {formatAsOf(fact.asOf)}, <MaybeLink address={address} text={`source ${sourceNumber(sources, fact)}`} />
    </>
  );
}

/** Every source of a country, numbered. */
export function SourceList({ sources, className }: { sources: readonly Source[]; className: string }) {
  return (
    <section className="tone-muted border-t pt-8 text-[0.8125rem] leading-normal">
      <h4 className="text-(--tone-text) text-[1rem] leading-tight">Sources</h4>
      <ol className={`mt-3 list-decimal columns-[24rem] gap-x-12 pl-[1.75em] ${className}`}>
        {sources.map(({ source, asOf: date }) => (
          <li key={source + date} className="wrap-anywhere break-inside-avoid py-0.75">
            {splitAddresses(source).map((part) => (
              <MaybeLink key={part.text} {...part} />
            ))}
            {date && `, ${formatAsOf(date)}`}
          </li>
        ))}
      </ol>
    </section>
  );
}
