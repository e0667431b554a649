import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "lightningcss";

/** A browser without support for OKLCH. A version is encoded with its major number above two bytes. */
const OLD_TARGETS = { chrome: 80 << 16 };

/** Converts a CSS color to hexadecimal notation. */
function toHex(color: string): string {
  const code = new TextEncoder().encode(`a{color:${color}}`);
  const css = transform({ filename: "color.css", code, minify: true, targets: OLD_TARGETS }).code;
  // The first declaration is the fallback for old browsers; the one for new browsers follows.
  return /color:([^;}]+)/.exec(new TextDecoder().decode(css))?.[1] ?? "";
}

/** Colors of the theme by role, in hexadecimal notation for drawing programs without support for OKLCH. */
export type ThemeColors = Readonly<Record<string, string>>;

/**
 * Reads the colors from the theme, so that drawings always match the pages.
 *
 * @param codeRoot the folder with `renderer/styles/theme.css`
 */
export function themeColors(codeRoot: string): ThemeColors {
  const css = readFileSync(join(codeRoot, "renderer/styles/theme.css"), "utf8");
  const colors = [...css.matchAll(/--color-([\w-]+): (oklch\([^)]+\))/g)];
  return Object.fromEntries(colors.map(([, role, color = ""]) => [role, toHex(color)]));
}
