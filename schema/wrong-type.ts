import type { ErrorObject } from "ajv/dist/2020.js";
import { type Explainer, type Fault, linkTo, quote, typeName } from "./explain-value";
import { fieldExample, type Properties } from "./field-names";
import type { JsonValue } from "./json-document";
import { BOOLEAN_WORDS } from "./synonyms";

const TYPE_WORDS: Record<string, string> = {
  string: "a text in double quotes",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  array: "a list in [ ]",
  object: "a group in { }",
};

/** Returns the replacement of a value by the one that is surely meant, with advice. */
const replaceWith = (was: JsonValue, by: JsonValue): Pick<Fault, "fix" | "replacement"> => ({
  fix: `Write ${JSON.stringify(by)}${typeof was === "string" ? ", without quotes" : ", in double quotes"}.`,
  replacement: { was, by },
});

/** Returns advice for a text where a boolean or a number is expected. */
function adviseForText(text: string, wanted: readonly string[]): Pick<Fault, "fix" | "replacement"> {
  if (wanted.includes("boolean") && /^(?:true|false)$/i.test(text))
    return replaceWith(text, text.toLowerCase() === "true");
  if (wanted.includes("boolean"))
    return { fix: `Write ${BOOLEAN_WORDS.get(text.toLowerCase()) ?? "true or false"}, without quotes.` };
  const number = /^[$€£]?(-?\d+(?:[.,]\d+)?)%?$/
    .exec(text)?.[1]
    ?.replace(/,(?=\d{3}$)/, "")
    .replace(",", ".");
  if (number === undefined) return { fix: "Write a bare number, such as 12 or 0.05." };
  return number === text ? replaceWith(text, Number(text)) : { fix: `Write ${number}, without quotes.` };
}

/** Maximum length of an entry shown in advice. */
const MAX_SHOWN_LENGTH = 30;

/** Returns advice for a value where a list is expected. */
function adviseForList({ parentSchema, data }: ErrorObject): Pick<Fault, "fix"> {
  const items = parentSchema?.items as { type?: string } | undefined;
  if (typeof data === "object" && data !== null) return { fix: "Put [ ] around it." };
  if (items?.type !== "string") return { fix: "Write a list in [ ], with { } around each entry." };
  const entries = String(data).split(/,\s*/);
  return entries.every((entry) => entry.length <= MAX_SHOWN_LENGTH)
    ? { fix: `Write [${entries.map((entry) => JSON.stringify(entry)).join(", ")}].` }
    : { fix: "Put [ ] around it." };
}

/** Returns advice for a value where an object is expected: the object that a text selects, or the required fields. */
function adviseForObject({ parentSchema, data }: ErrorObject): Pick<Fault, "fix"> {
  if (Array.isArray(data))
    return { fix: data.length === 1 ? "Remove the [ ] around it." : "Write { } instead." };
  const properties = (parentSchema?.properties ?? {}) as Properties;
  const kinds = properties.kind?.enum ?? [];
  if (typeof data === "string" && /^(?:\/|#|https:)/.test(data) && kinds.includes("link"))
    return { fix: `Write ${linkTo(data)}.` };
  if (kinds.includes(data)) return { fix: `Write { "kind": ${quote(data)} }.` };
  const required = (parentSchema?.required ?? []) as string[];
  if (required.length === 0)
    return { fix: ["Write its fields in { }.", parentSchema?.description].filter(Boolean).join(" ") };
  if (required.length > 4) return { fix: "Write its fields in { }." };
  // The text belongs in the object: in its address field, or else in its first required field.
  const isAddress = typeof data === "string" && data.startsWith("/");
  const own = isAddress ? required.find((name) => properties[name]?.type === undefined) : required[0];
  const fields = required.map((name) =>
    name === own && typeof data === "string" && properties[name]?.type !== "object"
      ? `"${name}": ${quote(data)}`
      : fieldExample(name, properties[name]),
  );
  return { fix: `Write { ${fields.join(", ")} }.` };
}

export const explainWrongType: Explainer = ({ error, label }) => {
  const wanted = [error.params.type].flat().map(String);
  const words = wanted.map((type) => TYPE_WORDS[type] ?? type).join(" or ");
  const message = `${label} must be ${words}, found ${typeName(error.data)}.`;
  const { data } = error as { data: JsonValue };
  if (wanted.includes("object")) return { message, ...adviseForObject(error) };
  if (wanted.includes("array")) return { message, ...adviseForList(error) };
  if (data === null && error.parentSchema?.title === "Address") return { message, address: "" };
  if (typeof data === "string") return { message, ...adviseForText(data, wanted) };
  const isPlain = Number.isFinite(data) || typeof data === "boolean";
  if (isPlain && wanted.includes("string")) return { message, ...replaceWith(data, String(data)) };
  return wanted.includes("string") ? { message, fix: "Write one text in double quotes." } : { message };
};
