import { type CollectionItem, type Collections, collectionIndex } from "../../data/collections";
import { formatConstant } from "../../data/format";
import type { Site } from "../../data/site";
import type { JsonPath } from "../../schema/json-document";
import { nearest } from "../../schema/nearest";
import type { ComparisonIndex, Competitor, CountryIndex } from "../../schema/shapes.gen";
import { valueAt } from "../json-path";
import { type Finding, findingAt, type SiteRule } from "../rule";

/** A collection with its index, as far as both are without faults. */
interface Indexed<Index> {
  file: CollectionItem;
  index: Index;
  items: readonly CollectionItem[];
}

function indexed<Index>(collections: Collections, name: string): Indexed<Index> | undefined {
  const file = collectionIndex(collections, name);
  const items = collections.get(name) ?? [];
  return file?.isValid ? { file, index: file.value as unknown as Index, items } : undefined;
}

/** A feature that no category lists. */
function unknownKey({ document }: CollectionItem, path: JsonPath, known: readonly string[]): Finding[] {
  const name = String(path.at(-1));
  if (known.includes(name)) return [];
  const meant = nearest(name, known);
  const fix = meant
    ? `Did you mean "${meant}"?`
    : `Remove it, or add it to a category. There are these: ${known.join(", ")}.`;
  const message = `No category lists the feature "${name}".`;
  return [findingAt(document, path, { message, fix }, "key")];
}

/** A file of a collection that its index names and that is not there. */
function unknownFile(
  { document }: CollectionItem,
  path: JsonPath,
  file: string,
  known: readonly string[],
): Finding[] {
  const name = String(valueAt(document.value, path));
  if (known.includes(name)) return [];
  const meant = nearest(name, known);
  const fix = meant
    ? `Did you mean "${meant}"?`
    : `Remove this entry, or add the file. If the file was deleted by mistake: git restore "${file}"`;
  return [findingAt(document, path, { message: `There is no ${file}.`, fix })];
}

/** An item that its collection's index does not name would be shown nowhere; one that it misspells is reported there. */
function unnamed({ file, items }: Indexed<unknown>, names: readonly string[]): Finding[] {
  const ids = items.map(({ id }) => id);
  const meant = names.filter((name) => !ids.includes(name)).map((name) => nearest(name, ids));
  return items
    .filter(({ id }) => !names.includes(id) && !meant.includes(id))
    .map(({ id, document }) =>
      findingAt(document, [], {
        message: `${file.document.file} does not name "${id}".`,
        fix: "Add it there, or remove this file.",
      }),
    );
}

/** Keys of features, in both competitors' and our own list, are those of the categories; groups name files. */
function comparisonFaults(collections: Collections): Finding[] {
  const comparisons = indexed<ComparisonIndex>(collections, "comparisons");
  if (!comparisons) return [];
  const { file, index, items } = comparisons;
  const keys = index.feature_categories.flatMap(({ features }) => features);
  const ids = items.map(({ id }) => id);
  const lacking = (item: CollectionItem, map: string, features: object) =>
    keys
      .filter((key) => !Object.hasOwn(features, key))
      .map((key): Finding => {
        const message = `The feature "${key}" is missing.`;
        const fix = `Add it, with "available": false where there is none.`;
        return findingAt(item.document, [map], { message, fix }, "key");
      });
  const ofOurs = Object.keys(index.pingo_features).flatMap((key) =>
    unknownKey(file, ["pingo_features", key], keys),
  );
  return [
    ...(ofOurs.length > 0 ? ofOurs : lacking(file, "pingo_features", index.pingo_features)),
    ...items
      .filter(({ isValid }) => isValid)
      .flatMap((item) => {
        const { features } = item.value as unknown as Competitor;
        const unknown = Object.keys(features).flatMap((key) => unknownKey(item, ["features", key], keys));
        return unknown.length > 0 ? unknown : lacking(item, "features", features);
      }),
    ...index.groups.flatMap(({ competitors }, group) =>
      competitors.flatMap((name, place) =>
        unknownFile(file, ["groups", group, "competitors", place], `data/comparisons/${name}.json`, ids),
      ),
    ),
    ...unnamed(
      comparisons,
      index.groups.flatMap(({ competitors }) => competitors),
    ),
  ];
}

/** Constants that say of the countries which one comes first, and how many there are (spec 9 Claims: 6+ countries). */
function constantFaults(
  { constants, constantsDocument }: Site,
  index: string,
  ids: readonly string[],
): Finding[] {
  const fault = (key: string, message: string, fix: string): Finding =>
    findingAt(constantsDocument, [...key.split("."), "value"], { where: key, message, fix });
  const first = String(constants.get("claims.defaultCountry")?.value);
  const key = "claims.carrierCountries";
  const number = constants.get(key);
  const isRight =
    number?.qualifier === "plus" ? ids.length >= Number(number.value) : ids.length === number?.value;
  return [
    ...(ids.includes(first)
      ? []
      : [
          fault(
            "claims.defaultCountry",
            `"${first}" is no country of ${index}.`,
            `There are these: ${ids.join(", ")}.`,
          ),
        ]),
    ...(!number || isRight
      ? []
      : [
          fault(
            key,
            `${key} says ${formatConstant(number)}, but ${index} lists ${ids.length}.`,
            `Correct "${key}", or add the countries that are missing.`,
          ),
        ]),
  ];
}

/** The carrier page loads what the index names, and begins with the default country. */
function carrierFaults(site: Site): Finding[] {
  const carriers = indexed<CountryIndex>(site.collections, "carriers");
  if (!carriers) return [];
  const { file, index, items } = carriers;
  const files = items.map(({ id }) => `${id}.json`);
  const ids = index.countries.map(({ id }) => id);
  return [
    ...index.countries.flatMap(({ file: name }, country) =>
      unknownFile(file, ["countries", country, "file"], `data/carriers/${name}`, files),
    ),
    ...unnamed(carriers, ids),
    ...constantFaults(site, file.document.file, ids),
  ];
}

/** The file about a collection and its items name each other by keys, which a misspelling would break in silence. */
export const collectionIndexRule: SiteRule = {
  name: "collection-index",
  severity: "error",
  summary: "What the index of a collection names is there, and the other way round.",
  docs: {
    why: "The index of a collection decides which of its files the site shows, and in which order. A name that is misspelt there hides a file or leads nowhere.",
    wrong: `{ "data/carriers/index.json": { "countries": [{ "id": "india", "file": "indai.json" }] } }`,
    right: `{ "data/carriers/index.json": { "countries": [{ "id": "india", "file": "india.json" }] } }`,
  },
  checkSite: (_, site) => [...comparisonFaults(site.collections), ...carrierFaults(site)],
};
