import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import satori, { type Font } from "satori";
import { shareImageOf } from "../../../data/share-image";
import { HEIGHT, type ShareImageText, shareImageDesign, WIDTH } from "./share-image-design";
import { type ThemeColours, themeColours } from "./theme-colours";

/** A page whose share image is drawn. */
export interface SharedPage {
  route: string;
  kind: string;
  title: string;
  /** Short name of the page. */
  name: string;
}

/** Where the pictures of earlier builds wait, below the folder with the code. */
const CACHE = "node_modules/.cache/pingo/share";

/** Files that decide what a picture looks like, beside its text. */
const DESIGN_FILES = ["share-image-design.tsx", "theme-colours.ts", "share-images.ts"];

function fonts(codeRoot: string): Font[] {
  const read = (family: string, weight: number) =>
    readFileSync(
      join(codeRoot, `node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`),
    );
  return [
    { name: "Bricolage Grotesque", data: read("bricolage-grotesque", 800), weight: 800, style: "normal" },
    { name: "Figtree", data: read("figtree", 600), weight: 600, style: "normal" },
  ];
}

/** Draws one picture. */
async function draw(
  page: SharedPage,
  text: ShareImageText,
  colours: ThemeColours,
  used: Font[],
): Promise<Buffer> {
  const svg = await satori(shareImageDesign(page, text, colours), {
    width: WIDTH,
    height: HEIGHT,
    fonts: used,
  });
  return new Resvg(svg).render().asPng();
}

/** `Voice calling that reaches the right person | Pingo` → without the name of the site, which the logo says. */
const withoutSite = (title: string, site: string): string =>
  title.replace(new RegExp(`\\s*[|–-]\\s*${site}\\s*$`), "");

/** What all pictures of a build have in common: a change of it draws every one anew. */
function designKey(colours: ThemeColours): string {
  const sources = DESIGN_FILES.map((file) => readFileSync(join(import.meta.dirname, file), "utf8"));
  return JSON.stringify([colours, ...sources]);
}

/**
 * Draws a share image for each page and puts it below the built site. Pictures are kept by the hash of all that they
 * are made of, so that an unchanged page costs a copy.
 *
 * @returns how many had to be drawn
 */
export async function writeShareImages(
  pages: readonly SharedPage[],
  { codeRoot, clientDir, site }: { codeRoot: string; clientDir: string; site: string },
): Promise<number> {
  const colours = themeColours(codeRoot);
  const design = designKey(colours);
  const cache = join(codeRoot, CACHE);
  mkdirSync(cache, { recursive: true });
  let used: Font[] | undefined;
  let drawn = 0;
  for (const page of pages) {
    const title = withoutSite(page.title, site);
    const text = { title, label: page.name === title ? "" : page.name, site };
    const hash = createHash("sha256")
      .update(JSON.stringify([design, page.route === "/dlores", page.kind, text]))
      .digest("hex");
    const kept = join(cache, `${hash}.png`);
    if (!existsSync(kept)) {
      used ??= fonts(codeRoot);
      drawn += 1;
      // Renamed into place: another build may look for it at this moment.
      writeFileSync(`${kept}.${process.pid}`, await draw(page, text, colours, used));
      renameSync(`${kept}.${process.pid}`, kept);
    }
    const file = join(clientDir, shareImageOf(page.route));
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(kept, file);
  }
  return drawn;
}
