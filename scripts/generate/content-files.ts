import { join } from "node:path";
import type { PageSummary } from "../../checks/page-summary";
import type { Constants } from "../../data/constants";
import { tokensOf } from "../../data/format";
import { projectText } from "../../data/project-file";
import { replaceFile } from "../../data/replace-file";
import type { Site } from "../../data/site";
import type { JsonObject } from "../../schema/json-document";
import { formatGeneratedJson } from "../format-json";
import { contentSchema } from "./editor/content-schema";
import { CONTENT_SCHEMA } from "./editor/json-schema";

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
 * are not committed, since two authors who each add a page would both change the same line. Does nothing if no
 * page could be checked.
 *
 * @param pages summaries of all pages, from the check
 */
export function generateContentFiles(site: Site, pages: readonly PageSummary[]): void {
  const { root, constants } = site;
  if (pages.length === 0) return;
  const files = { [CONTENT_SCHEMA]: contentSchema(site, pages), [TOKEN_SNIPPETS]: tokenSnippets(constants) };
  for (const [file, content] of Object.entries(files)) {
    const text = formatGeneratedJson(content);
    if (projectText(root, file) !== text) replaceFile(join(root, file), text);
  }
}
