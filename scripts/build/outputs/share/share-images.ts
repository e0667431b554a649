import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Font } from "satori";
import { KeptFiles } from "../../../kept/kept-files";
import { type ThemeColours, themeColours } from "../theme-colours";
import { designOf } from "./designs";
import { artwork, drawShareImage, shareFonts } from "./draw";
import { type SharedPage, wordsOf } from "./page-words";

/** Where the pictures of earlier builds wait, below the folder with the code. */
const CACHE = "node_modules/.cache/pingo/share";

/** Code that decides how words look; all else is in the artwork itself. */
const SOURCES = ["draw.tsx", "layout.tsx"];
/** Packages that decide the same, by their version. */
const PACKAGES = ["satori", "@resvg/resvg-js", "@fontsource/bricolage-grotesque", "@fontsource/figtree"];

/** What all pictures have in common: a change of it draws every one anew. */
function commonKey(codeRoot: string): string {
  const sources = SOURCES.map((file) => readFileSync(join(import.meta.dirname, file), "utf8"));
  const versions = PACKAGES.map((name) => {
    const manifest: { version: string } = JSON.parse(
      readFileSync(join(codeRoot, "node_modules", name, "package.json"), "utf8"),
    );
    return manifest.version;
  });
  return JSON.stringify([versions, sources]);
}

/**
 * Draws the pictures that pages are shared with. They are kept by the hash of all that they are made of, so that an
 * unchanged page costs a read.
 */
export class ShareImages {
  readonly #kept: KeptFiles;
  readonly #common: string;
  readonly #colours: ThemeColours;
  #fonts: Font[] | undefined;

  /**
   * @param codeRoot the folder with the code, its theme and its packages
   * @param site name of the site
   */
  constructor(
    readonly codeRoot: string,
    readonly site: string,
  ) {
    this.#kept = new KeptFiles(join(codeRoot, CACHE));
    this.#common = commonKey(codeRoot);
    this.#colours = themeColours(codeRoot);
  }

  /** The picture of a page as a PNG. */
  async png(page: SharedPage): Promise<Buffer> {
    const words = wordsOf(page, this.site);
    const design = designOf(page);
    const { drawing: _, ...placing } = design;
    const art = artwork(design, this.#colours);
    const parts = [this.#common, this.#colours, this.site, placing, art, words];
    return this.#kept.get(JSON.stringify(parts), () => {
      this.#fonts ??= shareFonts(this.codeRoot);
      const settings = { design, colours: this.#colours, fonts: this.#fonts };
      return drawShareImage(art, words, this.site, settings);
    });
  }

  /** Throws away what no page has asked for in a week. */
  prune(): void {
    this.#kept.prune();
  }
}
