import type { Diagnostic } from "../schema/diagnostic";
import type { JsonDocument } from "../schema/json-document";
import type { SchemaSet } from "../schema/schema-set";
import { validate } from "../schema/validate";

/** Names of the files in data/ outside of collections; each has a schema of the same name. */
export const DATA_FILES = [
  "authors",
  "constants",
  "exceptions",
  "house-style",
  "navigation",
  "redirects",
  "routes",
  "site",
] as const;
export type DataFile = (typeof DATA_FILES)[number];

/** Paths of some of them, relative to the project's root. */
export const AUTHORS_FILE = "data/authors.json";
export const EXCEPTIONS_FILE = "data/exceptions.json";
export const NAVIGATION_FILE = "data/navigation.json";
export const REDIRECTS_FILE = "data/redirects.json";

/** Item schemas of the collections that the site's code reads; items of other collections only fill templates. */
export const ITEM_SCHEMAS = {
  posts: "schema/post.schema.json",
  carriers: "schema/country.schema.json",
  comparisons: "schema/competitor.schema.json",
};

/** Schemas of the collections' index files. */
export const INDEX_SCHEMAS: Readonly<Record<string, string>> = {
  carriers: "schema/country-index.schema.json",
  comparisons: "schema/comparison-index.schema.json",
};

/** Name of a collection's index file, which describes the collection as a whole and is not an item. */
export const COLLECTION_INDEX = "index.json";

/** Returns the schema path of a file in data/; undefined for items of a collection that only fills templates. */
export function schemaOfData(file: string): string | undefined {
  const [, name = "", item] = file.split("/");
  if (item === undefined) return `schema/${name.replace(/\.json$/, "")}.schema.json`;
  const schemas: Readonly<Record<string, string>> = item === COLLECTION_INDEX ? INDEX_SCHEMAS : ITEM_SCHEMAS;
  // A folder may be called "constructor".
  return Object.hasOwn(schemas, name) ? schemas[name] : undefined;
}

/** Returns the faults of a file in data/, or with another schema: those of reading it, or else those against the schema. */
export function faultsOfData(
  document: JsonDocument,
  schemas: SchemaSet,
  rule = "data-shape",
  schema = schemaOfData(document.file),
): Diagnostic[] {
  const { diagnostics, value } = document;
  return diagnostics.length > 0 || !schema
    ? diagnostics
    : validate(schemas, { document, value, schema, rule });
}
