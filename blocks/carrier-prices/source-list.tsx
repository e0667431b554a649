import { asOf } from "./format";
import { type Source, sourceNumber, withAddresses } from "./sources";

/** A text in which every address is a link. */
function LinkedText({ text }: { text: string }) {
  return withAddresses(text).map((part) =>
    part.address ? (
      <a key={part.text} href={part.address} rel="noopener">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );
}

/** When a fact held and where it comes from, in few words; the list at the end of the country says more. */
export function SourceNote({ fact, sources }: { fact: Source; sources: readonly Source[] }) {
  const label = `source ${sourceNumber(sources, fact)}`;
  const { address } = withAddresses(fact.source).find((part) => part.address) ?? {};
  return (
    <>
      {asOf(fact.asOf)},{" "}
      {address ? (
        <a href={address} rel="noopener">
          {label}
        </a>
      ) : (
        label
      )}
    </>
  );
}

/** Every source of a country, numbered. */
export function SourceList({ sources, className }: { sources: readonly Source[]; className: string }) {
  return (
    <section className="carrier-sources">
      <h4>Sources</h4>
      <ol className={className}>
        {sources.map(({ source, asOf: date }) => (
          <li key={source + date}>
            <LinkedText text={source} />
            {date && `, ${asOf(date)}`}
          </li>
        ))}
      </ol>
    </section>
  );
}
