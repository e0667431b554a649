import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { type Diagnostic, errorAt, FILE_START, keepsFromShowing } from "../schema/diagnostic";
import { isJsonObject, type JsonDocument, type JsonObject } from "../schema/json-document";
import type { SchemaSet } from "../schema/schema-set";
import { validate } from "../schema/validate";
import { readDocument } from "./read-document";
import { resolveValue, type TokenLookup, tokenDiagnostic } from "./tokens";
import { withDraft } from "./unpublished";

/** Names of the files of data/ that stand beside the collections; each has a schema of its name. */
export const DATA_FILES: readonly string[] = [
  "constants",
  "exceptions",
  "house-style",
  "navigation",
  "redirects",
  "routes",
  "site",
];

/** Schemas of the collections whose items the site itself reads; items of other collections only fill templates. */
export const ITEM_SCHEMAS: Readonly<Record<string, string>> = {
  posts: "schema/post.schema.json",
  carriers: "schema/country.schema.json",
  comparisons: "schema/competitor.schema.json",
};

/** Schemas of the files that are about a collection as a whole. */
export const INDEX_SCHEMAS: Readonly<Record<string, string>> = {
  carriers: "schema/country-index.schema.json",
  comparisons: "schema/comparison-index.schema.json",
};

/** The file of a collection that is about the collection as a whole, and no item of it. */
export const COLLECTION_INDEX = "index.json";

/** Schema of what a file of data/ holds; undefined for items of a collection that only fills templates. */
export function schemaOfData(file: string): string | undefined {
  const [, name = "", item] = file.split("/");
  if (item === undefined) return `schema/${name.replace(/\.json$/, "")}.schema.json`;
  return (item === COLLECTION_INDEX ? INDEX_SCHEMAS : ITEM_SCHEMAS)[name];
}

/** What is wrong with a file of data/: that it cannot be read, or else what its schema finds. */
export function faultsOfData(document: JsonDocument, schemas: SchemaSet, rule = "data-shape"): Diagnostic[] {
  const { diagnostics, file, value } = document;
  const schema = schemaOfData(file);
  return diagnostics.length > 0 || !schema
    ? diagnostics
    : validate(schemas, { document, value, schema, rule });
}

/** One item of a collection: a JSON file in a folder of data/. */
export interface CollectionItem {
  /** Name of the file without its ending; the last part of the item's route. */
  id: string;
  document: JsonDocument;
  /** What stands in the file, with tokens resolved and defaults filled in. */
  value: JsonObject;
  /** Keys of the constants that the item's tokens named. */
  usedTokens: readonly string[];
  diagnostics: readonly Diagnostic[];
  /** False when something is wrong with the file as a whole or with the kind of a value; nobody may read it then. */
  canBeShown: boolean;
}

/**
 * The items of each collection, sorted by id, by the name of the folder. The file about the collection as a whole
 * stands under its own name, which `collectionIndex` knows.
 */
export type Collections = ReadonlyMap<string, readonly CollectionItem[]>;

const indexName = (collection: string): string => `${collection}/${COLLECTION_INDEX}`;

/** The file that is about a collection as a whole; undefined where there is none. */
export function collectionIndex(collections: Collections, collection: string): CollectionItem | undefined {
  return collections.get(indexName(collection))?.[0];
}

/** What an item says; without the schema that its file names for editors. */
export function contentOf({ value }: CollectionItem): JsonObject {
  const { $schema: _, ...content } = value;
  return content;
}

/** File names of the items of a collection, sorted; a missing folder has none. */
export function itemFiles(root: string, collection: string): string[] {
  const folder = `data/${collection}`;
  if (!existsSync(join(root, folder))) return [];
  const names = readdirSync(join(root, folder)).filter((name) => /^[^_].*\.json$/.test(name));
  return withDraft(root, folder, names)
    .filter((name) => name !== COLLECTION_INDEX)
    .sort();
}

function readItem(root: string, file: string, schemas: SchemaSet, lookup: TokenLookup): CollectionItem {
  const document = readDocument(root, file);
  const schema = schemaOfData(file);
  const diagnostics = [...document.diagnostics];
  const resolved = resolveValue(document.value, lookup);
  for (const fault of resolved.faults) diagnostics.push(tokenDiagnostic(document, [], fault, ""));
  if (isJsonObject(document.value) && Array.isArray(document.value.blocks)) {
    const message = "This is a page, and here are the items of a collection.";
    const fix = `Move it to pages/${file.replace(/^.*\//, "")}.`;
    diagnostics.push(errorAt(file, FILE_START, { rule: "data-shape", message, fix }));
  }
  if (diagnostics.length === 0 && schema) {
    const { value } = resolved;
    diagnostics.push(...validate(schemas, { document, value, schema, rule: "data-shape" }));
  }
  return {
    id: basename(file, ".json"),
    document,
    value: isJsonObject(resolved.value) ? resolved.value : {},
    usedTokens: resolved.used,
    diagnostics,
    canBeShown: !diagnostics.some(keepsFromShowing),
  };
}

/**
 * Reads every collection: each folder of data/ is one, each file in it an item. Tokens in an item are resolved here,
 * once, so that all pages that show it say the same.
 *
 * @returns the items, faulty ones too, each with its faults
 */
export function readCollections(root: string, schemas: SchemaSet, lookup: TokenLookup): Collections {
  const folder = join(root, "data");
  const names = (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  const collections = new Map<string, CollectionItem[]>();
  for (const name of names) {
    const read = (file: string) => readItem(root, `data/${name}/${file}`, schemas, lookup);
    collections.set(name, itemFiles(root, name).map(read));
    if (name in INDEX_SCHEMAS || existsSync(join(folder, indexName(name))))
      collections.set(indexName(name), [read(COLLECTION_INDEX)]);
  }
  return collections;
}

/** The item that a file of data/ holds, such as `data/posts/one.json`. */
export function itemOfFile(collections: Collections, file: string): CollectionItem | undefined {
  const [, name = ""] = file.split("/");
  return collections.get(name)?.find((item) => item.document.file === file);
}
