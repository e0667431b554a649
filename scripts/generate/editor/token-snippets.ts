import type { Constants } from "../../../data/constants";
import { tokensOf } from "../../../data/format";
import type { JsonObject } from "../../../schema/json-document";

/** Path of the project's VS Code snippets. They also work inside a text, where the JSON service suggests nothing. */
export const TOKEN_SNIPPETS = ".vscode/tokens.code-snippets";

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
