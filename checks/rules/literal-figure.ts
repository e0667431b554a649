import { type JsonDocument, type JsonPath, placeInString, rangeInString } from "../../schema/json-document";
import type { Unexplained } from "../claims/judge";
import { pageClaims } from "../claims/page-claims";
import type { Finding, PageRule } from "../rule";

/** A claim in a text of a JSON file as a finding: the quantity is pointed at, and the token can be put in its place. */
export function claimFinding(
  { quantity, message, fix, replacement }: Unexplained,
  document: JsonDocument,
  path: JsonPath,
  where: string,
): Finding {
  const place = placeInString(document, path, quantity.offset, quantity.text.length);
  const range = replacement && rangeInString(document, path, replacement.offset, replacement.length);
  const edit = range ? { edit: { ...range, text: replacement.token } } : {};
  return { file: document.file, ...place, where, message, fix, figure: quantity.text, ...edit };
}

/** Prices, limits and claims are tokens, so that each stands in one place (architecture: a page's text holds no numbers of ours). */
export const literalFigure: PageRule = {
  name: "literal-figure",
  severity: "error",
  summary: "Prices, limits and claims are tokens for constants, not typed by hand.",
  docs: {
    why: "A price that is typed by hand stays when the constant changes, and the site then says two things. A token follows. What is no claim of ours has a reason of its own: a figure that its block declares as made up, a source that the page names, or an entry in `data/exceptions.json`.",
    wrong: `{ "type": "rich-text", "props": { "body": "Standard costs $12 a month." } }`,
    right: `{ "type": "rich-text", "props": { "body": "Standard costs {{plans.standard.price}}." } }`,
  },
  check: (page, site) =>
    pageClaims(page, site).unexplained.map(({ field, ...claim }) =>
      claimFinding(claim, field.document, field.path, field.where),
    ),
};
