import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { replaceFile } from "../../data/replace-file.ts";

/** Folder of the cached fonts, relative to the folder with the code. */
const CACHE_FOLDER = "node_modules/.cache/pingo/fonts";

/** Import alias of that folder in the theme. */
const ALIAS = "@first-letters";

const PRINTABLE_ASCII = String.fromCodePoint(
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index),
);

/**
 * Characters of the first view: exactly those that the site's texts use (tests/built/fonts.test.ts). All others are in
 * separate files, which a browser loads only for a page that uses them.
 */
export const FIRST_VIEW_CHARACTERS = `${PRINTABLE_ASCII}\u00a0£©·É×àáéíñóöü–—‘’“”…€`;

/**
 * The subset keeps kerning, ligatures, accents, and tabular figures for prices. The stylistic sets of Bricolage
 * Grotesque are a sixth of its size, and nothing uses them.
 */
const SUBSET_OPTIONS = {
  targetFormat: "woff2" as const,
  noHinting: true,
  keepFeatures: ["kern", "liga", "rlig", "calt", "ccmp", "locl", "mark", "mkmk", "tnum"],
};

/** Font faces of the first view. Headings have one weight, so their face is not variable: half the size. */
const FACES = {
  "bricolage-grotesque": {
    source: "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2",
  },
  figtree: {
    source: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    variationAxes: { wght: { min: 400, max: 700 } },
  },
} as const;

/**
 * Creates the fonts of the first view, with the characters that the site needs. They are cached by the hash of this
 * file and of the packages' versions, so that only a change of these takes the half second.
 *
 * @param codeRoot the folder with the packages
 * @returns the folder with the fonts
 */
export async function buildFirstViewFonts(codeRoot: string): Promise<string> {
  const hash = createHash("sha256");
  for (const file of [import.meta.filename, join(codeRoot, "package-lock.json")])
    hash.update(readFileSync(file));
  const folder = join(codeRoot, CACHE_FOLDER, hash.digest("hex").slice(0, 16));
  for (const [name, { source, ...axes }] of Object.entries(FACES)) {
    const file = join(folder, `${name}-first-letters.woff2`);
    if (existsSync(file)) continue;
    const whole = readFileSync(join(codeRoot, "node_modules", source));
    const font = await subsetFont(whole, FIRST_VIEW_CHARACTERS, { ...SUBSET_OPTIONS, ...axes });
    replaceFile(file, font);
  }
  return folder;
}

/** Vite plugin that lets the theme import the fonts of the first view. */
export function firstViewFonts(codeRoot: string): Plugin {
  return {
    name: "pingo:first-letters",
    config: async () => ({ resolve: { alias: { [ALIAS]: await buildFirstViewFonts(codeRoot) } } }),
  };
}
