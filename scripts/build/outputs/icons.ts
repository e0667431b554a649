import { Resvg } from "@resvg/resvg-js";
import type { SiteData } from "../../../schema/shapes.gen";
import type { ThemeColours } from "./theme-colours";

/** An icon for home screens: how large it is, how much of each edge stays free, and what the manifest says of it. */
export interface Icon {
  file: string;
  size: number;
  margin: number;
  /** Left out for the icon that Apple's devices find by its link in the head. */
  purpose?: "any" | "maskable";
}

/** Every icon of the site. */
export const ICONS: readonly Icon[] = [
  { file: "icon-192.png", size: 192, margin: 0.12, purpose: "any" },
  { file: "icon-512.png", size: 512, margin: 0.12, purpose: "any" },
  // Launchers cut a circle out of it: the outer tenth on each side may go (https://www.w3.org/TR/appmanifest/#icon-masks).
  { file: "icon-maskable-512.png", size: 512, margin: 0.24, purpose: "maskable" },
  { file: "apple-touch-icon.png", size: 180, margin: 0.16 },
];

/** Side of the logo's own drawing. */
const LOGO_SIZE = 32;

/** Draws an icon from the logo, on the page's colour. */
export function drawIcon({ size, margin }: Icon, logo: string, colours: ThemeColours): Buffer {
  const inner = logo.replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, "");
  const side = LOGO_SIZE / (1 - 2 * margin);
  const start = -margin * side;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}" fill="none">` +
    `<path d="M${start} ${start}h${side}v${side}h${-side}z" fill="${colours.paper}"/>${inner}</svg>`;
  const options = { fitTo: { mode: "width", value: size }, font: { loadSystemFonts: false } } as const;
  return new Resvg(svg, options).render().asPng();
}

/** `site.webmanifest` (https://www.w3.org/TR/appmanifest/). */
export function webManifest(site: SiteData, colours: ThemeColours): string {
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    start_url: "/",
    scope: "/",
    display: "browser",
    lang: "en",
    background_color: colours.paper,
    theme_color: colours.paper,
    icons: ICONS.flatMap(({ file, size, purpose }) =>
      purpose ? [{ src: `/${file}`, sizes: `${size}x${size}`, type: "image/png", purpose }] : [],
    ),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
