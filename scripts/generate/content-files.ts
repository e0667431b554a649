import type { Site } from "../../data/site";
import { blockCatalogue } from "./catalogue/catalogue";
import { contentSchema } from "./editor/content-schema";
import { CONTENT_SCHEMA } from "./editor/json-schema";
import { TOKEN_SNIPPETS, tokenSnippets } from "./editor/token-snippets";
import { formatJsonFile, updateFiles } from "./update";

/**
 * Writes the generated files that depend on the content, for authors who use an editor: the choices of pages, anchors,
 * shared blocks and tokens, the block catalogue, and the token snippets.
 *
 * @param check only compare
 * @returns paths of the files that differed, from the root; none if the constants cannot be read
 */
export async function generateContentFiles(site: Site, check = false): Promise<string[]> {
  const { root, schemas, constants, documents } = site;
  if (documents.constants.diagnostics.length > 0) return [];
  const files = new Map([
    [CONTENT_SCHEMA, formatJsonFile(contentSchema(site))],
    ["blocks/README.md", blockCatalogue(schemas, constants)],
    [TOKEN_SNIPPETS, formatJsonFile(tokenSnippets(constants))],
  ]);
  return updateFiles(root, files, check);
}
