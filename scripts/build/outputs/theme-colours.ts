import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "lightningcss";

/** A browser without support for OKLCH. A version is encoded with its major number above two bytes. */
const OLD_TARGETS = { chrome: 80 << 16 };

/** Converts a CSS color to hexadecimal notation. */
function toHex(colour: string): string {
  const code = new TextEncoder().encode(`a{color:${colour}}`);
  const css = transform({ filename: "colour.css", code, minify: true, targets: OLD_TARGETS }).code;
  // The first declaration is the fallback for old browsers; the one for new browsers follows.
  return /color:([^;}]+)/.exec(new TextDecoder().decode(css))?.[1] ?? "";
}

/** Colors of the theme by role, in hexadecimal notation for drawing programs without support for OKLCH. */
export type ThemeColours = Readonly<Record<string, string>>;

/**
 * Reads the colors from the theme, so that drawings always match the pages.
 *
 * @param codeRoot the folder with `renderer/styles/theme.css`
 */
export function themeColours(codeRoot: string): ThemeColours {
  const css = readFileSync(join(codeRoot, "renderer/styles/theme.css"), "utf8");
  const colours = [...css.matchAll(/--color-([\w-]+): (oklch\([^)]+\))/g)];
  return Object.fromEntries(colours.map(([, role, colour = ""]) => [role, toHex(colour)]));
}
