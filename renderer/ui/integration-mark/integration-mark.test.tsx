import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { IntegrationLogo } from "../../../schema/shapes.gen";
import { GLYPHS } from "./glyphs";
import { IntegrationMark } from "./integration-mark";

const schema = JSON.parse(readFileSync("schema/integration-logo.schema.json", "utf8"));
const logos = Object.keys(GLYPHS) as IntegrationLogo[];

it("there is a drawing for each name of the schema", () => {
  expect([...logos].sort()).toEqual(schema.enum);
});

it("no two services share a drawing", () => {
  expect(new Set(logos.map((logo) => GLYPHS[logo].path)).size).toBe(logos.length);
});

describe.each(logos)("%s", (logo) => {
  const html = renderToStaticMarkup(<IntegrationMark logo={logo} />);

  it("is hidden from assistive technology, for its name stands beside it", () => {
    expect(html).toMatch(/^<svg [^>]*aria-hidden="true"/);
    expect(html).not.toMatch(/style=| id=/);
  });

  it("has one solid dot within the tile, in the middle of its arcs", () => {
    const [x, y] = GLYPHS[logo].dot;
    for (const place of [x, y]) expect(Math.abs(place - 24)).toBeLessThan(16);
    expect(html.match(/<circle [^>]*fill="currentColor"/g)).toHaveLength(1);
    expect(html.match(new RegExp(`cx="${x}" cy="${y}"`, "g"))).toHaveLength(3);
  });
});
