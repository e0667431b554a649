import { Resvg } from "@resvg/resvg-js";
import { expect, it } from "vitest";
import { indexedPng } from "./indexed-png";

/** What a decoder makes of a picture: its pixels as RGBA. */
function decoded(png: Buffer, width: number, height: number): number[] {
  const href = `data:image/png;base64,${png.toString("base64")}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="${href}" image-rendering="optimizeSpeed"/></svg>`;
  return [...new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels];
}

it("keeps every pixel of a picture that has few colours", async () => {
  const rgba = Uint8Array.from([
    255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 9, 8, 7, 255, 9, 8, 7, 255, 0, 0, 0, 255,
  ]);
  expect(decoded(await indexedPng(rgba, 3, 2), 3, 2)).toEqual([...rgba]);
});

it("begins with white where the picture does", async () => {
  const rgba = Uint8Array.from([255, 255, 255, 255, 0, 0, 0, 255, 0, 0, 0, 255]);
  expect(decoded(await indexedPng(rgba, 3, 1), 3, 1)).toEqual([...rgba]);
});

it("gives a rare colour the nearest one of the palette, where there are too many", async () => {
  // 300 shades of grey and blue; the first 40 pixels make the darkest one common.
  const pixels = Array.from({ length: 340 }, (_, index) => {
    const shade = Math.max(0, index - 40);
    return [shade >> 1, shade >> 1, shade >> 1, 255].map((value, part) =>
      part === 2 ? value + (shade % 2) : value,
    );
  });
  const rgba = Uint8Array.from(pixels.flat());
  const result = decoded(await indexedPng(rgba, 340, 1), 340, 1);
  const colours = new Set(
    Array.from({ length: 340 }, (_, index) => result.slice(4 * index, 4 * index + 3).join()),
  );
  expect(colours.size).toBe(256);
  const worst = Math.max(...result.map((value, index) => Math.abs(value - (rgba[index] ?? 0))));
  expect(worst).toBeLessThan(30);
});
