import { type Block, loadPage } from "../data/load-page";
import { readDocument, runWithDraft } from "../data/read-document";
import type { Site } from "../data/site";
import type { Diagnostic } from "../schema/diagnostic";
import type { JsonObject } from "../schema/json-document";

/**
 * Loads a block entry, such as an `example.json`, as the only one of a page.
 *
 * @returns the block (undefined if its faults prevent loading) and every fault
 */
export function loadEntry(
  site: Site,
  entry: JsonObject,
): { block: Block | undefined; diagnostics: readonly Diagnostic[] } {
  const file = "pages/entry.json";
  const words = { title: "A page", description: "What it tells.", name: "A page", kind: "page" };
  const text = JSON.stringify({ ...words, blocks: [entry] });
  const { blocks, diagnostics } = runWithDraft({ file, text }, () =>
    loadPage(site, { route: "/entry", file }),
  );
  return { block: blocks[0], diagnostics };
}

/** Loads the example of a block in the same way. */
export const loadExample = (site: Site, type: string) =>
  loadEntry(site, readDocument(site.root, `blocks/${type}/example.json`).value as JsonObject);
