import { useEffect, useState } from "react";
import { loadJson } from "../../renderer/ui/load-json";
import type { Country, CountryIndex } from "../../schema/shapes.gen";

/** Where the static data is served (spec, section 7). */
const FOLDER = "/data/carriers/";

/** What a file says; only one that holds its list is used (spec, section 7). */
async function loadWithList<T>(file: string, list: keyof T & string, signal: AbortSignal): Promise<T> {
  const value = (await loadJson(FOLDER + file, signal)) as T | null;
  if (!Array.isArray(value?.[list])) throw new Error(`${FOLDER}${file} has no list "${list}".`);
  return value as T;
}

/**
 * Opens the files of the carriers. The index is fetched with the first country that is asked for.
 *
 * @returns what loads the country of an id; what the index says of it stands in for what its file leaves out
 */
export function openCountryFiles(): (id: string, signal: AbortSignal) => Promise<Country> {
  let index: CountryIndex | undefined;
  return async (id, signal) => {
    index ??= await loadWithList<CountryIndex>("index.json", "countries", signal);
    const entry = index.countries.find((candidate) => candidate.id === id);
    if (!entry) throw new Error(`${FOLDER}index.json has no country "${id}".`);
    const { file, ...known } = entry;
    const country = await loadWithList<Country>(file, "carriers", signal);
    const standIn = { dialCode: "", cities: [], notes: [], currency: { code: "USD", usdPerUnit: 1 } };
    return { ...standIn, ...known, ...country, id };
  };
}

/** What the carrier prices know. They load while another country is selected than the one shown. */
export interface Carriers {
  /** Id of the country that was asked for; its button is the pressed one. */
  selected: string;
  /** The country whose carriers are on the page: the last one that was there to show. */
  shown: Country;
  /** Selects a country by its id, also one that failed before. */
  select: (id: string) => void;
}

/**
 * The carriers of the country that the visitor chose, each fetched once. When loading fails, the last country stays, and
 * the selection returns to it, so that the pressed button is always the one of the carriers below it.
 */
export function useCarriers(first: Country): Carriers {
  const [load] = useState(openCountryFiles);
  const [loaded] = useState(() => new Map([[first.id, first]]));
  const [selected, setSelected] = useState(first.id);
  const [shown, setShown] = useState(first);

  useEffect(() => {
    if (selected === shown.id) return;
    const request = new AbortController();
    load(selected, request.signal).then(
      (country) => {
        loaded.set(selected, country);
        setShown(country);
      },
      (error) => {
        // The visitor has chosen another country: nothing failed.
        if (request.signal.aborted) return;
        console.error("Error loading carrier data:", error);
        setSelected(shown.id);
      },
    );
    return () => request.abort();
  }, [load, loaded, selected, shown]);

  const select = (id: string) => {
    setSelected(id);
    setShown(loaded.get(id) ?? shown);
  };
  return { selected, shown, select };
}
