import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { FIRST_VIEW_CHARACTERS } from "../../scripts/fonts/first-view";
import { ROOT } from "../roots";
import { html, routes } from "./site";

const FAMILIES = ["Bricolage Grotesque", "Figtree"];

/** Most pages need only the preloaded characters; names from other languages may need more. */
const MOST_OTHERS = 0.1;

/** The faces of a family in the order of the stylesheet. */
function facesOf(family: string): { file: string; range: [first: number, last: number][] }[] {
  const css = readFileSync(join(ROOT, "renderer/styles/fonts.css"), "utf8");
  return [...css.matchAll(/@font-face \{[^}]*\}/g)].flatMap(([face]) => {
    const file = /url\("([^"]+)"\)/.exec(face)?.[1];
    if (!face.includes(`"${family}"`) || !file) return [];
    const [, ranges = ""] = /unicode-range:([^;]+);/.exec(face) ?? [];
    const range = [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
      ([, first = "", last = first]): [number, number] => [parseInt(first, 16), parseInt(last, 16)],
    );
    return [{ file, range }];
  });
}

const covers = (range: [number, number][], code: number) =>
  range.some(([first, last]) => code >= first && code <= last);

it.each(FAMILIES)("the first file of %s covers exactly its preloaded characters", (family) => {
  const faces = facesOf(family);
  const first = faces.at(-1);
  expect(first?.file).toContain("@first-letters/");
  const asked = Array.from({ length: 0x10000 }, (_, code) => code).filter((code) =>
    covers(first?.range ?? [], code),
  );
  expect(String.fromCodePoint(...asked)).toBe(FIRST_VIEW_CHARACTERS);
});

it.each(FAMILIES)("no character of %s is in two files, and further characters are in one", (family) => {
  const faces = facesOf(family);
  const filesWith = (code: number) => faces.filter(({ range }) => covers(range, code)).length;
  const twice = Array.from({ length: 0x10000 }, (_, code) => code).filter((code) => filesWith(code) > 1);
  expect(twice).toEqual([]);
  for (const letter of "âçŒŠłő½™↑")
    expect([letter, filesWith(letter.codePointAt(0) ?? 0)]).toEqual([letter, 1]);
});

it("almost every page needs only the preloaded characters", () => {
  const others = routes.filter((route) => {
    const letters = new Set(html(route));
    return [...letters].some(
      (letter) => /[\p{L}\p{P}]/u.test(letter) && !FIRST_VIEW_CHARACTERS.includes(letter),
    );
  });
  expect(others.length / routes.length, others.join(" ")).toBeLessThanOrEqual(MOST_OTHERS);
});

it("every page preloads exactly the two fonts of the first view", () => {
  for (const route of routes) {
    const fonts = [...html(route).matchAll(/<link rel="preload" href="[^"]*\/([^"/]+?)\.[\w-]+\.woff2"/g)];
    expect(
      fonts.map(([, name]) => name),
      route,
    ).toEqual(["bricolage-grotesque-first-letters", "figtree-first-letters"]);
  }
});
