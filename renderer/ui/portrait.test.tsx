import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ROOT } from "../../tests/roots";
import { Portrait } from "./portrait";

const colorsOf = (name: string) =>
  renderToStaticMarkup(<Portrait look="bun" name={name} />).match(/(?:complexion|outfit)-\d+/g) ?? [];

it("has other colors for another person", () => {
  expect(colorsOf("Ruth")).not.toEqual(colorsOf("Anita"));
});

it("uses every complexion and outfit of the stylesheet, and no other", () => {
  const used = Array.from({ length: 500 }, (_, index) => colorsOf(`Person ${index}`)).flat();
  const css = readFileSync(join(ROOT, "renderer/styles/ui.css"), "utf8");
  const defined = css.match(/(?<=\.)(?:complexion|outfit)-\d+/g);
  expect([...new Set(used)].sort()).toEqual(defined?.sort());
});
