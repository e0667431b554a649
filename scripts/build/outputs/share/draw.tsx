import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Font } from "satori";
import { MarkShapes } from "../../../../renderer/ui/ping";
import type { ThemeColors } from "../theme-colors";
import type { Design } from "./designs";
import { seededRandom } from "./drawings";
import type { ShareWords } from "./page-words";

/** Size of a share image in pixels, which the large card of every network shows in full. */
const WIDTH = 1200;
const HEIGHT = 630;
/** Horizontal space between the edge and the text. */
const MARGIN = 72;
const BOTTOM = 60;
/** Range of the headline's font size. At half its size, the smallest one is still easy to read. */
const MAX_FONT_SIZE = 96;
const MIN_FONT_SIZE = 50;
/** Mean width of a character of the display font at weight 800, as a fraction of the font size. */
const CHAR_WIDTH = 0.57;
const LINE_HEIGHT = 1.04;
/** Fraction of its lines that a headline fills: lines break only between words. */
const FILL_RATIO = 0.58;
/** Height of the label with the space below it. */
const LABEL_HEIGHT = 60;

/** Reads the fonts of the text. */
export function shareFonts(codeRoot: string): Font[] {
  const read = (family: string, weight: number) =>
    readFileSync(
      join(codeRoot, `node_modules/@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`),
    );
  return [
    { name: "Bricolage Grotesque", data: read("bricolage-grotesque", 800), weight: 800, style: "normal" },
    { name: "Figtree", data: read("figtree", 600), weight: 600, style: "normal" },
  ];
}

/** Class of a theme color with an optional opacity in percent: `fill-ink`, `stroke-dlores/40`. */
const COLOR_CLASS = /^(fill|stroke)-([a-z-]+)(?:\/(\d+))?$/;

/**
 * Replaces the color classes of a drawing with attributes, so that the drawings of the pages also work in images, which
 * have no stylesheet. Other classes, which position a drawing on its page, are removed.
 *
 * @throws when a class names a color that the theme does not have
 */
export function paint(markup: string, colors: ThemeColors): string {
  const attribute = (name: string): string => {
    const [, property, role = "", percent] = COLOR_CLASS.exec(name) ?? [];
    if (!property) return "";
    const color = colors[role];
    if (!color)
      throw new Error(
        `A drawing has the class ${name}, and the theme has no such color; it has ${Object.keys(colors).join(", ")}.`,
      );
    return ` ${property}="${color}"${percent ? ` ${property}-opacity="${Number(percent) / 100}"` : ""}`;
  };
  return markup.replace(/ class="([^"]*)"/g, (_, names: string) =>
    names.split(/\s+/).map(attribute).join(""),
  );
}

/** Returns the image without its text as SVG. It is fast to create, so it serves as part of the image's cache key. */
export function drawArtwork({ ground, mark, drawing }: Design, route: string, colors: ThemeColors): string {
  const art = renderToStaticMarkup(
    <>
      <path d={`M0 0h${WIDTH}v${HEIGHT}H0z`} className={`fill-${ground}`} />
      {drawing(seededRandom(route))}
    </>,
  );
  const logo = renderToStaticMarkup(
    <svg x={MARGIN} y="64" width="52" height="52" viewBox="0 0 32 32" aria-hidden="true">
      <MarkShapes />
    </svg>,
  );
  return paint(art, colors) + paint(logo, { ...colors, signal: colors[mark] ?? "" });
}

/** Returns the largest font size at which a headline fits a width and a height. Words are not broken. */
export function headlineSize(headline: string, width: number, height: number): number {
  const longest = Math.max(...headline.split(/\s+/).map((word) => word.length));
  const byWord = width / (CHAR_WIDTH * longest);
  const byLines = Math.sqrt((FILL_RATIO * width * height) / (CHAR_WIDTH * LINE_HEIGHT * headline.length));
  return Math.max(MIN_FONT_SIZE, Math.floor(Math.min(MAX_FONT_SIZE, byWord, byLines)));
}

/** Returns the maximum height of a headline. */
export const maxHeadlineHeight = ({ top }: Design, { label }: ShareWords): number =>
  HEIGHT - BOTTOM - top - (label === "" ? 0 : LABEL_HEIGHT);

/**
 * Returns the text of a share image for satori, on a transparent background: the site's name beside the mark, label and
 * headline at the lower margin. It has inline styles because satori requires them; no page contains this markup.
 */
function wordsLayout(words: ShareWords, site: string, design: Design, colors: ThemeColors): ReactElement {
  const { label, headline } = words;
  const fontSize = headlineSize(headline, design.width, maxHeadlineHeight(design, words));
  const display = {
    fontFamily: "Bricolage Grotesque",
    letterSpacing: "-0.025em",
    color: colors[design.text],
  };
  const small = { fontFamily: "Figtree", fontSize: 34, lineHeight: 1.25, marginBottom: 16 };
  const column = { display: "flex", flexDirection: "column", justifyContent: "space-between" } as const;
  return (
    <div style={{ ...column, height: HEIGHT - 64 - BOTTOM, margin: `64px ${MARGIN}px ${BOTTOM}px` }}>
      <div style={{ ...display, fontSize: 42, lineHeight: "52px", marginLeft: 66 }}>{site}</div>
      <div style={{ ...column, width: design.width }}>
        {label !== "" && <div style={{ ...small, color: colors[design.accent] }}>{label}</div>}
        <div style={{ ...display, fontSize, lineHeight: LINE_HEIGHT, textWrap: "balance" }}>{headline}</div>
      </div>
    </div>
  );
}

/**
 * Draws a share image as a PNG of 1200 by 630 pixels. The text is laid out on this thread and rasterized on others, so
 * drawing several images at once uses every core.
 */
export async function drawShareImage(
  art: string,
  words: ShareWords,
  site: string,
  { design, colors, fonts }: { design: Design; colors: ThemeColors; fonts: Font[] },
): Promise<Buffer> {
  // Loading satori takes longer than reading all cached images.
  const { default: satori } = await import("satori");
  const layout = wordsLayout(words, site, design, colors);
  const text = await satori(layout, { width: WIDTH, height: HEIGHT, fonts });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none">${art}${text}</svg>`;
  // The text consists of outlines by now, so the system's fonts are not needed.
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
}
