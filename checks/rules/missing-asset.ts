import { readDocument } from "../../data/read-document";
import { shareImageOf } from "../../data/share-image";
import type { Site } from "../../data/site";
import { locate } from "../../schema/json-document";
import { isSlip, nearest } from "../../schema/nearest";
import type { SpottedText } from "../page-summary";
import { publicFiles } from "../public-files";
import type { SiteRule } from "../rule";
import { spot } from "../summary";

/** The share image of pages that have none of their own. */
function siteImage({ root, data }: Site): SpottedText[] {
  const document = readDocument(root, "data/site.json");
  if (document.diagnostics.length > 0) return [];
  return [{ text: data.shareImage, spot: spot(document, "", locate(document, ["shareImage"])) }];
}

/** The name of a path's last part, without its ending. */
const stemOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/, "");

/** The file that is meant by a path: the same one elsewhere or of another kind, or one whose name is mistyped. */
function meantFile(path: string, files: ReadonlySet<string>): string | undefined {
  const known = [...files];
  const named = (stem: string) => known.filter((file) => stemOf(file) === stem);
  const meant = nearest(stemOf(path), known.map(stemOf));
  return (
    nearest(path, named(stemOf(path))) ?? (meant && isSlip(stemOf(path), meant) ? named(meant)[0] : undefined)
  );
}

/** Pictures and downloads that pages name stand in public/. */
export const missingAsset: SiteRule = {
  name: "missing-asset",
  severity: "error",
  summary: "Pictures and downloads that a page names stand in public/, or are drawn by the build.",
  docs: {
    why: "A picture that is not there shows as a gap, and a download as an error page. Names are compared letter by letter, capitals too, as hosts do.",
    wrong: `{ "shareImage": "/share/defualt.png", "shareImageAlt": "Our logo." }`,
    right: `{ "shareImage": "/share/default.png", "shareImageAlt": "Our logo." }`,
  },
  checkSite(pages, site) {
    const drawn = site.pages.flatMap(({ route }) => shareImageOf(route) ?? []);
    const files = new Set([...publicFiles(site.root).files, ...drawn]);
    return [...siteImage(site), ...pages.flatMap((page) => page.assets)].flatMap(({ text, spot: place }) => {
      const path = text.replace(/[?#].*$/, "");
      if (files.has(path)) return [];
      const meant = meantFile(path, files);
      const fix = meant ? `Did you mean "${meant}"?` : `Put the file at public${path}.`;
      return [{ ...place, message: `There is no file public${path}.`, fix }];
    });
  },
};
