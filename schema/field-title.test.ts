import { describe, expect, it } from "vitest";
import { fieldTitle } from "./field-title";
import type { JsonObject } from "./json-document";
import type { SchemaSet } from "./schema-set";

const files: Record<string, JsonObject> = {
  "blocks/note/schema.json": {
    properties: {
      listPrice: {},
      lines: { title: "Lines", items: { title: "Line", properties: { text: { title: "Words" } } } },
      table: { title: "Rows", items: { items: { title: "Cell" } } },
      features: { title: "Features", additionalProperties: { properties: { note: { title: "Note" } } } },
      button: { $ref: "../../schema/button.schema.json" },
      local: { $ref: "#/$defs/part" },
    },
    $defs: { part: { title: "Part", properties: { name: { title: "Name" } } } },
  },
  "schema/button.schema.json": {
    title: "Button",
    properties: { kind: {} },
    allOf: ["link", "mail"].map((kind) => ({
      if: { properties: { kind: { const: kind } } },
      // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema
      then: { properties: { to: { title: `To, for ${kind}` } } },
      else: { properties: { other: { title: `Not ${kind}` } } },
    })),
  },
};
const schemas = { schema: (path: string) => files[path] ?? {} } as unknown as SchemaSet;
const title = (steps: (string | number)[], value: unknown = {}) =>
  fieldTitle(schemas, { schema: "blocks/note/schema.json", steps, value });

describe("fieldTitle", () => {
  it.each([
    [["listPrice"], "List price"],
    [["lines"], "Lines"],
    [["lines", 1], "Line 2"],
    [["lines", 1, "text"], "Line 2 › Words"],
    [["table", 1, 2], "Rows 2 › Cell 3"],
    [["features", "ai_help", "note"], "Features › AI help › Note"],
    [["button"], "Button"],
    [["local", "name"], "Part › Name"],
    [["unknown"], ""],
    [["lines", 0, "unknown", "deeper"], "Line 1"],
    [["constructor"], ""],
    [[0], "Entry 1"],
    [[], ""],
  ])("returns for %j the title %j", (steps, words) => {
    expect(title(steps)).toBe(words);
  });

  it("uses the branch of the schema that matches the value", () => {
    expect(title(["button", "to"], { button: { kind: "mail" } })).toBe("Button › To, for mail");
    expect(title(["button", "other"], { button: { kind: "mail" } })).toBe("Button › Not link");
  });

  it("works without a value", () => {
    expect(title(["lines", 3, "text"], undefined)).toBe("Line 4 › Words");
    expect(title(["lines", 3, "text"], { lines: null })).toBe("Line 4 › Words");
  });
});
