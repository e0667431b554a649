import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A channel of linear light as its sRGB byte in two hexadecimal digits (CSS Color 4, section 10.2). */
function byte(linear: number): string {
  const light = Math.min(1, Math.max(0, linear));
  const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, "0");
}

/**
 * An OKLCH colour in hexadecimal digits, clipped to sRGB; matrices of Björn Ottosson, as in CSS Color 4, section 10.
 *
 * @param hue in degrees
 */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return `#${byte(red)}${byte(green)}${byte(blue)}`;
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
  const colours = [...css.matchAll(/--color-([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)];
  return Object.fromEntries(
    colours.map(([, role, l, c, h]) => [role, oklchToHex(Number(l), Number(c), Number(h))]),
  );
}
