import { useEffect, useReducer, useState } from "react";
import type { Country, CountryIndex } from "../../schema/shapes.gen";
import { openCountryFiles } from "./country-files";
import { type CarrierState, countryOfHash, initialCarrierState, reduceCarriers } from "./state";

/**
 * The carriers of the country that the visitor chose. The choice lives in the address (#india), so that it survives a
 * reload, Back and Forward.
 *
 * @returns the state, and what chooses a country by its id
 */
export function useCarriers(
  index: CountryIndex["countries"],
  first: Country,
): [CarrierState, (id: string) => void] {
  const [state, dispatch] = useReducer(reduceCarriers, first, initialCarrierState);
  const [load] = useState(openCountryFiles);
  const { selected, isLoading } = state;

  useEffect(() => {
    const ids = index.map(({ id }) => id);
    const follow = () => {
      const id = countryOfHash(location.hash, ids, first.id);
      if (id) dispatch({ type: "selected", id });
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [index, first.id]);

  useEffect(() => {
    if (!isLoading) return;
    const request = new AbortController();
    load(selected, request.signal).then(
      (country) => dispatch({ type: "loaded", id: selected, country }),
      (error) => {
        // The visitor has chosen another country: nothing failed.
        if (request.signal.aborted) return;
        console.error("Error loading carrier data:", error);
        dispatch({ type: "failed", id: selected });
      },
    );
    return () => request.abort();
  }, [load, selected, isLoading]);

  const choose = (id: string) => {
    // Also tries again a country that failed, whose name the address still has.
    dispatch({ type: "selected", id });
    if (location.hash !== `#${id}`) location.hash = id;
  };
  return [state, choose];
}
