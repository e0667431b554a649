import { useId, useState, useSyncExternalStore } from "react";
import { type Entry, readEntry } from "./entry";
import { FIELDS } from "./fields";
import { NumberField } from "./number-field";
import { dollars, type Estimate, formulaOf, lossOf } from "./revenue";
import { RollingAmount } from "./rolling-amount";

type Texts = Record<keyof Estimate, { text: string; isUnreadable: boolean }>;
type Entries = Record<keyof Estimate, Entry>;

const never = () => () => {};

/** False in the server's HTML and while React takes it over, then true. */
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The visitor's numbers, or undefined while one of them cannot be used. */
function estimateOf({ calls, share, value }: Entries): Estimate | undefined {
  if (!("value" in calls && "value" in share && "value" in value)) return undefined;
  return { calls: calls.value, share: share.value, value: value.value };
}

/** The three amounts as figures. Assistive technology reads them in the output, which names them only once settled. */
function Amounts({ estimate }: { estimate: Estimate | undefined }) {
  const loss = estimate && lossOf(estimate);
  return (
    <div aria-hidden="true" className="calculator-amounts tabular">
      {(["year", "month", "week"] as const).map((period) => (
        <p key={period}>
          <b className="tone-missed">{loss ? <RollingAmount amount={loss[period]} /> : "–"}</b> a {period}
        </p>
      ))}
    </div>
  );
}

/**
 * The calculator with the visitor's own numbers, starting from an example. Its fields are disabled in the server's
 * HTML: what is typed before React runs would be lost.
 */
export default function Calculator(start: Estimate) {
  const id = useId();
  const isHydrated = useHydrated();
  const [texts, setTexts] = useState<Texts>(() => ({
    calls: { text: String(start.calls), isUnreadable: false },
    share: { text: String(start.share), isUnreadable: false },
    value: { text: String(start.value), isUnreadable: false },
  }));
  const entries = Object.fromEntries(
    FIELDS.map((field) => {
      const { text, isUnreadable } = texts[field.name];
      return [field.name, readEntry(text, field, isUnreadable)];
    }),
  ) as Entries;
  const estimate = estimateOf(entries);
  const loss = estimate && lossOf(estimate);
  return (
    <fieldset disabled={!isHydrated}>
      <legend>
        <h3 className="text-xl">Your own numbers</h3>
      </legend>
      <div className="mt-4 space-y-2.5">
        {FIELDS.map((field) => (
          <NumberField
            key={field.name}
            id={id + field.name}
            field={field}
            text={texts[field.name].text}
            entry={entries[field.name]}
            onChange={(text, isUnreadable) =>
              setTexts((before) => ({ ...before, [field.name]: { text, isUnreadable } }))
            }
          />
        ))}
      </div>
      <Amounts estimate={estimate} />
      <output
        htmlFor={FIELDS.map(({ name }) => id + name).join(" ")}
        aria-live="polite"
        className="calculator-formula tabular"
      >
        {estimate && loss ? (
          <>
            {formulaOf(estimate)}
            <span className="sr-only">{`, ${dollars(loss.month)} a month, ${dollars(loss.year)} a year.`}</span>
          </>
        ) : (
          "The sum needs all three numbers."
        )}
      </output>
    </fieldset>
  );
}
