import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Font } from "satori";
import { cachedFile, hashOf } from "../../../cache/disk-cache";
import { themeColors } from "../theme-colors";
import { designOf } from "./designs";
import { drawArtwork, drawShareImage, shareFonts } from "./draw";
import { type SharedPage, wordsOf } from "./page-words";

/**
 * Returns a function that draws the share image of a page as a PNG. Images are cached by the hash of everything that they
 * are made of, so that the image of an unchanged page is only read.
 *
 * @param codeRoot folder with the code, its theme and its packages
 * @param site name of the site
 */
export function shareImages(codeRoot: string, site: string): (page: SharedPage) => Promise<Buffer> {
  // The code and the packages that lay out the text; the artwork itself is part of each key.
  const common = [join(import.meta.dirname, "draw.tsx"), join(codeRoot, "package-lock.json")].map((file) =>
    readFileSync(file, "utf8"),
  );
  const colors = themeColors(codeRoot);
  let fonts: Font[] | undefined;
  return (page) => {
    const words = wordsOf(page, site);
    const design = designOf(page);
    const art = drawArtwork(design, page.route, colors);
    const key = hashOf([JSON.stringify([common, colors, site, design, art, words])]);
    return cachedFile(`share-${key}`, () => {
      fonts ??= shareFonts(codeRoot);
      return drawShareImage(art, words, site, { design, colors, fonts });
    });
  };
}
