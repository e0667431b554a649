import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";
import { renderToStaticMarkup } from "react-dom/server";
import satori, { type Font } from "satori";
import { LogoMark } from "../../../../renderer/ui/ping";
import type { ThemeColours } from "../theme-colours";
import type { Design } from "./designs";
import { HEIGHT, WIDTH, wordsLayout } from "./layout";
import type { ShareWords } from "./page-words";
import { paint } from "./paint";

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

/** Everything of a picture but its words, as SVG: quickly made, and different where the drawing is. */
export function artwork({ ground, mark, logo, drawing }: Design, colours: ThemeColours): string {
  const art = renderToStaticMarkup(
    <svg aria-hidden="true">
      <path d={`M0 0h${WIDTH}v${HEIGHT}H0z`} className={`fill-${ground}`} />
      {drawing}
    </svg>,
  );
  const logoMark = renderToStaticMarkup(
    <svg x={logo.x} y={logo.y} width="52" height="52" aria-hidden="true">
      <LogoMark />
    </svg>,
  );
  return paint(art, colours) + paint(logoMark, { ...colours, signal: colours[mark] ?? "" });
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
  const layout = wordsLayout(words, site, design, colours);
  const text = await satori(layout, { width: WIDTH, height: HEIGHT, fonts });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none">${art}${text}</svg>`;
  // The words are outlines by now; reading the system's fonts would only take time.
  return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
}
