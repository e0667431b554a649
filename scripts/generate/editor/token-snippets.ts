import type { Constant, Constants } from "../../../data/constants";
import { formatConstant, formsOf } from "../../../data/format";
import type { JsonObject } from "../../../schema/json-document";

/** Snippets of VS Code for this project: they are offered inside a text, where the JSON service offers nothing. */
export const TOKEN_SNIPPETS = ".vscode/tokens.code-snippets";

/** Forms for machines, which no text is written with. */
const FOR_MACHINES = ["number", "iso", "tag"];

/** The tokens of a constant, each with what it says now; of forms that say the same, the first. */
function tokensOf(constant: Constant): Map<string, string> {
  const said = new Map<string, string>();
  for (const [index, form] of formsOf(constant).entries()) {
    if (FOR_MACHINES.includes(form)) continue;
    const words = formatConstant(constant, form);
    const name = index === 0 ? constant.key : `${constant.key}|${form}`;
    if (![...said.values()].includes(words)) said.set(`{{${name}}}`, words);
  }
  return said;
}

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
