import type { Diagnostic } from "../schema/diagnostic";
import type { JsonDocument } from "../schema/json-document";
import { faultsOfData } from "./collections";
import { type Block, loadBlock } from "./load-block";
import type { Loading } from "./loading";
import { readDocument } from "./read-document";
import { lookupOf, type Site } from "./site";

/**
 * Loads a file that contains one block, as if the block were the only one of a page.
 *
 * @returns the block (undefined if its faults prevent loading) and every fault, at its place in the file
 */
export function loadBlockFile(
  site: Site,
  document: JsonDocument,
): { block: Block | undefined; diagnostics: Diagnostic[] } {
  const diagnostics = [...document.diagnostics];
  const shared = new Map([["example", document]]);
  const lookup = lookupOf(site, { route: "/" });
  const loading: Loading = { site: { ...site, shared }, lookup, diagnostics, usedTokens: new Set() };
  return { block: loadBlock(loading, document, [], 1, { use: "example" }), diagnostics };
}

/** Returns the faults of the examples of blocks and visuals, each in its own file. Pages cannot show a faulty example. */
export function exampleFaults(site: Site): Diagnostic[] {
  const folders = site.schemas.paths.flatMap((path) => /^(.+)\/schema\.json$/.exec(path)?.[1] ?? []);
  const faults = folders.flatMap((folder) => {
    const document = readDocument(site.root, `${folder}/example.json`);
    if (folder.startsWith("blocks/")) return loadBlockFile(site, document).diagnostics;
    // Validation fills in defaults, and the cached document must not change.
    const copy = { ...document, value: structuredClone(document.value) };
    return faultsOfData(copy, site.schemas, "block-props", `${folder}/schema.json`);
  });
  return faults.map((fault) => ({ ...fault, where: "" }));
}
