import type { JsonObject, JsonValue } from "../../../schema/json-document";

/** Escapes characters that have a meaning in snippets: tab stops, variables and their ends. */
const escapeSnippet = (text: string): string => text.replace(/[\\$}]/g, "\\$&");

/** Returns the text that an author replaces first: the heading, or else the first text property. */
function firstText(example: JsonObject): string | undefined {
  const texts = Object.entries(example).filter(([, value]) => typeof value === "string");
  const [, text] = texts.find(([name]) => name === "heading") ?? texts[0] ?? [];
  return typeof text === "string" ? text : undefined;
}

/** Returns a value as the body of a snippet: JSON, which the editor indents, with one text selected. */
function bodyOf(value: JsonValue, selected?: string): string {
  const body = escapeSnippet(JSON.stringify(value, null, "\t"));
  if (selected === undefined) return body;
  const literal = escapeSnippet(JSON.stringify(selected));
  return body.replace(`: ${literal}`, () => `: "\${1:${literal.slice(1, -1)}}"`);
}

/**
 * Returns a snippet that the JSON service of VS Code suggests for a value; other editors ignore it.
 *
 * @param value value to insert
 * @param content part of the value whose heading, or else first text, is selected after insertion
 */
export function snippet(
  label: string,
  description: string,
  value: JsonValue,
  content?: JsonObject,
): JsonObject {
  return { label, description, bodyText: bodyOf(value, content && firstText(content)) };
}
