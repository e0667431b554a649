import type { JsonObject, JsonValue } from "../../../schema/json-document";

/** Maximum number of choices that a row of a table lists. */
const MAX_LISTED = 12;

const FORMATS: Readonly<Record<string, string>> = {
  markdown: "Markdown",
  numeral: "a number",
  date: "a date such as 2025-10-12",
  email: "an e-mail address",
  uri: "a web address",
};

/** Formats a range: `2 to 6`, `up to 6`, `at least 2`, `exactly 3`; undefined if there is no limit. */
function rangeText(from: JsonValue | undefined, to: JsonValue | undefined, min: number): string | undefined {
  const hasFrom = typeof from === "number" && from > min;
  if (typeof to !== "number") return hasFrom ? `at least ${from}` : undefined;
  if (from === to) return `exactly ${to}`;
  return hasFrom ? `${from} to ${to}` : `up to ${to}`;
}

/** Appends a unit to a range: `up to 6 entries`, `at least 1 entry`. */
function withUnit(text: string | undefined, one: string, many: string): string[] {
  return text === undefined ? [] : [`${text} ${/(?:^| )1$/.test(text) ? one : many}`];
}

const code = (value: JsonValue): string => `\`${String(value)}\``;

/** Lists the choices of an enum or the ids of entities, or only counts them if there are many. */
export function formatChoices(values: readonly JsonValue[]): string {
  return values.length <= MAX_LISTED
    ? values.map(code).join(", ")
    : `one of ${values.length} (Ctrl+Space lists them)`;
}

function textLimits(schema: JsonObject): string[] {
  const format = FORMATS[String(schema.format)];
  const words = withUnit(rangeText(schema.minLength, schema.maxLength, 1), "character", "characters");
  return format ? [format, ...words] : words;
}

/**
 * Describes the permitted values of a field: `up to 90 characters`, `2 to 6 entries`, `exactly 3`.
 *
 * @param schema schema of the field, with resolved references
 */
export function limitsOf(schema: JsonObject): string {
  const { type, enum: values, const: only, default: fallback } = schema;
  const words: string[] = [];
  if (only !== undefined) words.push(code(only));
  else if (Array.isArray(values)) words.push(formatChoices(values));
  else if (type === "string") words.push(...textLimits(schema));
  else if (type === "boolean") words.push("`true` or `false`");
  else if (type === "integer" || type === "number")
    words.push(rangeText(schema.minimum, schema.maximum, Number.NEGATIVE_INFINITY) ?? "a number");
  else if (type === "array") {
    words.push(...withUnit(rangeText(schema.minItems, schema.maxItems, 0), "entry", "entries"));
    if (schema.uniqueItems) words.push("no duplicates");
  } else if (type === "object")
    words.push(...withUnit(rangeText(schema.minProperties, schema.maxProperties, 0), "entry", "entries"));
  if (fallback !== undefined && typeof fallback !== "object") words.push(`left out: ${code(fallback)}`);
  return words.join("; ");
}
