import type { Country, CountryIndex } from "../../schema/shapes.gen";

type CountryEntry = CountryIndex["countries"][number];

/** Where the static data is served (spec, section 7). */
const FOLDER = "/data/carriers/";
const INDEX = `${FOLDER}index.json`;

/** How long a visitor waits for a country, in milliseconds. */
export const TIME_LIMIT = 20_000;

/** Loads the country of an id; rejects on any failure, and as soon as the signal is aborted. */
export type LoadCountry = (id: string, signal: AbortSignal) => Promise<Country>;

/** Runs a task that ends with the time limit, or when the caller's signal is aborted. */
async function withinLimit<T>(task: (signal: AbortSignal) => Promise<T>, caller?: AbortSignal): Promise<T> {
  caller?.throwIfAborted();
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort(caller?.reason);
  const timer = setTimeout(
    () => controller.abort(new Error(`There was no answer within ${TIME_LIMIT / 1000} seconds.`)),
    TIME_LIMIT,
  );
  caller?.addEventListener("abort", stop);
  const stopped = new Promise<never>((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason)),
  );
  try {
    return await Promise.race([task(signal), stopped]);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener("abort", stop);
  }
}

async function fetchJson(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(`${path} answered with status ${response.status}.`);
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${path} holds no JSON.`, { cause });
  }
}

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

/** True for a carrier whose parts are there to be shown. */
function isCarrier(value: unknown): boolean {
  if (!isObject(value) || typeof value.name !== "string" || typeof value.website !== "string") return false;
  const { plans } = value;
  if (![value.pros, value.cons, value.sources].every(Array.isArray) || !Array.isArray(plans)) return false;
  return plans.every((plan) => isObject(plan) && typeof plan.price === "number" && isObject(plan.local));
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
  const standIn = {
    name,
    flag,
    dialCode: "",
    cities: [],
    currency: { code: "USD", usdPerUnit: 1 },
    notes: [],
  };
  return { ...standIn, ...(value as Country), id };
}

/**
 * Opens the files of the carriers. The index is fetched at the first country that is asked for, once for all; after a
 * failure the next country tries again.
 */
export function openCountryFiles(): LoadCountry {
  let index: Promise<CountryEntry[]> | undefined;
  const getIndex = async () => {
    index ??= withinLimit(async (signal) => readIndex(await fetchJson(INDEX, signal)));
    try {
      return await index;
    } catch (error) {
      index = undefined;
      throw error;
    }
  };
  return (id, caller) =>
    withinLimit(async (signal) => {
      const entry = (await getIndex()).find((candidate) => candidate.id === id);
      if (!entry) throw new Error(`${INDEX} has no country "${id}".`);
      return readCountry(await fetchJson(FOLDER + entry.file, signal), entry);
    }, caller);
}
