import { ActionButton } from "../../renderer/ui/action-button";
import { splitAddresses } from "../../renderer/ui/addresses";
import { dateInWords } from "../../renderer/ui/date-in-words";
import { TextLink } from "../../renderer/ui/text-link";
import type { ComparisonSourcesProps } from "./props.gen";

/** A source, in which each address is a link. */
function Source({ source }: { source: string }) {
  return splitAddresses(source).map(({ text, address }) =>
    address ? (
      <TextLink key={text} to={address}>
        {text}
      </TextLink>
    ) : (
      text
    ),
  );
}

/** Date and sources of the comparison, and a button for objections. */
export default function ComparisonSources(props: ComparisonSourcesProps) {
  const { heading, text, sourcesLabel, dataLabel, button, trademark, competitor } = props;
  const { id, checkedOn, sources } = competitor;
  return (
    <div className="grid gap-x-16 gap-y-8 border-current/15 border-t pt-10 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <div>
        <h2 className="text-2xl">{heading}</h2>
        {checkedOn && (
          <p className="mt-3 tone-muted">
            Page reviewed <time dateTime={checkedOn}>{dateInWords(checkedOn)}</time>
          </p>
        )}
        <ActionButton button={button} variant="secondary" small className="mt-5" />
      </div>
      <div>
        <p>{text}</p>
        <details className="mt-4">
          <summary className="min-h-11 cursor-pointer py-2.5">
            <span className="text-link">
              {sourcesLabel} ({sources.length})
            </span>
          </summary>
          <ul className="space-y-2 break-words py-2 text-[0.9375rem]">
            {sources.map(({ source, asOf }) => (
              <li key={source}>
                <Source source={source} /> <span className="tone-muted">· {dateInWords(asOf)}</span>
              </li>
            ))}
          </ul>
          <TextLink to={`/data/comparisons/${id}.json`} className="inline-block py-2.5 text-[0.9375rem]">
            {dataLabel}
          </TextLink>
        </details>
        <p className="mt-4 text-sm tone-muted">{trademark}</p>
      </div>
    </div>
  );
}
