import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { parseJson } from "./json-document";
import type { SchemaSet } from "./schema-set";
import { validate } from "./validate";

/** Returns a schema set with a single schema, to test each keyword alone. */
function setOf(schema: object): SchemaSet {
  const check = new Ajv2020({
    allErrors: true,
    verbose: true,
    strict: false,
    formats: { even: /^(..)*$/ },
  }).compile(schema);
  const errors = (_: string, value: unknown) => (check(value) ? [] : [...(check.errors ?? [])]);
  return { blockTypes: [], visualKinds: [], paths: [], schema: () => ({}), errors };
}

/** Returns the faults of the property `a`: the highlighted text, then message and fix. */
function said(schema: object, a: unknown): string[] {
  return faults({ type: "object", properties: { a: schema } }, { a });
}

function faults(schema: object, value: unknown): string[] {
  const text = JSON.stringify(value);
  const document = parseJson("a.json", text);
  const task = {
    document,
    path: [],
    value: document.value,
    schema: "",
    rule: "block-props",
    where: "block 1 a",
  };
  return validate(setOf(schema), task).map(({ column, length, message, fix }) => {
    const words = text.slice(column - 1, column - 1 + length);
    return [`«${words}» ${message}`, ...(fix ? [fix] : [])].join(" | ");
  });
}

it("validate explains each fault in plain words", () => {
  const table: [string, object, unknown][] = [
    ["type", { type: "string" }, 3],
    ["a switch", { type: "boolean" }, "yes"],
    ["a list", { type: "array" }, true],
    ["a whole number", { type: "integer" }, 1.5],
    ["an empty number", { type: "number" }, ""],
    ["two types", { type: ["string", "number"] }, null],
    ["enum", { enum: ["paper", "ink"] }, "papre"],
    ["enum of another type", { enum: ["paper", "ink"] }, 7],
    ["const", { const: "x" }, "y"],
    ["maxLength", { maxLength: 3 }, "📞📞📞📞"],
    ["minLength", { minLength: 3 }, "ab"],
    ["maxItems", { maxItems: 1 }, [1, 2]],
    ["minItems", { minItems: 1 }, []],
    ["minimum", { minimum: 2 }, 1],
    ["maximum", { maximum: 2 }, 3],
    ["pattern", { pattern: "^/", description: "A path." }, "x"],
    ["uniqueItems", { uniqueItems: true }, [1, 1]],
    ["an item", { items: { type: "string" } }, ["x", {}]],
    ["maxProperties", { maxProperties: 1 }, { b: 1, c: 2 }],
    ["minProperties", { minProperties: 2 }, { b: 1 }],
    ["exclusiveMinimum", { exclusiveMinimum: 2 }, 2],
    ["format", { format: "even", description: "An even number." }, "odd"],
    ["propertyNames", { propertyNames: { pattern: "^[a-z]+$", description: "Small letters." } }, { B: 1 }],
    ["propertyNames without a description", { propertyNames: { maxLength: 1 } }, { bb: 1 }],
    ["false schema", { properties: { b: false } }, { b: 1 }],
    ["not", { not: { type: "string" } }, "x"],
    ["anyOf of names", { anyOf: [{ required: ["b"] }, { required: ["c"] }] }, {}],
    ["a long text", { const: "x" }, "📞".repeat(90)],
  ];
  const rows = table.map(([name, schema, value]) => `${name}: ${said(schema, value).join("\n")}`);
  expect(`\n${rows.join("\n")}\n`).toMatchInlineSnapshot(`
    "
    type: «3» "a" must be a text in double quotes, found the number 3. | Write "3", in double quotes.
    a switch: «"yes"» "a" must be true or false, found the text "yes". | Write true, without quotes.
    a list: «true» "a" must be a list in [ ], found true. | Write a list in [ ], with { } around each entry.
    a whole number: «1.5» "a" must be a whole number, found the number 1.5.
    an empty number: «""» "a" must be a number, found an empty text. | Write a bare number, such as 12 or 0.05.
    two types: «null» "a" must be a text in double quotes or a number, found null. | Write one text in double quotes.
    enum: «"papre"» "a" cannot be "papre". | Did you mean "paper"?
    enum of another type: «7» "a" cannot be the number 7. | Choices: paper, ink.
    const: «"y"» "a" must be "x", found the text "y".
    maxLength: «"📞📞📞📞"» "a" has 4 of at most 3 characters. | Shorten it.
    minLength: «"ab"» "a" has 2 characters, at least 3 are needed. | Say more.
    maxItems: «[» "a" has 2 entries, at most 1 is allowed. | Remove one.
    minItems: «[» "a" is empty; it needs at least 1 entry. | Add one.
    minimum: «1» "a" is 1; it must be at least 2.
    maximum: «3» "a" is 3; it must be at most 2.
    pattern: «"x"» "a" cannot be "x". | Did you mean "/x"?
    uniqueItems: «1» This entry is in this list twice: it is also entry 1. | Remove one, or change it.
    an item: «{» This entry must be a text in double quotes, found a group in { }. | Write one text in double quotes.
    maxProperties: «{» "a" has 2 fields, at most 1 is allowed. | Remove one.
    minProperties: «{» "a" has 1 field, at least 2 are needed. | Add one more.
    exclusiveMinimum: «2» "a" is 2; it must be more than 2.
    format: «"odd"» "a" cannot be "odd". | An even number.
    propertyNames: «"B"» "B" cannot be a name here. | Did you mean "b"?
    propertyNames without a description: «"bb"» "bb" cannot be a name here. | Shorten it.
    false schema: «"b"» "b" is not allowed here. | Remove it.
    not: «"x"» "a" has a form that is not allowed here.
    anyOf of names: «{» "a" needs "b" or "c". | Add one of them.
    a long text: «"📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞"» "a" must be "x", found the text "📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞📞….
    "
  `);
});

