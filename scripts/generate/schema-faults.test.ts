import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { ANNOTATION_KEYWORDS } from "../../schema/compile";
import { type JsonObject, parseJson } from "../../schema/json-document";
import { formatText } from "../report/text";
import { faultsOfSchema } from "./schema-faults";

const FIELDS = { $defs: { heading: { type: "string" } } };

const SHARED: [string, JsonObject][] = [
  ["schema/button.schema.json", { type: "object" }],
  ["schema/fields.schema.json", FIELDS],
];
const GROUPS = ["plans", "features"];
const ajv = new Ajv2020({ strict: false, verbose: true }).addVocabulary(ANNOTATION_KEYWORDS);

const FILE = "blocks/hero/schema.json";

const faults = (schema: JsonObject) => {
  const schemas = new Map([...SHARED, [FILE, schema]]);
  return faultsOfSchema(parseJson(FILE, JSON.stringify(schema)), { schemas, groups: GROUPS }, ajv).map(
    (fault) => formatText(fault).split("\n  See ")[0],
  );
};

it("accepts references to schemas of the project and to definitions", () => {
  const allOf = ["button.schema.json", "fields.schema.json#/$defs/heading"].map((name) => ({
    $ref: `../../schema/${name}`,
  }));
  expect(
    faults({ allOf: [...allOf, { $ref: "#/$defs/b" }, { $ref: "#" }], $defs: { b: { type: "string" } } }),
  ).toEqual([]);
});

it("suggests a similar schema or definition", () => {
  const properties = {
    a: { $ref: "../../schema/buton.schema.json" },
    b: { $ref: "../../schema/fields.schema.json#/$defs/haeding" },
    c: { $ref: "#heading" },
  };
  expect(faults({ properties, $defs: { heading: { type: "string" } } })).toMatchInlineSnapshot(`
    [
      "blocks/hero/schema.json:1:28: error schema-shape
      There is no "schema/buton.schema.json" in this project.
      Fix: Did you mean "schema/button.schema.json"?",
      "blocks/hero/schema.json:1:74: error schema-shape
      There is no "/$defs/haeding" in schema/fields.schema.json.
      Fix: Did you mean "/$defs/heading"?",
      "blocks/hero/schema.json:1:136: error schema-shape
      There is no "heading" in blocks/hero/schema.json.
      Fix: Choices: /$defs/heading.",
    ]
  `);
});

it.each(["https://elsewhere.example/a.json", "//elsewhere.example/a.json", "file:///etc/passwd"])(
  "rejects %s without fetching it",
  ($ref) => {
    expect(faults({ items: { $ref } })).toEqual([
      expect.stringContaining(`There is no "${$ref}" in this project.`),
    ]);
  },
);

it("reports an unknown keyword, but no name of a property or a value", () => {
  const names = {
    maxLenght: { type: "string", maxLenght: 3 },
    size: { default: { a: 1 }, enum: [{ a: 1 }] },
  };
  expect(faults({ properties: names })).toMatchInlineSnapshot(`
    [
      "blocks/hero/schema.json:1:45: error schema-shape
      There is no "maxLenght" in JSON Schema.
      Fix: Did you mean "maxLength"?",
    ]
  `);
});

it("reports a required property that is not defined", () => {
  expect(
    faults({ required: ["heading", "headng"], properties: { heading: { type: "string" } } }),
  ).toMatchInlineSnapshot(`
    [
      "blocks/hero/schema.json:1:24: error schema-shape
      There is no "headng" in "properties".
      Fix: Did you mean "heading"?",
    ]
  `);
  expect(faults({ if: { required: ["use"] } })).toEqual([]);
});

it("reports a default that is none of the choices", () => {
  expect(faults({ enum: ["large", "small"], default: "lage" })[0]).toContain('There is no "lage" in "enum".');
  expect(faults({ enum: [1, 2], default: 1 })).toEqual([]);
});

it("reports words that are more or fewer than the values", () => {
  expect(faults({ enum: ["low", "high"], "x-words": ["Low"] })).toMatchInlineSnapshot(`
    [
      "blocks/hero/schema.json:1:34: error schema-shape
      Found 1 text for 2 values.
      Fix: Write one for each value of "enum", in its order, or for true and for false.",
    ]
  `);
  expect(faults({ type: "boolean", "x-words": ["Yes", "No", "Perhaps"] })[0]).toContain(
    "3 texts for 2 values",
  );
  expect(faults({ type: "boolean", "x-words": ["Yes", "No"] })).toEqual([]);
});

it("reports an unknown format, choice, source of data and group of the constants", () => {
  const properties = {
    a: { "x-data": "pots", format: "markdwn" },
    b: { "x-entity": ["plans", "feature"] },
    c: { "x-entity": "features" },
    d: { "x-choice": "adress" },
  };
  expect(faults({ "x-group": "Feature", properties })).toMatchInlineSnapshot(`
    [
      "blocks/hero/schema.json:1:12: error schema-shape
      There is no "Feature" in schema/block-groups.ts.
      Fix: Did you mean "Features"?",
      "blocks/hero/schema.json:1:66: error schema-shape
      There is no "markdwn" in schema/formats.ts.
      Fix: Did you mean "markdown"?",
      "blocks/hero/schema.json:1:50: error schema-shape
      There is no "pots" in data/block-data.ts.
      Fix: Did you mean "posts"?",
      "blocks/hero/schema.json:1:102: error schema-shape
      There is no "feature" in data/constants.json.
      Fix: Did you mean "features"?",
      "blocks/hero/schema.json:1:158: error schema-shape
      There is no "adress" in data/choices.ts.
      Fix: Did you mean "address"?",
    ]
  `);
});
