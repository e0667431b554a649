import type { Site } from "../../data/site";
import { blockCatalogue } from "./catalogue/catalogue";
import { contentSchema } from "./editor/content-schema";
import { CONTENT_SCHEMA } from "./editor/json-schema";
import { TOKEN_SNIPPETS, tokenSnippets } from "./editor/token-snippets";
import { formatJsonFile, updateFiles } from "./update";

/**
 * Writes what the content offers to those who write in an editor: pages, anchors, shared blocks, tokens.
 *
 * @param check only compare
 * @returns the files that differed, from the root; none while the constants cannot be read
 */
export async function generateOffers(site: Site, check = false): Promise<string[]> {
  const { root, schemas, constants, constantsDocument } = site;
  if (constantsDocument.diagnostics.length > 0) return [];
  const files = new Map([
    [CONTENT_SCHEMA, formatJsonFile(contentSchema(site))],
    ["blocks/README.md", blockCatalogue(schemas, constants)],
    [TOKEN_SNIPPETS, formatJsonFile(tokenSnippets(constants))],
  ]);
  return updateFiles(root, files, check);
}