describe("validate reports only the first cause", () => {
  const schema = {
    type: "object",
    additionalProperties: false,
    required: ["heading", "text"],
    properties: { heading: { type: "string" }, text: { type: "string" } },
  };

  it("reports a misspelled required property as one fault, at its key", () => {
    expect(faults(schema, { headng: "x", text: "y" })).toMatchInlineSnapshot(`
      [
        "«"headng"» "headng" is not known here. | Did you mean "heading"?",
      ]
    `);
  });

  it("suggests removing an unknown property that is not similar to a known one", () => {
    expect(faults(schema, { heading: "x", text: "y", zebra: 1 })).toMatchInlineSnapshot(`
      [
        "«"zebra"» "zebra" is not known here. | Remove it.",
      ]
    `);
  });

  it("reports two missing properties together, at the object", () => {
    expect(faults(schema, {})).toMatchInlineSnapshot(`
      [
        "«{» "heading" and "text" are missing. | Add "heading": "…", "text": "…".",
      ]
    `);
  });

  it("reports the fault of the matching branch of a tagged union", () => {
    const branch = (kind: string, name: string) => ({
      if: { properties: { kind: { const: kind } }, required: ["kind"] },
      // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema
      then: { required: [name], additionalProperties: false, properties: { kind: {}, [name]: {} } },
    });
    const union = {
      properties: { kind: { enum: ["link", "none"] } },
      allOf: [branch("link", "to"), branch("none", "x")],
    };
    expect(faults(union, { kind: "link", too: "/" })).toMatchInlineSnapshot(`
      [
        "«"too"» "too" is not known here. | Did you mean "to"?",
      ]
    `);
    expect(faults(union, { kind: "lnk" })).toMatchInlineSnapshot(`
      [
        "«"lnk"» "kind" cannot be "lnk". | Did you mean "link"?",
      ]
    `);
  });
});

it("places a fault below the task's path, with its rule", () => {
  const document = parseJson("pages/a.json", '{\n  "blocks": [{ "props": { "a/b": 3 } }]\n}');
  const schema = { properties: { "a/b": { type: "string" } } };
  const task = {
    document,
    path: ["blocks", 0, "props"],
    value: { "a/b": 3 },
    schema: "",
    rule: "block-props",
  };
  expect(validate(setOf(schema), task)).toMatchObject([
    {
      file: "pages/a.json",
      line: 2,
      column: 34,
      length: 1,
      severity: "error",
      rule: "block-props",
    },
  ]);
});

it("reports at most 100 faults of a value", () => {
  const numbers = Array.from({ length: 5000 }, (_, index) => index);
  expect(said({ items: { type: "string" } }, numbers)).toHaveLength(100);
});

it("names the document in a fault of its root, and a value by its key", () => {
  const document = parseJson("a.json", '{ "props": [] }');
  const task = { document, value: [], schema: "", rule: "block-props", where: "" };
  const messages = [[], ["props"]].map(
    (path) => validate(setOf({ type: "object" }), { ...task, path })[0]?.message,
  );
  expect(messages).toEqual([
    "The document must be a group in { }, found a list.",
    '"props" must be a group in { }, found a list.',
  ]);
});

it("reports nothing in a valid value", () => {
  expect(said({ type: "string" }, "x")).toEqual([]);
});
