import { useLayoutEffect, useRef } from "react";
import { CountryFlag } from "../../renderer/ui/country-flag";
import { formatCount } from "../../renderer/ui/format-amounts";
import type { CountrySummary } from "../../schema/shapes.gen";
import { CountryView } from "./country-view";
import type { CarrierPricesProps } from "./props.gen";
import { useCarriers } from "./use-carriers";

interface CountryBarProps {
  countries: readonly CountrySummary[];
  selected: string;
  onSelect: (id: string) => void;
  /** Status text, visible and read out by assistive technology. */
  status: string;
}

/** Style of the selected country: bold, with a line below it. */
const SELECTED_STYLE =
  "aria-pressed:font-bold aria-pressed:after:absolute aria-pressed:after:inset-x-1 aria-pressed:after:bottom-0 aria-pressed:after:rounded-t-[3px] aria-pressed:after:border-signal aria-pressed:after:border-b-3 md:aria-pressed:after:inset-x-4";

/**
 * A button for each country, in a row that stays in view, with a status line. The bar covers the content that scrolls
 * below it, so it has the color of its section. On screens too narrow for one row of six buttons it does not stick,
 * because two rows would be too high.
 */
function CountryBar({ countries, selected, onSelect, status }: CountryBarProps) {
  return (
    <div className="carrier-bar -mx-gutter sticky top-16 z-3 mt-6 border-current/15 border-b bg-(--tone-ground) px-gutter max-[22.5rem]:static [@media(height<30rem)]:static md:mx-0 md:px-0 lg:flex lg:items-center lg:justify-between lg:gap-6 noscript:hidden print:hidden">
      <fieldset className="min-w-0">
        <legend className="sr-only">Countries</legend>
        <ul className="carrier-countries -mx-1 grid auto-cols-[minmax(3.375rem,1fr)] grid-flow-col overflow-x-auto [scrollbar-width:none] max-[22.5rem]:grid-flow-row max-[22.5rem]:grid-cols-3 md:mr-0 md:-ml-4 md:auto-cols-auto">
          {countries.map(({ id, name, flag }) => (
            <li key={id}>
              <button
                type="button"
                data-country={id}
                aria-pressed={id === selected}
                onClick={() => onSelect(id)}
                className={`relative flex min-h-15 w-full flex-col items-center justify-center gap-1.25 whitespace-nowrap font-medium text-[0.75rem] hover:bg-current/5 focus-visible:-outline-offset-3 md:flex-row md:gap-2.5 md:px-4 md:text-[1rem] ${SELECTED_STYLE}`}
              >
                <CountryFlag code={flag} />
                {name}
              </button>
            </li>
          ))}
        </ul>
      </fieldset>
      <p
        role="status"
        className="carrier-status tabular border-current/15 border-t py-1.5 text-[0.8125rem] tone-muted md:text-[0.9375rem] lg:border-0 lg:text-right"
      >
        {status}
      </p>
    </div>
  );
}

/** Props of the island: our product, every country, and the carriers of the country that is shown first. */
export type CarrierPricesIslandProps = Pick<CarrierPricesProps, "product"> & CarrierPricesProps["carriers"];

/** Carrier prices by country. While a country loads, the previous one stays, dimmed; if loading fails, it stays. */
export default function CarrierPrices({ product, index, country: first }: CarrierPricesIslandProps) {
  const { selected, shown, select } = useCarriers(first);
  const isLoading = selected !== shown.id;
  const results = useRef<HTMLDivElement>(null);
  const previous = useRef(shown);

  // A visitor who has scrolled down in one country starts the next one at its top.
  useLayoutEffect(() => {
    if (previous.current === shown) return;
    previous.current = shown;
    const area = results.current;
    const barBottom = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    if (area && area.getBoundingClientRect().top < barBottom)
      area.scrollIntoView({ block: "start", behavior: "instant" });
  }, [shown]);

  const choose = (id: string) => {
    select(id);
    // An address without a hash stands for the first country.
    if ((location.hash.slice(1) || first.id) !== id) location.hash = id;
  };

  const plans = shown.carriers.reduce((sum, carrier) => sum + carrier.plans.length, 0);
  const status = `${shown.name}: ${formatCount(shown.carriers.length, "carrier")}, ${formatCount(plans, "plan")}`;
  return (
    <>
      <CountryBar
        countries={index}
        selected={selected}
        onSelect={choose}
        status={isLoading ? "Loading carrier data..." : status}
      />
      {/* The delay prevents dimming when the response is quick. */}
      <div
        ref={results}
        className="carrier-results pt-8 transition-opacity duration-150 ease-out aria-busy:opacity-35 aria-busy:delay-120 in-aria-busy:opacity-35 in-aria-busy:delay-120"
        aria-busy={isLoading}
      >
        <CountryView key={shown.id} country={shown} product={product} />
      </div>
    </>
  );
}
