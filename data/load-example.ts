import type { Diagnostic } from "../schema/diagnostic";
import type { JsonDocument } from "../schema/json-document";
import { VISUALS_FOLDER } from "../schema/schema-parts";
import { validate } from "../schema/validate";
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
  const { blockTypes, visualKinds } = site.schemas;
  const read = (folder: string) => readDocument(site.root, `${folder}/example.json`);
  const ofBlocks = blockTypes.flatMap((type) => loadBlockFile(site, read(`blocks/${type}`)).diagnostics);
  const ofVisuals = visualKinds.flatMap((kind) => {
    const folder = `${VISUALS_FOLDER}/${kind}`;
    const document = read(folder);
    const task = {
      document,
      value: structuredClone(document.value),
      schema: `${folder}/schema.json`,
      rule: "block-props",
    };
    return document.diagnostics.length > 0 ? document.diagnostics : validate(site.schemas, task);
  });
  return [...ofBlocks, ...ofVisuals].map((fault) => ({ ...fault, where: "" }));
}
