import { expect, it } from "vitest";
import { fieldRows } from "./fields";

const text = (description: string, more: object = {}) => ({ type: "string", description, ...more });

/** A schema with a field of each kind. */
const schema = {
  required: ["heading", "items", "feature"],
  properties: {
    heading: text("Title.", { minLength: 1, maxLength: 90 }),
    summary: text("For search.", { minLength: 70, maxLength: 160 }),
    body: text("The text.", { format: "markdown", maxLength: 900 }),
    color: { enum: ["ink", "sun"], default: "sun", description: "Its color." },
    country: { enum: Array.from({ length: 30 }, (_, index) => `c${index}`), description: "Where." },
    rows: { type: "integer", minimum: 1, maximum: 9, description: "How many." },
    isOpen: { type: "boolean", description: "Open." },
    feature: text("Which.", { "x-entity": ["features"] }),
    price: text("What it costs.", { "x-fact": "{{$feature.price}}" }),
    buttons: {
      type: "array",
      maxItems: 2,
      description: "Up to two.",
      items: { $ref: "../../schema/button.schema.json" },
    },
    icon: { $ref: "../../schema/icon.schema.json", description: "An icon." },
    words: {
      type: "array",
      minItems: 2,
      maxItems: 2,
      uniqueItems: true,
      description: "Two.",
      items: text("One."),
    },
    items: {
      type: "array",
      minItems: 1,
      description: "A list.",
      items: {
        required: ["title"],
        properties: {
          title: text("Its title.", { maxLength: 40 }),
          size: {
            type: "object",
            description: "How large.",
            properties: { width: { $ref: "#/$defs/length" } },
          },
        },
      },
    },
  },
  $defs: { length: { type: "integer", minimum: 0, description: "A length." } },
};

it("lists every field with its limits in words, including nested fields", () => {
  const rows = fieldRows({
    file: "blocks/sample/schema.json",
    schema,
    ids: (group) => [`${group}One`],
    link: (path) => `[${path}]`,
  });
  const lines = rows.map(
    ({ path, isRequired, limits, description }) =>
      `${path}${isRequired ? " (required)" : ""} | ${limits} | ${description}`,
  );
  expect(`\n${lines.join("\n")}\n`).toMatchInlineSnapshot(`
    "
    heading (required) | up to 90 characters | Title.
    summary | 70 to 160 characters | For search.
    body | Markdown; up to 900 characters | The text.
    color | \`ink\`, \`sun\`; left out: \`sun\` | Its color.
    country | one of 30 (Ctrl+Space lists them) | Where.
    rows | 1 to 9 | How many.
    isOpen | \`true\` or \`false\` | Open.
    feature (required) | \`featuresOne\` | Which.
    price |  | What it costs. Filled in by the site.
    buttons | up to 2 entries, each [schema/button.schema.json] | Up to two.
    icon | [schema/icon.schema.json] | An icon.
    words | exactly 2 entries; no duplicates | Two.
    words[] |  | One.
    items (required) | at least 1 entry | A list.
    items[].title (required) | up to 40 characters | Its title.
    items[].size |  | How large.
    items[].size.width | at least 0 | A length.
    "
  `);
});
