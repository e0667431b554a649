import { Resvg } from "@resvg/resvg-js";
import type { SiteData } from "../../../schema/shapes.gen";
import type { ThemeColours } from "./theme-colours";

/** Icons for home screens: what they are for, how large, and how much of the edge stays free. */
const ICONS = [
  { file: "icon-192.png", size: 192, margin: 0.12, purpose: "any" },
  { file: "icon-512.png", size: 512, margin: 0.12, purpose: "any" },
  // Launchers cut a circle out of it: the outer tenth on each side may go (https://www.w3.org/TR/appmanifest/#icon-masks).
  { file: "icon-maskable-512.png", size: 512, margin: 0.24, purpose: "maskable" },
  { file: "apple-touch-icon.png", size: 180, margin: 0.16, purpose: undefined },
] as const;

/** Side of the logo's own drawing. */
const LOGO = 32;

/** Draws the icons from the logo on the page's colour. */
export function drawIcons(logo: string, colours: ThemeColours): { file: string; png: Buffer }[] {
  const inner = logo.replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, "");
  return ICONS.map(({ file, size, margin }) => {
    const side = LOGO / (1 - 2 * margin);
    const start = -margin * side;
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${side} ${side}" fill="none">` +
      `<path d="M${start} ${start}h${side}v${side}h${-side}z" fill="${colours.paper}"/>${inner}</svg>`;
    return { file, png: new Resvg(svg, { fitTo: { mode: "width", value: size } }).render().asPng() };
  });
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
