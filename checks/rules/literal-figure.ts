import { claimsOf, type FieldClaim } from "../claims/text-claims";
import { type Finding, findingIn, type SiteRule, type TextRule } from "../rule";
import { surfaceClaims } from "../surfaces/surface-claims";

/** Creates a finding at the quantity, with an edit that inserts the token. */
function claimFinding({ quantity, replacement, field, ...details }: FieldClaim): Finding {
  const { offset, text: figure } = quantity;
  return findingIn(field, { offset, length: figure.length }, { ...details, figure }, replacement);
}

/** Checks pages and data, code and public files. html/ and surfaces/ check the build output. */
export const literalFigure: TextRule & SiteRule = {
  name: "literal-figure",
  summary: "Prices, limits and claims come from the constants and are not typed by hand anywhere.",
  why:
    "A price that is typed by hand stays when the constant changes, and the site then contradicts " +
    "itself. A token follows the constant. A figure that is not a claim of ours needs a justification: " +
    "its block declares it as made up, the page or the data file names a source, or " +
    "`data/exceptions.json` has an entry for it. A price in a component would be on every page that " +
    "shows the component, where nobody who edits content would find it; files in `public/` are published " +
    "unchanged, without tokens. So the rule also covers code, drawings and public files. In the build " +
    "output (pages, feed, `llms.txt`, data, scripts) it reports each figure that no " +
    "constant and no source states, because a component can compute a figure, or put one together " +
    "wrongly.",
  wrong: `{ "type": "rich-text", "props": { "body": "Standard costs $12 a month." } }`,
  right: `{ "type": "rich-text", "props": { "body": "Standard costs {{plans.standard.price}}." } }`,
  check: (texts, site) => claimsOf(texts, site).unexplained.map(claimFinding),
  checkSite: (_, site) => surfaceClaims(site).findings,
};
