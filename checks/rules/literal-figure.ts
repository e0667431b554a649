import { rangeInString } from "../../schema/json-document";
import { claimsOf, type FieldClaim } from "../claims/text-claims";
import { type Finding, findingIn, type TextRule } from "../rule";

/** The quantity is pointed at, and the token can be put in its place. */
function claimFinding({ quantity, message, fix, replacement, field }: FieldClaim): Finding {
  const { offset, text: figure } = quantity;
  const range =
    replacement && rangeInString(field.document, field.path, replacement.offset, replacement.length);
  const edit = range ? { edit: { ...range, text: replacement.token } } : {};
  return findingIn(field, { offset, length: figure.length }, { message, fix, figure, ...edit });
}

export const literalFigure: TextRule = {
  name: "literal-figure",
  summary: "Prices, limits and claims are tokens for constants, not typed by hand.",
  formerly: ["data-figure", "wrong-sum"],
  why:
    "A price that is typed by hand stays when the constant changes, and the site then says two things. A " +
    "token follows. What is no claim of ours has a reason of its own: a figure that its block declares as " +
    "made up, a source that the page or the data file names, or an entry in `data/exceptions.json`.",
  wrong: `{ "type": "rich-text", "props": { "body": "Standard costs $12 a month." } }`,
  right: `{ "type": "rich-text", "props": { "body": "Standard costs {{plans.standard.price}}." } }`,
  check: (texts, site) => claimsOf(texts, site).unexplained.map(claimFinding),
};
