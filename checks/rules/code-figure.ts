import { EXCEPTIONS_FILE } from "../../data/exceptions";
import { filesBelow } from "../../data/files-below";
import type { Site } from "../../data/site";
import type { SiteRule } from "../rule";
import { type SurfaceClaims, surfaceClaims } from "../surfaces/surface-claims";

/** Where the code is that writes words for visitors: blocks, the frame around them, and the files beside the pages. */
const FOLDERS = ["blocks", "renderer", "scripts/build/outputs"];

const isCode = (file: string): boolean =>
  /\.(?:tsx?|css)$/.test(file) && !/\.(?:test|gen|fixture)\.\w+$/.test(file);

const FIX = `Take it from the content. If it is no claim of ours, list it in ${EXCEPTIONS_FILE} with the reason.`;

/** The files of code that write words for visitors, from the project's root. */
export const codeFiles = (root: string): string[] =>
  FOLDERS.flatMap((folder) => filesBelow(root, folder)).filter(isCode);

/** What the code says in its own words. */
export const codeClaims = (site: Site): SurfaceClaims => surfaceClaims(site, codeFiles(site.root), () => FIX);

export const codeFigure: SiteRule = {
  name: "code-figure",
  summary: "No price, limit or claim stands in code: components take them from their content.",
  why: "A price in a component is on every page that shows it, and nobody who edits content would find it there.",
  wrong: "<p>Standard costs $12 a month.</p>",
  right: "<p>{plan} costs {price} a month.</p>",
  checkSite: (_, site) => codeClaims(site).findings,
};
