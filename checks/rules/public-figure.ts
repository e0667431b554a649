import { extname } from "node:path";
import { EXCEPTIONS_FILE } from "../../data/exceptions";
import type { Site } from "../../data/site";
import { publicFiles } from "../public-files";
import type { SiteRule } from "../rule";
import { codeTexts } from "../surfaces/code-texts";
import { dataTexts } from "../surfaces/data-texts";
import { markupTexts } from "../surfaces/markup-texts";
import { plainTexts } from "../surfaces/plain-texts";
import { styleTexts } from "../surfaces/style-texts";
import { type SurfaceClaims, surfaceClaims } from "../surfaces/surface-claims";
import { type ReadableFile, type Reader, surfaceFile } from "../surfaces/surface-files";

const markup: Reader = (_, source) => markupTexts(source);
const data: Reader = (_, source) => dataTexts(source);

/** How to read a file, by its ending. Others are pictures or fonts. */
const READERS: Readonly<Record<string, Reader>> = {
  ".svg": markup,
  ".html": markup,
  ".htm": markup,
  ".xml": markup,
  ".json": data,
  ".webmanifest": data,
  ".js": codeTexts,
  ".mjs": codeTexts,
  ".css": (_, source) => styleTexts(source),
  ".txt": plainTexts,
  ".md": plainTexts,
  ".csv": plainTexts,
  ".vcf": plainTexts,
};

/** What the build makes of the constants where public/ has no file of that name. */
const MADE = /^public\/(?:llms\.txt|feed\.xml|sitemap\.xml|robots\.txt|site\.webmanifest|share\/)/;

function advice(file: string, token: string | undefined): string {
  if (MADE.test(file)) return "Remove the file: the build makes one, and its figures follow the constants.";
  const onPage = `say it on a page${token ? `, as ${token}` : ""}`;
  return `Remove it and ${onPage}; files of public/ stay as they are when a constant changes. If it is no claim of ours, list it in ${EXCEPTIONS_FILE} with the reason.`;
}

/** The files of public/ that hold texts, and how to read them. */
export function publicTexts(root: string): ReadableFile[] {
  return publicFiles(root).files.flatMap((path) => {
    const read = READERS[extname(path).toLowerCase()];
    return read ? { file: `public${path}`, read } : [];
  });
}

/** What the text files of public/ say. */
export function publicClaims(site: Site): SurfaceClaims {
  const files = publicTexts(site.root).flatMap(({ file, read }) => surfaceFile(site.root, file, read) ?? []);
  return surfaceClaims(site, files, advice);
}

/** These files are copied to the site unread, so that a price in one of them goes stale unseen. */
export const publicFigure: SiteRule = {
  name: "public-figure",
  severity: "error",
  summary: "Drawings, text files and data in public/ state no price, limit or claim by hand.",
  docs: {
    why: "Files of `public/` are copied to the site as they are: no token in them is resolved, so that a price in one of them goes stale unseen.",
    wrong: `{ "public/plans.svg": "<svg xmlns=\\"http://www.w3.org/2000/svg\\"><text>Standard $12</text></svg>" }`,
    right: `{ "public/plans.svg": "<svg xmlns=\\"http://www.w3.org/2000/svg\\"><text>Standard</text></svg>" }`,
  },
  checkSite: (_, site) => publicClaims(site).findings,
};
