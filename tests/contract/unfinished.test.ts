import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ComponentType, createElement } from "react";
import { expect, it } from "vitest";
import { blockComponent } from "../../renderer/block-components";
import { preventsShowing } from "../../schema/diagnostic";
import { isJsonObject, type JsonObject, type JsonPath, type JsonValue } from "../../schema/json-document";
import { valueAt } from "../../schema/json-path";
import { loadEntry } from "../block-entry";
import "../components";
import { renderInSite, site } from "../render";
import { ROOT } from "../roots";

/** Values of an unfinished text or list: empty, too long for any field and no valid address, too short. */
function unfinished(value: JsonValue): JsonValue[] {
  if (typeof value === "string") return ["", "? ".repeat(1000)];
  return Array.isArray(value) ? [[], value.slice(0, 1), value.slice(0, -1)] : [];
}

/** Describes the shape of a value: its fields and kinds, without its texts. */
const shapeOf = (value: JsonValue): string =>
  JSON.stringify(value, (key, part: JsonValue) =>
    typeof part === "object" || key === "kind" ? part : typeof part,
  );

/** Returns the first entry of each shape in a list, with its index; the drafts of another one would be rendered alike. */
const unlike = (list: JsonValue[]): [index: number, entry: JsonValue][] =>
  [...list.entries()].filter(([index, entry]) => {
    const shape = shapeOf(entry);
    return list.findIndex((other) => shapeOf(other) === shape) === index;
  });

/** The paths in a block, each with its unfinished values. */
function drafts(value: JsonValue, path: JsonPath): [path: JsonPath, draft: JsonValue][] {
  const list = Array.isArray(value) ? unlike(value) : [];
  const entries = isJsonObject(value) ? Object.entries(value) : list;
  const own = unfinished(value).map((draft): [JsonPath, JsonValue] => [path, draft]);
  return [...own, ...entries.flatMap(([step, child]) => drafts(child, [...path, step]))];
}

/** A block's example with another value at a path. */
function withDraft(example: JsonObject, path: JsonPath, draft: JsonValue): JsonObject {
  const changed = structuredClone(example);
  const group = valueAt(changed, path.slice(0, -1)) as Record<string | number, JsonValue>;
  group[path.at(-1) ?? 0] = draft;
  return changed;
}

it("a block with unfinished texts and lists can be rendered unless its faults prevent it", () => {
  const shown = new Set<string>();
  for (const type of site.schemas.blockTypes) {
    const example = JSON.parse(readFileSync(join(ROOT, `blocks/${type}/example.json`), "utf8")) as JsonObject;
    const Component = blockComponent(type) as ComponentType<object>;
    for (const [path, draft] of drafts(example.props ?? {}, ["props"])) {
      const { block, diagnostics } = loadEntry(site, withDraft(example, path, draft));
      if (!block || diagnostics.length === 0 || diagnostics.some(preventsShowing)) continue;
      expect(
        () => renderInSite(createElement(Component, block.props)),
        `${type} ${path.join("/")} ${JSON.stringify(draft).slice(0, 40)}`,
      ).not.toThrow();
      shown.add(type);
    }
  }
  expect(shown.size).toBeGreaterThan(40);
});
