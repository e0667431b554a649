import { CountryFlag } from "../../renderer/ui/country-flag";
import { PingArcs } from "../../renderer/ui/ping";
import type { Country } from "../../schema/shapes.gen";
import { CarrierEntry } from "./carrier-entry";
import { counted, rateOf, withArticle } from "./format";
import { PriceOverview } from "./price-overview";
import { SourceList, SourceNote } from "./source-list";
import { type Source, sourcesOf } from "./sources";

/** What a business should know about numbers in the country, and the rate that its prices were worked out at. */
function Notes({ country, sources }: { country: Country; sources: readonly Source[] }) {
  const rate = rateOf(country);
  if (country.notes.length === 0 && !rate) return null;
  return (
    <section className="carrier-notes">
      <h4>Good to know</h4>
      <ul>
        {country.notes.map((note) => (
          <li key={note.text}>
            {note.text}{" "}
            <small>
              <SourceNote fact={note} sources={sources} />
            </small>
          </li>
        ))}
        {rate && <li className="tabular">{rate}</li>}
      </ul>
    </section>
  );
}

/** The carriers of one country: heading, overview, each carrier, sources. Without any, a sentence that says so. */
export function CountryView({ country, product }: { country: Country; product: string }) {
  const { name, flag, cities, carriers } = country;
  const sources = sourcesOf(country);
  return (
    <>
      <div className="carrier-country">
        <CountryFlag code={flag} className="w-14" />
        <hgroup>
          <h3>
            {carriers.length > 0 ? `${counted(carriers.length, "carrier")} in ${withArticle(name)}` : name}
          </h3>
          {cities.length > 0 && <p>Cities covered: {cities.join(", ")}</p>}
        </hgroup>
      </div>
      {carriers.length === 0 ? (
        <div className="carrier-none">
          <PingArcs rings={3} />
          <p>No carriers found for this country.</p>
        </div>
      ) : (
        <>
          <div className="carrier-summary">
            <PriceOverview carriers={carriers} />
            <Notes country={country} sources={sources} />
          </div>
          {carriers.map((carrier) => (
            <CarrierEntry key={carrier.name} carrier={carrier} product={product} sources={sources} />
          ))}
          <SourceList sources={sources} />
        </>
      )}
    </>
  );
}
