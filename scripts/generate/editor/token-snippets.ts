import type { Constants } from "../../../data/constants";
import { tokensOf } from "../../../data/format";
import type { JsonObject } from "../../../schema/json-document";

/** Snippets of VS Code for this project: they are offered inside a text, where the JSON service offers nothing. */
export const TOKEN_SNIPPETS = ".vscode/tokens.code-snippets";

/** A snippet for each token, found by typing `{{` or a part of its name. */
export function tokenSnippets(constants: Constants): JsonObject {
  const tokens = [...constants.values()].flatMap((constant) => [...tokensOf(constant)]);
  return Object.fromEntries(
    tokens.map(([token, words]) => [
      token,
      { scope: "json", prefix: token, body: token, description: words },
    ]),
  );
}
