import { loadBlockFile } from "../data/load-page";
import { readDocument } from "../data/read-document";
import type { Site } from "../data/site";
import { type JsonObject, parseJson } from "../schema/json-document";
import { VISUALS_FOLDER } from "../schema/schema-parts";

/** Loads a block entry as the only one of a page. */
export const loadEntry = (site: Site, entry: JsonObject) =>
  loadBlockFile(site, parseJson("pages/entry.json", JSON.stringify(entry)));

/** Loads the example of a visual in the hero of a page, with its defaults filled in. */
export function loadVisualExample(site: Site, kind: string): JsonObject {
  const visual = readDocument(site.root, `${VISUALS_FOLDER}/${kind}/example.json`).value as JsonObject;
  const { block } = loadEntry(site, { type: "hero", props: { heading: kind, intro: kind, visual } });
  return block?.props.visual as JsonObject;
}

/** Loads the example of a block in the same way; its faults are in its own file. */
export const loadExample = (site: Site, type: string) =>
  loadBlockFile(site, readDocument(site.root, `blocks/${type}/example.json`));
