import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Font } from "satori";
import { MarkShapes } from "../../../../renderer/ui/ping";
import type { ThemeColours } from "../theme-colours";
import type { Design } from "./designs";
import { seededRandom } from "./drawings";
import type { ShareWords } from "./page-words";

/** Size of a share image, as the large card of every network shows it. */
const WIDTH = 1200;
const HEIGHT = 630;
/** Space between the edge and the words. */
const MARGIN = 72;
const BOTTOM = 60;
/** Half of the smallest headline is still read with ease. */
const MAX_FONT_SIZE = 96;
const MIN_FONT_SIZE = 50;
/** Mean width of a letter of the display font at weight 800, as a part of its size. */
const CHAR_WIDTH = 0.57;
const LINE_HEIGHT = 1.04;
/** How much of its lines a headline fills: they end where a word does. */
const FILL_RATIO = 0.58;
/** Height of the small line with the space below it. */
const LABEL_HEIGHT = 60;

/** The fonts that the words are set in. */
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

/** `fill-ink` or `stroke-dlores/40`: a colour of the theme, in percent where it is not opaque. */
const COLOUR_CLASS = /^(fill|stroke)-([a-z-]+)(?:\/(\d+))?$/;

/**
 * Turns the theme's classes of a drawing into attributes, so that the drawings of the pages serve in pictures that
 * have no stylesheet. Other classes, which place a drawing on its page, are dropped.
 *
 * @throws when a class names a colour that the theme does not have
 */
export function paint(markup: string, colours: ThemeColours): string {
  const attribute = (name: string): string => {
    const [, property, role = "", percent] = COLOUR_CLASS.exec(name) ?? [];
    if (!property) return "";
    const colour = colours[role];
    if (!colour)
      throw new Error(
        `A drawing has the class ${name}, and the theme no such colour; known are ${Object.keys(colours).join(", ")}.`,
      );
    return ` ${property}="${colour}"${percent ? ` ${property}-opacity="${Number(percent) / 100}"` : ""}`;
  };
  return markup.replace(/ class="([^"]*)"/g, (_, names: string) =>
    names.split(/\s+/).map(attribute).join(""),
  );
}

/** Everything of a picture but its words, as SVG: quickly made, and different where the drawing is. */
export function drawArtwork({ ground, mark, drawing }: Design, route: string, colours: ThemeColours): string {
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
  return paint(art, colours) + paint(logo, { ...colours, signal: colours[mark] ?? "" });
}

/** The largest size at which a headline keeps to a width and a height. Words are not parted. */
export function headlineSize(headline: string, width: number, height: number): number {
  const longest = Math.max(...headline.split(/\s+/).map((word) => word.length));
  const byWord = width / (CHAR_WIDTH * longest);
  const byLines = Math.sqrt((FILL_RATIO * width * height) / (CHAR_WIDTH * LINE_HEIGHT * headline.length));
  return Math.max(MIN_FONT_SIZE, Math.floor(Math.min(MAX_FONT_SIZE, byWord, byLines)));
}

/** The height that a headline has at the most. */
export const maxHeadlineHeight = ({ top }: Design, { label }: ShareWords): number =>
  HEIGHT - BOTTOM - top - (label === "" ? 0 : LABEL_HEIGHT);

/**
 * The words of a share image for satori, on a transparent ground: the site's name beside the mark, and label and headline
 * standing on the lower margin. Placed by inline style, which satori needs and no page ever sees.
 */
function wordsLayout(words: ShareWords, site: string, design: Design, colours: ThemeColours): ReactElement {
  const { label, headline } = words;
  const fontSize = headlineSize(headline, design.width, maxHeadlineHeight(design, words));
  const display = {
    fontFamily: "Bricolage Grotesque",
    letterSpacing: "-0.025em",
    color: colours[design.text],
  };
  const small = { fontFamily: "Figtree", fontSize: 34, lineHeight: 1.25, marginBottom: 16 };
  const column = { display: "flex", flexDirection: "column", justifyContent: "space-between" } as const;
  return (
    <div style={{ ...column, height: HEIGHT - 64 - BOTTOM, margin: `64px ${MARGIN}px ${BOTTOM}px` }}>
      <div style={{ ...display, fontSize: 42, lineHeight: "52px", marginLeft: 66 }}>{site}</div>
      <div style={{ ...column, width: design.width }}>
        {label !== "" && <div style={{ ...small, color: colours[design.accent] }}>{label}</div>}
        <div style={{ ...display, fontSize, lineHeight: LINE_HEIGHT, textWrap: "balance" }}>{headline}</div>
      </div>
    </div>
  );
}

/**
 * Draws one picture as a PNG of 1200 by 630. Words are laid out here and the rest is done on other threads, so several
 * pictures at once use every core.
 */
export async function drawShareImage(
  art: string,
  words: ShareWords,
  site: string,
  { design, colours, fonts }: { design: Design; colours: ThemeColours; fonts: Font[] },
): Promise<Buffer> {
  // It takes longer to load than all kept pictures take to be put in place.
  const { default: satori } = await import("satori");
  const layout = wordsLayout(words, site, design, colours);
  const text = await satori(layout, { width: WIDTH, height: HEIGHT, fonts });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none">${art}${text}</svg>`;
  // The words are outlines by now; reading the system's fonts would only take time.
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
}
