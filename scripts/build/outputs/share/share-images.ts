import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Font } from "satori";
import { hashOf } from "../../../cache/disk-cache";
import { cachedFile } from "../../../cache/file-cache";
import { type ThemeColors, themeColors } from "../theme-colors";
import { designOf } from "./designs";
import { drawArtwork, drawShareImage, shareFonts } from "./draw";
import { type SharedPage, wordsOf } from "./page-words";

/**
 * Draws the share images of pages. They are cached by the hash of everything that they are made of, so that the image of
 * an unchanged page is only read.
 */
export class ShareImages {
  /** Common part of the cache keys: code and packages that lay out the text. The artwork itself is part of each key. */
  readonly #common: readonly string[];
  readonly #colors: ThemeColors;
  #fonts: Font[] | undefined;

  /**
   * @param codeRoot folder with the code, its theme and its packages
   * @param site name of the site
   */
  constructor(
    readonly codeRoot: string,
    readonly site: string,
  ) {
    this.#common = [join(import.meta.dirname, "draw.tsx"), join(codeRoot, "package-lock.json")].map((file) =>
      readFileSync(file, "utf8"),
    );
    this.#colors = themeColors(codeRoot);
  }

  /** Returns the share image of a page as a PNG. */
  async png(page: SharedPage): Promise<Buffer> {
    const words = wordsOf(page, this.site);
    const design = designOf(page);
    const art = drawArtwork(design, page.route, this.#colors);
    const key = hashOf([JSON.stringify([this.#common, this.#colors, this.site, design, art, words])]);
    const draw = () => {
      this.#fonts ??= shareFonts(this.codeRoot);
      const settings = { design, colors: this.#colors, fonts: this.#fonts };
      return drawShareImage(art, words, this.site, settings);
    };
    return cachedFile(`share-${key}`, draw);
  }
}
