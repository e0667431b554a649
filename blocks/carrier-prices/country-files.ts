import { loadJson, withinLimit } from "../../renderer/ui/load-json";
import type { Country, CountryIndex } from "../../schema/shapes.gen";

type CountryEntry = CountryIndex["countries"][number];

/** Where the static data is served (spec, section 7). */
const FOLDER = "/data/carriers/";
const INDEX = `${FOLDER}index.json`;

/** Loads the country of an id; rejects on any failure, and as soon as the signal is aborted. */
export type LoadCountry = (id: string, signal: AbortSignal) => Promise<Country>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Only an answer that holds a list is used (spec, section 7). */
function listIn(value: unknown, key: string, path: string): unknown[] {
  const list = isObject(value) ? value[key] : undefined;
  if (!Array.isArray(list)) throw new Error(`${path} has no list "${key}".`);
  return list;
}

function readIndex(value: unknown): CountryEntry[] {
  const isEntry = (entry: unknown): entry is CountryEntry =>
    isObject(entry) && typeof entry.id === "string" && typeof entry.file === "string";
  return listIn(value, "countries", INDEX).filter(isEntry);
}

/** True for what names its source and its date, as every figure does. */
const isSource = (value: unknown): boolean =>
  isObject(value) && typeof value.source === "string" && typeof value.asOf === "string";

/** True for a carrier whose parts are there to be shown. */
function isCarrier(value: unknown): boolean {
  if (!isObject(value) || typeof value.name !== "string" || typeof value.website !== "string") return false;
  const { plans, pros, cons, sources } = value;
  if (!Array.isArray(pros) || !Array.isArray(cons) || !Array.isArray(plans) || !Array.isArray(sources))
    return false;
  const isPlan = (plan: unknown) =>
    isObject(plan) && typeof plan.price === "number" && isObject(plan.local) && isSource(plan);
  return plans.every(isPlan) && sources.every(isSource);
}

/**
 * A country as its file tells it; what the index says of it stands in for what the file leaves out.
 *
 * @throws when there is no list of carriers, or a carrier lacks a part
 */
function readCountry(value: unknown, { id, name, flag, file }: CountryEntry): Country {
  const carriers = listIn(value, "carriers", FOLDER + file);
  const faulty = carriers.findIndex((carrier) => !isCarrier(carrier));
  if (faulty >= 0)
    throw new Error(`${FOLDER + file}: carrier ${faulty + 1} of ${carriers.length} is not whole.`);
  const { cities, notes, currency, ...country } = value as Country;
  const standIn = { name, flag, dialCode: "" };
  return {
    ...standIn,
    ...country,
    id,
    cities: Array.isArray(cities) ? cities : [],
    notes: Array.isArray(notes) ? notes.filter(isSource) : [],
    currency: isObject(currency) ? currency : { code: "USD", usdPerUnit: 1 },
  };
}

/**
 * Opens the files of the carriers. The index is fetched at the first country that is asked for, once for all; after a
 * failure the next country tries again.
 */
export function openCountryFiles(): LoadCountry {
  let index: Promise<CountryEntry[]> | undefined;
  const getIndex = async () => {
    index ??= loadJson(INDEX).then(readIndex);
    try {
      return await index;
    } catch (error) {
      index = undefined;
      throw error;
    }
  };
  return async (id, caller) => {
    // The index is for every country: a visitor who chooses another one gives up waiting, not the request.
    const entry = (await withinLimit(getIndex, caller)).find((candidate) => candidate.id === id);
    if (!entry) throw new Error(`${INDEX} has no country "${id}".`);
    return readCountry(await loadJson(FOLDER + entry.file, caller), entry);
  };
}
