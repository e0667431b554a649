import { expect, it } from "vitest";
import { parseJson } from "../../schema/json-document";
import { formatText } from "../report/text";
import { findReferenceFaults } from "./schema-faults";

const FILES = ["schema/button.schema.json", "blocks/hero/schema.json"];

const faults = (schema: object) =>
  findReferenceFaults(parseJson("blocks/hero/schema.json", JSON.stringify(schema)), FILES).map(formatText);

it("accepts references to schemas of the project and to definitions", () => {
  const allOf = ["../../schema/button.schema.json", "../../schema/button.schema.json#/$defs/a", "#/$defs/b"];
  expect(faults({ allOf: allOf.map(($ref) => ({ $ref })) })).toEqual([]);
});

it("suggests a similar schema", () => {
  expect(faults({ properties: { a: { $ref: "../../schema/buton.schema.json" } } })).toMatchInlineSnapshot(`
    [
      "blocks/hero/schema.json:1:28: error schema-shape
      There is no schema schema/buton.schema.json.
      Fix: Did you mean schema/button.schema.json?
      See checks/README.md#schema-shape",
    ]
  `);
});

it.each(["https://elsewhere.example/a.json", "//elsewhere.example/a.json", "file:///etc/passwd"])(
  "rejects %s without fetching it",
  ($ref) => {
    expect(faults({ items: { $ref } })).toEqual([
      expect.stringContaining(`"${$ref}" is outside this project; nothing is fetched.`),
    ]);
  },
);
