import { format } from "prettier";
import { type ComponentType, createElement } from "react";
import { expect } from "vitest";
import type { Site } from "../../data/site";
import { BLOCK_GROUPS } from "../../schema/block-groups";
import { isJsonObject, type JsonObject, type JsonValue } from "../../schema/json-document";
import { formatText } from "../../scripts/report/text";
import { loadExample } from "../block-entry";
import { renderInSite } from "../render";

const MAX_PROPERTIES = 12;

/** Returns the paths of the properties below a schema that lack a description. */
function undescribed(schema: JsonValue, path = ""): string[] {
  if (Array.isArray(schema)) return schema.flatMap((entry, index) => undescribed(entry, `${path}/${index}`));
  if (!isJsonObject(schema)) return [];
  const properties = isJsonObject(schema.properties) ? schema.properties : {};
  const bad = Object.entries(properties)
    .filter(([, property]) => isJsonObject(property) && !property.$ref && !property.description)
    .map(([name]) => `${path}/${name}`);
  const deeper = Object.entries(schema).flatMap(([key, value]) =>
    key === "if" ? [] : undescribed(value, `${path}/${key}`),
  );
  return [...bad, ...deeper];
}

/** Requires a schema that describes every property. That it is valid is checked when it is compiled. */
export function expectSoundSchema(schema: JsonObject): void {
  expect(undescribed(schema), "Add a description").toEqual([]);
}

/** Requires a sound schema of a block, with a description, and few enough properties for a person to remember. */
export function expectSoundBlockSchema(schema: JsonObject): void {
  expectSoundSchema(schema);
  expect(Object.keys(schema.properties as JsonObject).length).toBeLessThanOrEqual(MAX_PROPERTIES);
  expect(schema.description).toBeTruthy();
  expect(BLOCK_GROUPS).toContain(schema["x-group"]);
}

/** Formats a fragment of HTML for review, as in a block's example.html. */
export const prettify = (html: string): Promise<string> => format(html, { parser: "html", printWidth: 110 });

/**
 * Renders a block's example, and requires that it has no fault.
 *
 * @returns the formatted HTML of the component
 */
export async function renderedExample(
  site: Site,
  type: string,
  component: ComponentType<object>,
): Promise<string> {
  const { block, diagnostics } = loadExample(site, type);
  expect(diagnostics.map(formatText)).toEqual([]);
  expect(block?.type).toBe(type);
  const html = renderInSite(createElement(component, block?.props));
  expect(html).not.toContain("style=");
  expect(html).not.toContain("{{");
  return prettify(html);
}
