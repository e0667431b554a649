import { CountryFlag } from "../../renderer/ui/country-flag";
import type { CountryIndex } from "../../schema/shapes.gen";

/** Props of the row of countries. */
export interface CountryBarProps {
  countries: CountryIndex["countries"];
  selected: string;
  onSelect: (id: string) => void;
  /** What is going on, for all to see and for assistive technology to read out. */
  status: string;
}

/** A button for each country, in a row that stays in view, with a line that tells what they brought. */
export function CountryBar({ countries, selected, onSelect, status }: CountryBarProps) {
  return (
    <div className="carrier-bar">
      <fieldset>
        <legend className="sr-only">Countries</legend>
        <ul className="carrier-countries">
          {countries.map(({ id, name, flag }) => (
            <li key={id}>
              <button
                type="button"
                data-country={id}
                aria-pressed={id === selected}
                onClick={() => onSelect(id)}
              >
                <CountryFlag code={flag} />
                {name}
              </button>
            </li>
          ))}
        </ul>
      </fieldset>
      <p role="status" className="carrier-status tabular">
        {status}
      </p>
    </div>
  );
}
