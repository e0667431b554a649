import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { loadSchemas, VISUALS_FOLDER } from "../../../schema/schema-set";
import type { Visual as VisualData } from "../../../schema/shapes.gen";
import { Visual } from "../visual";
import "../../../tests/components";
import { initials } from "./parts/monogram";

const schemas = loadSchemas(process.cwd());

function example(kind: string): VisualData {
  return JSON.parse(readFileSync(`${VISUALS_FOLDER}/${kind}/example.json`, "utf8"));
}

it("finds the pictures", () => {
  expect(schemas.visualKinds.length).toBeGreaterThan(0);
});

describe.each(schemas.visualKinds)("%s", (kind) => {
  it("has an example of its own kind that its schema accepts", () => {
    expect(example(kind).kind).toBe(kind);
    expect(schemas.errors("schema/visual.gen.schema.json", example(kind))).toEqual([]);
  });

  it("is one labelled image, all of whose parts are hidden from assistive technology", () => {
    const html = renderToStaticMarkup(<Visual visual={example(kind)} />);
    expect(html).toMatch(/^<div role="img" aria-label="[^"]{30,}" class="[^"]+"><div aria-hidden="true">/);
    expect(html).not.toMatch(/aria-label="[^"]*(undefined|null|NaN)/);
  });

  it("has no inline style, no id that a second picture would repeat, and nothing that takes focus", () => {
    const html = renderToStaticMarkup(<Visual visual={example(kind)} />);
    expect(html).not.toMatch(/ style=| id=|<a |<button|<input|tabindex/i);
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
  });

  it("uses only telephone numbers that are reserved for fiction", () => {
    const northAmerican = JSON.stringify(example(kind)).match(/\(\d{3}\) \d{3}-\d{4}/g) ?? [];
    for (const number of northAmerican) expect(number).toMatch(/ 555-01\d\d$/);
  });
});

describe("initials", () => {
  it.each([
    ["Marta Ruiz", "MR"],
    ["Sam", "S"],
    ["Ana de la Cruz", "AC"],
    ["  ", ""],
  ])("of %j are %j", (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
