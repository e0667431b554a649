import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ComponentType, createElement } from "react";
import { expect, it } from "vitest";
import { valueAt } from "../../checks/json-path";
import { loadBlockEntry } from "../../data/load-page";
import { blockComponents } from "../../renderer/page-components";
import { keepsFromShowing } from "../../schema/diagnostic";
import {
  isJsonObject,
  type JsonObject,
  type JsonPath,
  type JsonValue,
  parseJson,
} from "../../schema/json-document";
import "../components";
import { ROOT, renderInSite, site } from "../render";

/** Where a block's texts stand. */
function textPaths(value: JsonValue | undefined, path: JsonPath): JsonPath[] {
  if (typeof value === "string") return [path];
  const list = Array.isArray(value) ? [...value.entries()] : [];
  const entries = isJsonObject(value) ? Object.entries(value) : list;
  return entries.flatMap(([step, child]) => textPaths(child, [...path, step]));
}

/** A block's example with another text at a place. */
function withText(example: JsonObject, path: JsonPath, text: string): string {
  const changed = structuredClone(example);
  const group = valueAt(changed, path.slice(0, -1)) as Record<string | number, JsonValue>;
  group[path.at(-1) ?? 0] = text;
  return JSON.stringify(changed);
}

/** Empty, too long for any field, and no address. */
const UNFINISHED = ["", "? ".repeat(1000)];

it("a block whose texts are not done yet can be shown, unless their faults say otherwise", () => {
  const shown = new Set<string>();
  for (const type of site.schemas.blockTypes) {
    const example = JSON.parse(readFileSync(join(ROOT, `blocks/${type}/example.json`), "utf8")) as JsonObject;
    const Component = blockComponents.of(type) as ComponentType<object>;
    for (const path of textPaths(example.props, ["props"]))
      for (const text of UNFINISHED) {
        const document = parseJson(`blocks/${type}/draft.json`, withText(example, path, text));
        const { block, diagnostics } = loadBlockEntry(site, document);
        if (!block || diagnostics.length === 0 || diagnostics.some(keepsFromShowing)) continue;
        expect(
          () => renderInSite(createElement(Component, block.props)),
          `${type} ${path.join("/")}`,
        ).not.toThrow();
        shown.add(type);
      }
  }
  expect(shown.size).toBeGreaterThan(40);
});
