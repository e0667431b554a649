import type { Country } from "../../schema/shapes.gen";

/** What the carrier prices know; the page begins with one country in its HTML. */
export interface CarrierState {
  /** Country that was asked for; its button is the pressed one. */
  selected: string;
  /** Country whose carriers are on the page: the last one that was there to show. */
  shown: Country;
  /** True while the index or the file of the selected country loads. */
  isLoading: boolean;
  /** Every country that has been loaded, by id, so that none is fetched twice. */
  countries: Readonly<Record<string, Country>>;
}

/** What happens to the carrier prices. */
export type CarrierEvent =
  | { type: "selected"; id: string }
  | { type: "loaded"; id: string; country: Country }
  | { type: "failed"; id: string };

/** The beginning: the first country, selected and shown. */
export const initialCarrierState = (first: Country): CarrierState => ({
  selected: first.id,
  shown: first,
  isLoading: false,
  countries: { [first.id]: first },
});

/**
 * The next state. An answer that is no longer waited for changes nothing. When loading fails, the last country stays,
 * and the selection returns to it, so that the pressed button is always the one of the carriers below it.
 */
export function reduceCarriers(state: CarrierState, event: CarrierEvent): CarrierState {
  if (event.type === "selected") {
    if (event.id === state.selected) return state;
    const known = state.countries[event.id];
    return known
      ? { ...state, selected: event.id, shown: known, isLoading: false }
      : { ...state, selected: event.id, isLoading: true };
  }
  if (!state.isLoading || event.id !== state.selected) return state;
  if (event.type === "failed") return { ...state, selected: state.shown.id, isLoading: false };
  return {
    ...state,
    shown: event.country,
    isLoading: false,
    countries: { ...state.countries, [event.id]: event.country },
  };
}

/**
 * The country that an address asks for.
 *
 * @param hash the part of the address from # on
 * @returns the first country for an address without one, undefined for a name that is no country's: then nothing changes
 */
export function countryOfHash(hash: string, ids: readonly string[], first: string): string | undefined {
  const name = hash.replace(/^#/, "");
  return name === "" ? first : ids.find((id) => id === name);
}
