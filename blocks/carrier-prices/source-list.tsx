import type { Carrier, Country } from "../../schema/shapes.gen";
import { asOf } from "./format";

/** Where a fact comes from, and when it held. */
export type Source = Carrier["sources"][number];

const isSame = (a: Source, b: Source) => a.source === b.source && a.asOf === b.asOf;

/** Every source of a country once: of its plans, its carriers, its notes and its rate of exchange, in this order. */
export function sourcesOf({ carriers, notes, currency }: Country): Source[] {
  const rate = currency.source ? [{ source: currency.source, asOf: currency.asOf?.slice(0, 7) ?? "" }] : [];
  const all = [
    ...carriers.flatMap(({ plans }) => plans),
    ...carriers.flatMap(({ sources }) => sources),
    ...notes,
    ...rate,
  ].map(({ source, asOf }) => ({ source, asOf }));
  return all.filter((one, place) => all.findIndex((other) => isSame(one, other)) === place);
}

/** The number under which a source is listed, counted from one. */
export const sourceNumber = (sources: readonly Source[], wanted: Source): number =>
  sources.findIndex((source) => isSame(source, wanted)) + 1;

/** A text cut into pieces, each with the address that it is, if it is one. */
export function withAddresses(text: string): { text: string; address?: string }[] {
  return text
    .split(/(https:\/\/[^\s;,()]+)/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith("https://")
        ? { text: part.replace(/^https:\/\/(?:www\.)?|\/$/g, ""), address: part }
        : { text: part },
    );
}

/** A text that is a link where it has an address. */
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

/** When a fact held and where it comes from, in few words; the list at the end of the country says more. */
export function SourceNote({ fact, sources }: { fact: Source; sources: readonly Source[] }) {
  const { address } = withAddresses(fact.source).find((part) => part.address) ?? {};
  return (
    <>
      {asOf(fact.asOf)}, <MaybeLink address={address} text={`source ${sourceNumber(sources, fact)}`} />
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
            {withAddresses(source).map((part) => (
              <MaybeLink key={part.text} {...part} />
            ))}
            {date && `, ${asOf(date)}`}
          </li>
        ))}
      </ol>
    </section>
  );
}
