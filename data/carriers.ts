import type { Country, CountryIndex } from "../schema/shapes.gen";
import { type Collections, collectionIndex, contentOf } from "./collections";
import type { Constants } from "./constants";
import { activeDraftFile } from "./read-document";

/**
 * Returns the initial data of the carrier page: every country, in the order of the buttons, and the file of the country
 * selected first (the constant claims.defaultCountry, or the one that is edited, so that its author sees it). The page
 * fetches the other countries' files (spec, section 7).
 *
 * @returns undefined if one of the two files is missing or has faults, which are reported at the files
 */
export function defaultCarriers(collections: Collections, constants: Constants) {
  const index = collectionIndex(collections, "carriers");
  const id = constants.get("claims.defaultCountry")?.value;
  const countries = collections.get("carriers") ?? [];
  const edited = countries.find(({ file }) => file === activeDraftFile());
  const country = edited ?? countries.find((item) => item.id === id);
  if (!index?.canBeShown || !country?.canBeShown) return undefined;
  // The schemas have validated both items.
  const { countries: entries } = index.value as unknown as CountryIndex;
  return { index: entries, country: contentOf(country) as unknown as Country };
}
