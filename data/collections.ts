import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { type Diagnostic, preventsShowing } from "../schema/diagnostic";
import { isJsonObject, type JsonDocument, type JsonObject, withValue } from "../schema/json-document";
import type { SchemaSet } from "../schema/schema-set";
import { publishedFiles } from "./files-below";
import { COLLECTION_INDEX, faultsOfData, INDEX_SCHEMAS } from "./known-files";
import { activeDraftFile, readDocument } from "./read-document";
import { resolveValue, type TokenLookup, tokenDiagnostic } from "./tokens";

/** One item of a collection: a JSON file in a folder of data/. */
export interface CollectionItem {
  /** File name without extension; the last segment of the item's route. */
  id: string;
  /** Path relative to the project's root. */
  file: string;
  readonly document: JsonDocument;
  /** Content of the file, with tokens resolved and defaults filled in. */
  readonly value: JsonObject;
  diagnostics: readonly Diagnostic[];
  /** Whether the item may be read: false if the file as a whole or the type of a value is faulty. */
  canBeShown: boolean;
}

/**
 * The items of each collection, sorted by id, by folder name. An index file has its own entry, which `collectionIndex`
 * returns.
 */
export type Collections = ReadonlyMap<string, readonly CollectionItem[]>;

const indexName = (collection: string): string => `${collection}/${COLLECTION_INDEX}`;

/** Returns a collection's index file, or undefined. */
export function collectionIndex(collections: Collections, collection: string): CollectionItem | undefined {
  return collections.get(indexName(collection))?.[0];
}

/** Returns the items of a collection that may be read, sorted by id. */
export const shownItems = (collections: Collections, collection: string): CollectionItem[] =>
  (collections.get(collection) ?? []).filter(({ canBeShown }) => canBeShown);

/** Returns an item's content without `$schema`, which is for editors. */
export function contentOf({ value }: CollectionItem): JsonObject {
  const { $schema: _, ...content } = value;
  return content;
}

/** Returns the names of the collections: the folders in data/. */
export function collectionNames(root: string): string[] {
  const folder = join(root, "data");
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Returns the paths of a collection's items, relative to the root and sorted; none if the folder is missing. */
export const itemFiles = (root: string, collection: string): string[] =>
  publishedFiles(root, `data/${collection}`).filter((file) => {
    const [, , name, ...below] = file.split("/");
    return below.length === 0 && name !== COLLECTION_INDEX;
  });

/** Resolves the tokens of a file in data/, and returns the result with its faults. */
export function resolveData(document: JsonDocument, schemas: SchemaSet, lookup: TokenLookup) {
  const { value, faults } = resolveValue(document.value, lookup);
  const tokenFaults = faults.map((fault) => tokenDiagnostic(document, [], fault));
  const resolved = withValue(document, value, [...document.diagnostics, ...tokenFaults]);
  return { value, diagnostics: faultsOfData(resolved, schemas) };
}

function readItem(root: string, file: string, schemas: SchemaSet, lookup: TokenLookup): CollectionItem {
  const document = readDocument(root, file);
  const { value, diagnostics } = resolveData(document, schemas, lookup);
  return {
    id: basename(file, ".json"),
    ...{ file, document },
    value: isJsonObject(value) ? value : {},
    diagnostics,
    canBeShown: !diagnostics.some(preventsShowing),
  };
}

/** Maximum number of items of a collection whose content stays in memory: a large blog would fill that of every process. */
const MAX_HELD_ITEMS = 200;

/** Reads the items of a collection. A large one keeps only the content that was needed last, and that of an unsaved item. */
function readItems(files: readonly string[], read: (file: string) => CollectionItem): CollectionItem[] {
  let latest: CollectionItem | undefined;
  const whole = (file: string): CollectionItem => {
    if (latest?.file !== file) latest = read(file);
    return latest;
  };
  return files.map((file) => {
    const item = read(file);
    if (files.length <= MAX_HELD_ITEMS || file === activeDraftFile()) return item;
    const { id, diagnostics, canBeShown } = item;
    return {
      ...{ id, file, diagnostics, canBeShown },
      get document() {
        return whole(file).document;
      },
      get value() {
        return whole(file).value;
      },
    };
  });
}

/**
 * Reads every collection; each file in its folder is an item. An item's tokens are resolved here, so that all pages that
 * show the item agree.
 *
 * @returns all items, including faulty ones, each with its faults
 */
export function readCollections(root: string, schemas: SchemaSet, lookup: TokenLookup): Collections {
  const collections = new Map<string, CollectionItem[]>();
  for (const name of collectionNames(root)) {
    const read = (file: string) => readItem(root, file, schemas, lookup);
    collections.set(name, readItems(itemFiles(root, name), read));
    if (Object.hasOwn(INDEX_SCHEMAS, name) || existsSync(join(root, "data", indexName(name))))
      collections.set(indexName(name), [read(`data/${indexName(name)}`)]);
  }
  return collections;
}

/** Returns the item of a file such as `data/posts/one.json`. */
export function itemOfFile(collections: Collections, file: string): CollectionItem | undefined {
  const [, name = ""] = file.split("/");
  return collections.get(name)?.find((item) => item.file === file);
}
