import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type ComponentType, createElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { literalFigure } from "../../checks/rules/literal-figure";
import { filesBelow } from "../../data/files-below";
import { exampleFaults } from "../../data/load-page";
import { projectText } from "../../data/project-file";
import { blockComponent } from "../../renderer/block-components";
import { Visual } from "../../renderer/ui/visual";
import type { JsonObject } from "../../schema/json-document";
import { VISUALS_FOLDER } from "../../schema/schema-parts";
import type { Visual as VisualData } from "../../schema/shapes.gen";
import { PICTURE } from "../../scripts/pictures/subjects";
import { formatText } from "../../scripts/report/text";
import { findingsOfRule } from "../check/page-rule";
import { page } from "../check/project";
import "../components";
import { loadVisualExample } from "../block-entry";
import { renderInSite, site } from "../render";
import { ROOT } from "../roots";
import { expectSoundBlockSchema, expectSoundSchema, prettify, renderedExample } from "./block-contract";

const readJson = (path: string) => JSON.parse(readFileSync(join(ROOT, path), "utf8")) as JsonObject;

beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
});

/** The hint for HTML that differs. */
const MEANT = "Is the change meant? npm run snapshots writes it";

/** Only that there is a picture: pictures of two machines are never identical. */
function expectPicture(folder: string): void {
  expect(existsSync(join(ROOT, folder, PICTURE)), `npm run pictures -- ${basename(folder)}`).toBe(true);
}

it("no example has a fault", () => expect(exampleFaults(site).map(formatText)).toEqual([]));

it("finds the blocks and visuals", () => {
  expect(site.schemas.blockTypes.length).toBeGreaterThan(20);
  expect(site.schemas.visualKinds.length).toBeGreaterThan(6);
});

describe.each([...site.schemas.blockTypes])("block %s", (type) => {
  it("has a schema that describes every property and admits no unknown ones", () => {
    expectSoundBlockSchema(site.schemas.schema(`blocks/${type}/schema.json`));
  });

  it("has a valid example that renders as in example.html", async () => {
    const html = await renderedExample(site, type, blockComponent(type) as ComponentType<object>);
    await expect(html, MEANT).toMatchFileSnapshot(join(ROOT, `blocks/${type}/example.html`));
  });

  it("has a picture for blocks/README.md", () => expectPicture(`blocks/${type}`));

  it("has an example without texts to fill in", () => {
    expect(readFileSync(join(ROOT, `blocks/${type}/example.json`), "utf8")).not.toMatch(/"\[[^"]*\]"/);
  });
});

it("no two islands and no two enhancements have the same name, which starts them", () => {
  const scripts = ["blocks", "renderer/ui"]
    .flatMap((folder) => filesBelow(ROOT, folder))
    .filter((file) => /\.(?:island|enhance)\.tsx?$/.test(file))
    .map((file) => basename(file));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((name, index) => scripts.indexOf(name) !== index)).toEqual([]);
});

it("no example has an undeclared figure, which would be rejected when copied", () => {
  // The reading time of a guide is an exception of its page.
  const types = site.schemas.blockTypes.filter((type) => type !== "guide-cards");
  const examples = types.map((type) => readJson(`blocks/${type}/example.json`));
  expect(findingsOfRule(literalFigure, { "pages/index.json": page(examples) })).toBe("\n\n");
});

it("no block needs the styles of another one: a page has only those of its own blocks", () => {
  const classesIn = (text: string, pattern: RegExp) =>
    new Set([...text.matchAll(pattern)].map(([, name = ""]) => name));
  const stylesOf = (type: string) => {
    const file = join(ROOT, `blocks/${type}/block.css`);
    const css = existsSync(file) ? readFileSync(file, "utf8").replace(/\/\*.*?\*\//gs, "") : "";
    return classesIn(css, /\.([a-z][\w-]*)/gi);
  };
  const own = new Map(site.schemas.blockTypes.map((type) => [type, stylesOf(type)]));
  const shared = classesIn(
    readFileSync(join(ROOT, "renderer/styles/components.css"), "utf8"),
    /\.([a-z][\w-]*)/gi,
  );
  const borrowed = site.schemas.blockTypes.flatMap((type) => {
    // That of a new block is written at the end of these tests.
    const html = projectText(ROOT, `blocks/${type}/example.html`) ?? "";
    const used = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/));
    return [...new Set(used)].flatMap((name) => {
      const owners = [...own].filter(([, classes]) => classes.has(name)).map(([owner]) => owner);
      const isBorrowed = owners.length > 0 && !owners.includes(type) && !shared.has(name);
      return isBorrowed ? [`${type} uses .${name} of ${owners.join(", ")}`] : [];
    });
  });
  expect(borrowed).toEqual([]);
});

describe.each([...site.schemas.visualKinds])("visual %s", (kind) => {
  const folder = `${VISUALS_FOLDER}/${kind}`;

  it("has a schema that describes every property and admits no unknown ones", () => {
    expectSoundSchema(site.schemas.schema(`${folder}/schema.json`));
  });

  it("has a valid example that renders as one labeled picture", async () => {
    const visual = loadVisualExample(site, kind) as unknown as VisualData;
    const html = renderInSite(createElement(Visual, { visual }));
    expect(html).toMatch(/^<div role="img" aria-label="[^"]{30,}" class="[^"]+"><div aria-hidden="true">/);
    // No ids that a second visual would repeat, and nothing focusable.
    expect(html).not.toMatch(/ style=| id=|<a |<button|<input|tabindex/i);
    expect(html).not.toMatch(/NaN|undefined|Infinity|aria-label="[^"]*null/);
    await expect(await prettify(html), MEANT).toMatchFileSnapshot(join(ROOT, folder, "example.html"));
  });

  it("uses only telephone numbers that are reserved for fiction", () => {
    const numbers = JSON.stringify(readJson(`${folder}/example.json`)).match(/\(\d{3}\) \d{3}-\d{4}/g) ?? [];
    for (const number of numbers) expect(number).toMatch(/ 555-01\d\d$/);
  });

  it("has a picture for blocks/README.md", () => expectPicture(folder));
});
