import { useLayoutEffect, useRef } from "react";
import { formatCount } from "../../renderer/ui/format-amounts";
import { CountryBar } from "./country-bar";
import { CountryView } from "./country-view";
import type { CarrierPricesProps } from "./props.gen";
import { useCarriers } from "./use-carriers";

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
        className="carrier-results pt-8 transition-opacity duration-150 ease-out aria-busy:opacity-35 aria-busy:delay-120"
        aria-busy={isLoading}
      >
        <CountryView key={shown.id} country={shown} product={product} />
      </div>
    </>
  );
}
