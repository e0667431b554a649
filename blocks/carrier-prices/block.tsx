import { Island } from "../../renderer/ui/island";
import { SectionHeading } from "../../renderer/ui/section-heading";
import CarrierPricesIsland from "./carrier-prices.island";
import { withArticle } from "./format";
import type { CarrierPricesProps } from "./props.gen";

/**
 * Carrier prices by country. Without JavaScript the first country is complete, and a sentence replaces the buttons of
 * the other countries.
 */
export default function CarrierPrices({ heading, intro, product, carriers }: CarrierPricesProps) {
  return (
    <>
      <SectionHeading heading={heading} intro={intro} />
      <p className="mt-6 hidden font-semibold noscript:block">
        The other countries need JavaScript, which is not running here. These are the carriers of{" "}
        {withArticle(carriers.country.name)}.
      </p>
      <div data-enhance="carrier-prices">
        <Island
          name="carrier-prices"
          component={CarrierPricesIsland}
          props={{ product, ...carriers }}
          when="press"
        />
      </div>
    </>
  );
}
