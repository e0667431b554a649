import { rangeInString } from "../../schema/json-document";
import { claimsOf, type FieldClaim } from "../claims/text-claims";
import { type Finding, findingIn, type SiteRule, type TextRule } from "../rule";
import { surfaceClaims } from "../surfaces/surface-claims";

/** Creates a finding at the quantity, with an edit that inserts the token. */
function claimFinding({ quantity, replacement, field, ...details }: FieldClaim): Finding {
  const { offset, text: figure } = quantity;
  const range =
    replacement && rangeInString(field.document, field.path, replacement.offset, replacement.length);
  const edit = range ? { edit: { ...range, text: replacement.token } } : {};
  return findingIn(field, { offset, length: figure.length }, { ...details, figure, ...edit });
}

/** Checks pages and data, code and public files. html/ and surfaces/ check the build output. */
export const literalFigure: TextRule & SiteRule = {
  name: "literal-figure",
  summary: "Prices, limits and claims come from the constants: none is typed by hand, wherever it stands.",
  formerly: [
    ...["data-figure", "wrong-sum", "code-figure", "public-figure"],
    ...["html-figure", "output-figure"],
  ],
  why:
    "A price that is typed by hand stays when the constant changes, and the site then says two things. A " +
    "token follows. What is no claim of ours has a reason of its own: a figure that its block declares as " +
    "made up, a source that the page or the data file names, or an entry in `data/exceptions.json`. A price in " +
    "a component would be on every page that shows it, and nobody who edits content would find it there; files " +
    "of `public/` are published as they are, without a token in them. So code, drawings and public files are " +
    "held to it too, and of what is built (pages, feed, `llms.txt`, data, scripts, share images) whatever no " +
    "constant and no source says: a component can compute a figure, or put one together wrongly.",
  wrong: `{ "type": "rich-text", "props": { "body": "Standard costs $12 a month." } }`,
  right: `{ "type": "rich-text", "props": { "body": "Standard costs {{plans.standard.price}}." } }`,
  check: (texts, site) => claimsOf(texts, site).unexplained.map(claimFinding),
  checkSite: (_, site) => surfaceClaims(site).findings,
};
