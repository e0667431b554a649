import { readDocument } from "../../data/read-document";
import { shareImageOf } from "../../data/share-image";
import type { Site } from "../../data/site";
import { locate } from "../../schema/json-document";
import { nearest } from "../../schema/nearest";
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
      const meant = nearest(path, files);
      const fix = meant ? `Did you mean "${meant}"?` : `Put the file at public${path}.`;
      return [{ ...place, message: `There is no file public${path}.`, fix }];
    });
  },
};
