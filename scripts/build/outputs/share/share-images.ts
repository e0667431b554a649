import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Font } from "satori";
import type { Cover } from "../../../../schema/shapes.gen";
import { type ThemeColours, themeColours } from "../theme-colours";
import { designOf } from "./designs";
import { artwork, drawShareImage, shareFonts } from "./draw";
import { type SharedPage, wordsOf } from "./page-words";

/** Where the pictures of earlier builds wait, below the folder with the code. */
const CACHE = "node_modules/.cache/pingo/share";

/** A picture that no build has asked for in so many days is thrown away. */
const KEPT_DAYS = 30;

/** Code that decides how words look; all else is in the artwork itself. */
const SOURCES = ["draw.tsx", "layout.tsx", "indexed-png.ts"];
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

/** A page to draw, with the cover that an article has. */
export interface DrawnPage extends SharedPage {
  cover?: Cover | undefined;
}

/**
 * Draws the pictures that pages are shared with. They are kept by the hash of all that they are made of, so that an
 * unchanged page costs a read.
 */
export class ShareImages {
  /** How many had to be drawn. */
  drawn = 0;
  readonly #cache: string;
  readonly #common: string;
  readonly #colours: ThemeColours;
  readonly #codeRoot: string;
  readonly #site: string;
  readonly #used = new Set<string>();
  #fonts: Font[] | undefined;

  /**
   * @param codeRoot the folder with the code, its theme and its packages
   * @param site name of the site
   */
  constructor(codeRoot: string, site: string) {
    this.#codeRoot = codeRoot;
    this.#site = site;
    this.#cache = join(codeRoot, CACHE);
    this.#common = commonKey(codeRoot);
    this.#colours = themeColours(codeRoot);
    mkdirSync(this.#cache, { recursive: true });
  }

  /** The picture of a page as a PNG. */
  async png(page: DrawnPage): Promise<Buffer> {
    const words = wordsOf(page, this.#site);
    const design = designOf(page);
    const { drawing: _, ...placing } = design;
    const art = artwork(design, this.#colours);
    const parts = [this.#common, this.#colours, this.#site, placing, art, words];
    const name = `${createHash("sha256").update(JSON.stringify(parts)).digest("hex")}.png`;
    this.#used.add(name);
    const kept = join(this.#cache, name);
    if (existsSync(kept)) return readFileSync(kept);
    this.#fonts ??= shareFonts(this.#codeRoot);
    const settings = { design, colours: this.#colours, fonts: this.#fonts };
    const png = await drawShareImage(art, words, this.#site, settings);
    this.drawn += 1;
    // Renamed into place: another build may look for it at this moment.
    writeFileSync(`${kept}.${process.pid}`, png);
    renameSync(`${kept}.${process.pid}`, kept);
    return png;
  }

  /** Throws away what no page has asked for here, and nobody has drawn for a month. */
  prune(): void {
    const oldest = Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1000;
    for (const name of readdirSync(this.#cache)) {
      const file = join(this.#cache, name);
      // Another build may have renamed or thrown it away at this moment.
      const found = statSync(file, { throwIfNoEntry: false });
      if (!this.#used.has(name) && found && found.mtimeMs < oldest) rmSync(file, { force: true });
    }
  }
}
