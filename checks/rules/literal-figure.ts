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
  check: (texts, site) => claimsOf(texts, site).unexplained.map(claimFinding),
  checkSite: (_, site) => surfaceClaims(site).findings,
};
