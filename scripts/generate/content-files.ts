import type { Constants } from "../../data/constants";
import { tokensOf } from "../../data/format";
import type { Site } from "../../data/site";
import type { JsonObject } from "../../schema/json-document";
import { contentSchema } from "./editor/content-schema";
import { CONTENT_SCHEMA } from "./editor/json-schema";
import { formatJsonFile, updateFiles } from "./update";

/** Path of the project's VS Code snippets. They also work inside a text, where the JSON service suggests nothing. */
const TOKEN_SNIPPETS = ".vscode/tokens.code-snippets";

/** Returns a snippet for each token, which matches `{{` or a part of its name. */
export function tokenSnippets(constants: Constants): JsonObject {
  const tokens = [...constants.values()].flatMap((constant) => [...tokensOf(constant)]);
  return Object.fromEntries(
    tokens.map(([token, words]) => [
      token,
      { scope: "json", prefix: token, body: token, description: words },
    ]),
  );
}

/**
 * Writes the choices from the content for authors who use an editor: pages, anchors, shared blocks and tokens. The files
 * are not committed, since two authors who each add a page would both change the same line. Does nothing if the constants
 * cannot be read.
 */
export async function generateContentFiles(site: Site): Promise<void> {
  const { root, constants, documents } = site;
  if (documents.constants.diagnostics.length > 0) return;
  const files = new Map([
    [CONTENT_SCHEMA, formatJsonFile(contentSchema(site))],
    [TOKEN_SNIPPETS, formatJsonFile(tokenSnippets(constants))],
  ]);
  await updateFiles(root, files, false);
}
