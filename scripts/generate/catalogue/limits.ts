import type { JsonObject, JsonValue } from "../../../schema/json-document";

/** More choices than a row of a table holds. */
const MANY = 12;

const FORMATS: Readonly<Record<string, string>> = {
  markdown: "Markdown",
  numeral: "a number",
  date: "a date such as 2025-10-12",
  email: "an e-mail address",
  uri: "a web address",
  "uri-reference": "an address",
};

/** `2 to 6`, `up to 6`, `at least 2`, `exactly 3`; nothing where everything goes. */
function span(from: JsonValue | undefined, to: JsonValue | undefined, least: number): string | undefined {
  const hasFrom = typeof from === "number" && from > least;
  if (typeof to !== "number") return hasFrom ? `at least ${from}` : undefined;
  if (from === to) return `exactly ${to}`;
  return hasFrom ? `${from} to ${to}` : `up to ${to}`;
}

/** `up to 6 entries`, `at least 1 entry`. */
function counted(text: string | undefined, one: string, many: string): string[] {
  return text === undefined ? [] : [`${text} ${/(?:^| )1$/.test(text) ? one : many}`];
}

const code = (value: JsonValue): string => `\`${String(value)}\``;

/** The choices of an enum or the ids of entities, or how many there are. */
export function choices(values: readonly JsonValue[]): string {
  return values.length <= MANY ? values.map(code).join(", ") : `one of ${values.length}, by Ctrl+Space`;
}

function ofText(schema: JsonObject): string[] {
  const format = FORMATS[String(schema.format)];
  const words = counted(span(schema.minLength, schema.maxLength, 1), "character", "characters");
  return format ? [format, ...words] : words;
}

/**
 * What a value may be, in words: `up to 90 characters`, `2 to 6 entries`, `one of paper, ink`.
 *
 * @param schema of one field, references resolved
 */
export function limitsOf(schema: JsonObject): string {
  const { type, enum: values, const: only, default: otherwise } = schema;
  const words: string[] = [];
  if (only !== undefined) words.push(code(only));
  else if (Array.isArray(values)) words.push(choices(values));
  else if (type === "string") words.push(...ofText(schema));
  else if (type === "boolean") words.push("`true` or `false`");
  else if (type === "integer" || type === "number")
    words.push(span(schema.minimum, schema.maximum, Number.NEGATIVE_INFINITY) ?? "a number");
  else if (type === "array") {
    words.push(...counted(span(schema.minItems, schema.maxItems, 0), "entry", "entries"));
    if (schema.uniqueItems) words.push("no two alike");
  } else if (type === "object")
    words.push(...counted(span(schema.minProperties, schema.maxProperties, 0), "entry", "entries"));
  if (otherwise !== undefined && typeof otherwise !== "object") words.push(`left out: ${code(otherwise)}`);
  return words.join("; ");
}
