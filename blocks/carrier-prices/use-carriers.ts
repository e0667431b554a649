import { useEffect, useState } from "react";
import { loadJson } from "../../renderer/ui/load-json";
import type { Carrier, Country, CountryList } from "../../schema/shapes.gen";

/** URL path of the static data (spec, section 7). */
const FOLDER = "/data/carriers/";

/** Loads a JSON file. Throws if it does not contain the list (spec, section 7). */
async function loadWithList<T>(file: string, list: keyof T & string, signal: AbortSignal): Promise<T> {
  const value = (await loadJson(FOLDER + file, signal)) as T | null;
  if (!Array.isArray(value?.[list])) throw new Error(`${FOLDER}${file} has no list "${list}".`);
  return value as T;
}

/** Fills in what the specification does not name (section 3): a file may lack sources and prices in another currency. */
function withSources(carrier: Carrier): Carrier {
  const plans = carrier.plans.map((plan) => {
    const defaults = { local: { price: plan.price, currency: "USD" }, source: "", asOf: "" };
    return { ...defaults, ...plan };
  });
  const defaults = { sources: [] };
  return { ...defaults, ...carrier, plans };
}

/**
 * Creates a loader of country files. The index is fetched with the first country.
 *
 * @returns a function that loads a country by its id; the index supplies the fields that the country's file lacks
 */
export function createCountryLoader(): (id: string, signal: AbortSignal) => Promise<Country> {
  let index: CountryList | undefined;
  return async (id, signal) => {
    index ??= await loadWithList<CountryList>("index.json", "countries", signal);
    const entry = index.countries.find((candidate) => candidate.id === id);
    if (!entry) throw new Error(`${FOLDER}index.json has no country "${id}".`);
    const { file, ...known } = entry;
    const country = await loadWithList<Country>(file, "carriers", signal);
    const defaults = { dialCode: "", cities: [], notes: [], currency: { code: "USD", usdPerUnit: 1 } };
    return { ...defaults, ...known, ...country, carriers: country.carriers.map(withSources), id };
  };
}

/**
 * Returns the carriers of the country that the visitor selects; each country is fetched once. If loading fails, the last
 * country stays and is selected again, so that the pressed button always belongs to the carriers below it.
 *
 * @returns the id of the selected country; the country on the page, which is another one while the selected one loads; and
 *   a function that selects a country by its id, or retries one that failed before
 */
export function useCarriers(first: Country) {
  const [load] = useState(createCountryLoader);
  const [loaded] = useState(() => new Map([[first.id, first]]));
  const [selected, setSelected] = useState(first.id);
  const [shown, setShown] = useState(first);

  useEffect(() => {
    if (selected === shown.id) return;
    const controller = new AbortController();
    load(selected, controller.signal).then(
      (country) => {
        loaded.set(selected, country);
        setShown(country);
      },
      (error) => {
        // The visitor has selected another country: nothing failed.
        if (controller.signal.aborted) return;
        console.error("Error loading carrier data:", error);
        setSelected(shown.id);
      },
    );
    return () => controller.abort();
  }, [load, loaded, selected, shown]);

  const select = (id: string) => {
    setSelected(id);
    setShown(loaded.get(id) ?? shown);
  };
  return { selected, shown, select };
}
