import type { Constants } from "../../data/constants";
import { tokensOf } from "../../data/format";
import type { Site } from "../../data/site";
import type { JsonObject } from "../../schema/json-document";
import { blockCatalogue } from "./catalogue/catalogue";
import { contentSchema } from "./editor/content-schema";
import { CONTENT_SCHEMA } from "./editor/json-schema";
import { formatJsonFile, updateFiles } from "./update";

/** Path of the project's VS Code snippets. They also work inside a text, where the JSON service suggests nothing. */
const TOKEN_SNIPPETS = ".vscode/tokens.code-snippets";

/** Returns a snippet for each token, which matches `{{` or a part of its name. */
function tokenSnippets(constants: Constants): JsonObject {
  const tokens = [...constants.values()].flatMap((constant) => [...tokensOf(constant)]);
  return Object.fromEntries(
    tokens.map(([token, words]) => [
      token,
      { scope: "json", prefix: token, body: token, description: words },
    ]),
  );
}

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
