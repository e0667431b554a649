import { useState } from "react";
import { CountryFlag } from "../../renderer/ui/country-flag";
import { formatCount } from "../../renderer/ui/format-amounts";
import { PingArcs } from "../../renderer/ui/ping";
import { useHydrated } from "../../renderer/ui/use-hydrated";
import type { Country } from "../../schema/shapes.gen";
import { CarrierEntry } from "./carrier-entry";
import { rateOf, withArticle } from "./format";
import { PriceOverview } from "./price-overview";
import { type Source, SourceList, SourceNote, sourcesOf } from "./source-list";

/** Notes for businesses about phone numbers in the country, and the exchange rate of its prices. */
function Notes({ country, sources }: { country: Country; sources: readonly Source[] }) {
  const rate = rateOf(country);
  if (country.notes.length === 0 && !rate) return null;
  return (
    <section className="self-start rounded-card border border-current/15 px-6 py-5 text-[0.9375rem]">
      <h4 className="text-xl leading-tight">Good to know</h4>
      <ul>
        {country.notes.map((note) => (
          <li key={note.text} className="mt-3">
            {note.text}{" "}
            <small className="tone-muted whitespace-nowrap text-[0.8125rem] leading-[1.4]">
              <SourceNote fact={note} sources={sources} />
            </small>
          </li>
        ))}
        {rate && <li className="tabular mt-3">{rate}</li>}
      </ul>
    </section>
  );
}

/** The carriers of one country: heading, overview, each carrier, sources. Without carriers, a sentence says so. */
export function CountryView({ country, product }: { country: Country; product: string }) {
  // Only the server's HTML needs the class. Removing it from a list on the page would restyle the whole list.
  const isClientRendered = useHydrated();
  const [partsClass] = useState(isClientRendered ? "" : "parts-tall");
  const { name, flag, cities, carriers } = country;
  const sources = sourcesOf(country);
  return (
    <>
      <div className="flex items-start gap-4">
        <CountryFlag code={flag} className="mt-1 w-14 rounded-md" />
        <hgroup>
          <h3 className="text-2xl leading-[1.2]">
            {carriers.length > 0
              ? `${formatCount(carriers.length, "carrier")} in ${withArticle(name)}`
              : name}
          </h3>
          {cities.length > 0 && <p className="tone-muted mt-1.5">Cities covered: {cities.join(", ")}</p>}
        </hgroup>
      </div>
      {carriers.length === 0 ? (
        <div className="py-12 text-center font-display font-semibold text-xl leading-[normal]">
          <PingArcs className="mx-auto mb-6 w-32 text-current/45" rings={3} />
          <p>No carriers found for this country.</p>
        </div>
      ) : (
        <>
          <div
            className={`${partsClass} mt-8 mb-10 grid gap-8 lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)] lg:gap-16`}
          >
            <PriceOverview carriers={carriers} className={partsClass} />
            <Notes country={country} sources={sources} />
          </div>
          <div className={partsClass}>
            {carriers.map((carrier) => (
              <CarrierEntry
                key={carrier.name}
                carrier={carrier}
                product={product}
                sources={sources}
                className={partsClass}
              />
            ))}
          </div>
          {sources.length > 0 && <SourceList sources={sources} className={partsClass} />}
        </>
      )}
    </>
  );
}
