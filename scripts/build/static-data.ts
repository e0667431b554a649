import { join } from "node:path";
import { type Collections, collectionIndex, contentOf } from "../../data/collections";
import { competitorSummaries } from "../../data/comparisons";
import type { Site } from "../../data/site";
import { writeWithFolders } from "../files";

/** Collections that the browser may fetch (spec, section 7). */
const SERVED_COLLECTIONS = ["carriers", "comparisons"];

/** Returns the index and the items of a collection: the content of each file, with tokens resolved, and its URL path. */
function documentsOf(collections: Collections, name: string) {
  return [collectionIndex(collections, name) ?? [], collections.get(name) ?? []]
    .flat()
    .filter(({ canBeShown }) => canBeShown)
    .map((item) => ({ path: `/${item.document.file}`, value: contentOf(item) }));
}

/** Returns every document that the browser may fetch. Omits files with faults, which the check has reported. */
export function staticData({ collections }: Site): { path: string; value: unknown }[] {
  const list = {
    path: "/data/comparisons.json",
    value: { competitors: competitorSummaries(collections) },
  };
  const documents = SERVED_COLLECTIONS.flatMap((name) => documentsOf(collections, name));
  return collections.has("comparisons") ? [...documents, list] : documents;
}

/** Writes the documents below the built site's folder, as compact JSON. */
export function writeStaticData(site: Site, clientDir: string): void {
  for (const { path, value } of staticData(site))
    writeWithFolders(join(clientDir, path), JSON.stringify(value));
}
