import { EXCEPTIONS_FILE } from "../../data/exceptions";
import type { Site } from "../../data/site";
import { publicFiles } from "../public-files";
import type { SiteRule } from "../rule";
import { readerOf } from "../surfaces/readers";
import { type SurfaceClaims, surfaceClaims } from "../surfaces/surface-claims";

/** What the build makes of the constants where public/ has no file of that name. */
const MADE = /^public\/(?:llms\.txt|feed\.xml|sitemap\.xml|robots\.txt|site\.webmanifest|share\/)/;

function advice(file: string): string {
  if (MADE.test(file)) return "Remove the file: the build makes one, and its figures follow the constants.";
  return (
    `Remove it and say it on a page; files of public/ stay as they are when a constant changes. If it is no ` +
    `claim of ours, list it in ${EXCEPTIONS_FILE} with the reason.`
  );
}

/** The files of public/ that hold texts, from the project's root. */
export const publicTexts = (root: string): string[] =>
  publicFiles(root)
    .files.filter(readerOf)
    .map((path) => `public${path}`);

/** What the text files of public/ say. */
export const publicClaims = (site: Site): SurfaceClaims =>
  surfaceClaims(site, publicTexts(site.root), advice);

export const publicFigure: SiteRule = {
  name: "public-figure",
  summary: "Drawings, text files and data in public/ state no price, limit or claim by hand.",
  why: "Files of `public/` are copied to the site as they are: no token in them is resolved, so that a price in one of them goes stale unseen.",
  wrong: `{ "public/plans.svg": "<svg xmlns=\\"http://www.w3.org/2000/svg\\"><text>Standard $12</text></svg>" }`,
  right: `{ "public/plans.svg": "<svg xmlns=\\"http://www.w3.org/2000/svg\\"><text>Standard</text></svg>" }`,
  checkSite: (_, site) => publicClaims(site).findings,
};
