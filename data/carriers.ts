import type { Country, CountryIndex } from "../schema/shapes.gen";
import { type Collections, collectionIndex, contentOf } from "./collections";
import type { Constants } from "./constants";

/**
 * What the carrier page begins with; it loads the other countries' files itself (spec, section 7): every country, in the
 * order of the buttons, and the file of the one that is selected first, which the constant claims.defaultCountry names.
 *
 * @returns undefined while one of the two files is missing or has faults, which have been reported where they stand
 */
export function defaultCarriers(collections: Collections, constants: Constants) {
  const index = collectionIndex(collections, "carriers");
  const id = constants.get("claims.defaultCountry")?.value;
  const country = collections.get("carriers")?.find((item) => item.id === id);
  if (!index?.canBeShown || !country?.canBeShown) return undefined;
  // Only valid items are read, so the schemas have vouched for the shapes.
  const { countries } = index.value as unknown as CountryIndex;
  return { index: countries, country: contentOf(country) as unknown as Country };
}
