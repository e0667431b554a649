import { type CollectionItem, type Collections, collectionIndex, shownItems } from "../../data/collections";
import { comparisonIndex, competitorOf } from "../../data/comparisons";
import { formatConstant } from "../../data/format";
import type { Site } from "../../data/site";
import { type JsonPath, locate } from "../../schema/json-document";
import { valueAt } from "../../schema/json-path";
import { nearest, suggestNearest } from "../../schema/nearest";
import type { CountryIndex } from "../../schema/shapes.gen";
import { type Finding, findingAt, type SiteRule } from "../rule";

/** Returns the fault of an index entry whose file is missing. */
function missingFile({ document }: CollectionItem, path: JsonPath, file: string, known: readonly string[]) {
  const fix =
    suggestNearest(String(valueAt(document.value, path)), known) ??
    `Remove this entry, or add the file. If the file was deleted by mistake: git restore "${file}"`;
  return findingAt(document, path, { message: `There is no ${file}.`, fix });
}

/**
 * Reports items that their index does not name, which no page would show. A misspelled name is reported in the index.
 *
 * @param list property of the index that names the items
 */
function unnamedItems(
  { file, document: index }: CollectionItem,
  items: readonly CollectionItem[],
  list: string,
  names: readonly string[],
): Finding[] {
  const ids = items.map(({ id }) => id);
  const meant = names.filter((name) => !ids.includes(name)).map((name) => nearest(name, ids));
  const message = (id: string) => `${file} does not name "${id}".`;
  const fix = "Add it there, or remove this file.";
  const remedy = { file, ...locate(index, [list]) };
  return items
    .filter(({ id }) => !names.includes(id) && !meant.includes(id))
    .map(({ id, document }) => findingAt(document, [], { message: message(id), fix, remedy }));
}

/** Reports features that no category lists, or else features that are missing. */
function featureFaults(
  { document }: CollectionItem,
  map: string,
  features: object,
  keys: readonly string[],
): Finding[] {
  const unknown = Object.keys(features).filter((key) => !keys.includes(key));
  if (unknown.length > 0)
    return unknown.map((key) => {
      const message = `No category lists the feature "${key}".`;
      const advice = `Remove it, or add it to a category in data/comparisons/index.json. Known features: ${keys.join(", ")}.`;
      const fix = suggestNearest(key, keys) ?? advice;
      return findingAt(document, [map, key], { message, fix }, "key");
    });
  const missing = keys.filter((key) => !Object.hasOwn(features, key));
  return missing.map((key) => {
    const fix = `Add "${key}": { "available": …, "notes": "…" }: true or false, and a few words about it.`;
    return findingAt(document, [map], { message: `The feature "${key}" is missing.`, fix }, "key");
  });
}

/** Checks that competitors' features and ours are those of the categories, and that groups name existing files. */
function comparisonFaults(collections: Collections): Finding[] {
  const file = collectionIndex(collections, "comparisons");
  const index = comparisonIndex(collections);
  if (!file || !index) return [];
  const keys = index.feature_categories.flatMap(({ features }) => features);
  const items = collections.get("comparisons") ?? [];
  const ids = items.map(({ id }) => id);
  const named = index.groups.flatMap(({ competitors }, group) =>
    competitors.map((name, place) => ({ name, path: ["groups", group, "competitors", place] })),
  );
  const names = named.map(({ name }) => name);
  return [
    ...featureFaults(file, "pingo_features", index.pingo_features, keys),
    ...shownItems(collections, "comparisons").flatMap((item) =>
      featureFaults(item, "features", competitorOf(item).features, keys),
    ),
    ...named
      .filter(({ name }) => !ids.includes(name))
      .map(({ name, path }) => missingFile(file, path, `data/comparisons/${name}.json`, ids)),
    ...unnamedItems(file, items, "groups", names),
  ];
}

/** Checks the constants for the first country and the number of countries (spec 9 Claims: 6+ countries). */
function constantFaults({ constants, documents }: Site, index: string, ids: readonly string[]): Finding[] {
  const fault = (key: string, message: string, fix: string): Finding =>
    findingAt(documents.constants, [...key.split("."), "value"], { message, fix });
  const findings: Finding[] = [];
  const first = constants.get("claims.defaultCountry")?.value ?? "";
  if (!ids.includes(String(first))) {
    const message = first === "" ? "No country comes first." : `"${first}" is not a country in ${index}.`;
    findings.push(fault("claims.defaultCountry", message, `Choices: ${ids.join(", ")}.`));
  }
  const key = "claims.carrierCountries";
  const number = constants.get(key);
  const minimum = Number(number?.value);
  if (number && (number.qualifier === "plus" ? ids.length < minimum : ids.length !== minimum)) {
    const message = `${key} says ${formatConstant(number)}, but ${index} lists ${ids.length}.`;
    findings.push(fault(key, message, `Correct "${key}", or add the countries that are missing.`));
  }
  return findings;
}

/** Checks the list of the countries, and the constants for them. */
function carrierFaults(site: Site): Finding[] {
  const file = collectionIndex(site.collections, "carriers");
  if (!file?.canBeShown) return [];
  const { countries: ids } = file.value as unknown as CountryIndex;
  const items = site.collections.get("carriers") ?? [];
  const known = items.map(({ id }) => id);
  return [
    ...ids.flatMap((id, place) =>
      known.includes(id) ? [] : missingFile(file, ["countries", place], `data/carriers/${id}.json`, known),
    ),
    ...unnamedItems(file, items, "countries", ids),
    ...constantFaults(site, file.file, ids),
  ];
}

/** The index of a collection matches its files: both have the same items and features. */
export const collectionIndexRule: SiteRule = {
  name: "collection-index",
  checkSite: (_, site) => [...comparisonFaults(site.collections), ...carrierFaults(site)],
};
