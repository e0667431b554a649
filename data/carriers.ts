import type { Country, CountryIndex, CountrySummary } from "../schema/shapes.gen";
import { type CollectionItem, type Collections, collectionIndex, contentOf } from "./collections";
import type { Constants } from "./constants";
import { activeDraftFile } from "./read-document";

/** Returns a country, as its page and /data/carriers/{file} show it. The item must be valid. */
export const countryOf = (item: CollectionItem): Country => contentOf(item) as unknown as Country;

/** Returns the countries that can be shown, in the order of the buttons; undefined if their index is missing or has faults. */
export function countrySummaries(collections: Collections): CountrySummary[] | undefined {
  const index = collectionIndex(collections, "carriers");
  if (!index?.canBeShown) return undefined;
  const items = collections.get("carriers") ?? [];
  const { countries } = index.value as unknown as CountryIndex;
  return countries.flatMap((id) => {
    const item = items.find((one) => one.id === id);
    if (!item?.canBeShown) return [];
    const { name, shortName = name, flag } = countryOf(item);
    return { id, file: `${id}.json`, name: shortName, flag };
  });
}

/**
 * Returns the initial data of the carrier page: every country, in the order of the buttons, and the file of the country
 * selected first (the constant claims.defaultCountry, or the one that is edited, so that its author sees it). The page
 * fetches the other countries' files (spec, section 7).
 *
 * @returns undefined if one of the two files is missing or has faults, which are reported at the files
 */
export function defaultCarriers(collections: Collections, constants: Constants) {
  const index = countrySummaries(collections);
  const id = constants.get("claims.defaultCountry")?.value;
  const countries = collections.get("carriers") ?? [];
  const edited = countries.find(({ file }) => file === activeDraftFile());
  const country = edited ?? countries.find((item) => item.id === id);
  return index && country?.canBeShown ? { index, country: countryOf(country) } : undefined;
}
