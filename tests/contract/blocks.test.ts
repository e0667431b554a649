import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { format } from "prettier";
import { type ComponentType, createElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { blocks } from "../../blocks/registry.gen";
import { loadBlockEntry } from "../../data/load-page";
import { readDocument } from "../../data/read-document";
import { visuals } from "../../renderer/ui/visuals/registry.gen";
import { isJsonObject, type JsonObject, type JsonValue } from "../../schema/json-document";
import { VISUALS_FOLDER } from "../../schema/schema-set";
import { ROOT, renderInSite, site } from "../render";

const LARGEST_BLOCK = 12;

/** Every property below a schema that lacks a title or a description, as a path. */
function undescribed(schema: JsonValue, path = ""): string[] {
  if (Array.isArray(schema)) return schema.flatMap((entry, index) => undescribed(entry, `${path}/${index}`));
  if (!isJsonObject(schema)) return [];
  const properties = isJsonObject(schema.properties) ? schema.properties : {};
  const bad = Object.entries(properties)
    .filter(
      ([, property]) => isJsonObject(property) && !property.$ref && !(property.title && property.description),
    )
    .map(([name]) => `${path}/${name}`);
  const deeper = Object.entries(schema).flatMap(([key, value]) =>
    key === "if" ? [] : undescribed(value, `${path}/${key}`),
  );
  return [...bad, ...deeper];
}

/** Objects below a schema that accept unknown keys, as paths. */
function openObjects(schema: JsonValue, path = ""): string[] {
  if (Array.isArray(schema)) return schema.flatMap((entry, index) => openObjects(entry, `${path}/${index}`));
  if (!isJsonObject(schema)) return [];
  const isOpen = schema.type === "object" && schema.additionalProperties !== false;
  const deeper = Object.entries(schema).flatMap(([key, value]) => openObjects(value, `${path}/${key}`));
  return isOpen ? [path || "/", ...deeper] : deeper;
}

const readJson = (path: string) => JSON.parse(readFileSync(join(ROOT, path), "utf8")) as JsonObject;

/** A fragment of HTML that a person can read in a review. */
const readable = (html: string) => format(html, { parser: "html", printWidth: 110 });

beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  expect(console.warn).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it("finds the blocks and visuals", () => {
  expect(site.schemas.blockTypes.length).toBeGreaterThan(20);
  expect(site.schemas.visualKinds.length).toBeGreaterThan(6);
});

describe.each([...site.schemas.blockTypes])("block %s", (type) => {
  const schema = site.schemas.schema(`blocks/${type}/schema.json`);

  it("has a valid schema that describes every property and admits no unknown ones", () => {
    expect(new Ajv2020({ strict: false }).validateSchema(schema)).toBe(true);
    expect(undescribed(schema)).toEqual([]);
    expect(openObjects(schema)).toEqual([]);
    expect(Object.keys(schema.properties as JsonObject).length).toBeLessThanOrEqual(LARGEST_BLOCK);
    expect(schema.description).toBeTruthy();
  });

  it("has a good example that renders as it did", async () => {
    const document = readDocument(ROOT, `blocks/${type}/example.json`);
    const { block, diagnostics } = loadBlockEntry(site, document);
    expect(diagnostics).toEqual([]);
    expect(block?.type).toBe(type);
    const component = blocks[type as keyof typeof blocks] as ComponentType<object>;
    const html = renderInSite(createElement(component, block?.props));
    expect(html).not.toContain("style=");
    expect(html).not.toContain("{{");
    await expect(await readable(html)).toMatchFileSnapshot(join(ROOT, `blocks/${type}/example.html`));
  });
});

it("no block needs the styles of another one: a page has those of its own blocks only", () => {
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
    const html = readFileSync(join(ROOT, `blocks/${type}/example.html`), "utf8");
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

  it("has a valid schema that describes every property and admits no unknown ones", () => {
    const schema = site.schemas.schema(`${folder}/schema.json`);
    expect(new Ajv2020({ strict: false }).validateSchema(schema)).toBe(true);
    expect(undescribed(schema)).toEqual([]);
    expect(openObjects(schema)).toEqual([]);
  });

  it("has a good example that renders as one labelled picture", async () => {
    expect(existsSync(join(ROOT, folder, "example.json"))).toBe(true);
    const example = readJson(`${folder}/example.json`);
    expect(site.schemas.errors(`${folder}/schema.json`, example)).toEqual([]);
    const component = visuals[kind as keyof typeof visuals] as ComponentType<object>;
    const html = renderInSite(createElement(component, example));
    expect(html).toMatch(/role="img" aria-label="[^"]+"|<figure/);
    expect(html).not.toContain("style=");
    await expect(await readable(html)).toMatchFileSnapshot(join(ROOT, folder, "example.html"));
  });
});
