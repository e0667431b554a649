import { Resvg } from "@resvg/resvg-js";
import type { SiteData } from "../../../schema/shapes.gen";
import type { ThemeColors } from "./theme-colors";

/** An icon for home screens: its size in pixels, the margin on each side as a fraction of it, and its purpose in the manifest. */
export interface Icon {
  file: string;
  size: number;
  margin: number;
  /** Absent for the icon that Apple devices find by a link in the head; it is not in the manifest. */
  purpose?: "any" | "maskable";
}

/** Every icon of the site. */
export const ICONS: readonly Icon[] = [
  { file: "icon-192.png", size: 192, margin: 0.12, purpose: "any" },
  { file: "icon-512.png", size: 512, margin: 0.12, purpose: "any" },
  // Launchers may mask it to a circle, which cuts off a tenth on each side (https://www.w3.org/TR/appmanifest/#icon-masks).
  { file: "icon-maskable-512.png", size: 512, margin: 0.24, purpose: "maskable" },
  { file: "apple-touch-icon.png", size: 180, margin: 0.16 },
];

/** Side length of the logo's view box. */
const LOGO_SIZE = 32;

/** Draws the logo on the page's background color and returns a PNG. */
export function drawIcon({ size, margin }: Icon, logo: string, colors: ThemeColors): Buffer {
  const inner = logo.replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, "");
  const side = LOGO_SIZE / (1 - 2 * margin);
  const start = -margin * side;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}" fill="none">` +
    `<path d="M${start} ${start}h${side}v${side}h${-side}z" fill="${colors.paper}"/>${inner}</svg>`;
  const options = { fitTo: { mode: "width", value: size }, font: { loadSystemFonts: false } } as const;
  return new Resvg(svg, options).render().asPng();
}

/** Returns the text of `site.webmanifest` (https://www.w3.org/TR/appmanifest/). */
export function webManifest(site: SiteData, colors: ThemeColors): string {
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    start_url: "/",
    scope: "/",
    display: "browser",
    lang: "en",
    background_color: colors.paper,
    theme_color: colors.paper,
    icons: ICONS.flatMap(({ file, size, purpose }) =>
      purpose ? [{ src: `/${file}`, sizes: `${size}x${size}`, type: "image/png", purpose }] : [],
    ),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
