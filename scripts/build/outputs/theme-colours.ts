import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "lightningcss";

/** A browser that knows no OKLCH: a version is its number and two bytes. */
const OLD_TARGETS = { chrome: 80 << 16 };

/** A colour of a stylesheet as every program knows it. */
function toHex(colour: string): string {
  const code = new TextEncoder().encode(`a{color:${colour}}`);
  const css = transform({ filename: "colour.css", code, minify: true, targets: OLD_TARGETS }).code;
  // What newer browsers take comes behind it.
  return /color:([^;}]+)/.exec(new TextDecoder().decode(css))?.[1] ?? "";
}

/** The colours of the theme by role, in hexadecimal digits for drawings that know no OKLCH. */
export type ThemeColours = Readonly<Record<string, string>>;

/**
 * Reads the theme's colours, so that drawings and pages cannot drift apart.
 *
 * @param codeRoot the folder with `renderer/styles/theme.css`
 */
export function themeColours(codeRoot: string): ThemeColours {
  const css = readFileSync(join(codeRoot, "renderer/styles/theme.css"), "utf8");
  const colours = [...css.matchAll(/--color-([\w-]+): (oklch\([^)]+\))/g)];
  return Object.fromEntries(colours.map(([, role, colour = ""]) => [role, toHex(colour)]));
}
