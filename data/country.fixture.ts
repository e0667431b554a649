import type { Country } from "../schema/shapes.gen";

/** Returns a country without carriers, whose name is its id. */
export const country = (id: string, more: Partial<Country> = {}): Country => ({
  ...{ id, name: id, flag: "US", dialCode: "+1", cities: ["Austin"] },
  ...{ currency: { code: "USD", usdPerUnit: 1 }, carriers: [], notes: [] },
  ...more,
});
