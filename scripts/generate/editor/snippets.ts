import type { JsonObject, JsonValue } from "../../../schema/json-document";

/** Escapes what a snippet would read as a tab stop, a variable or the end of one. */
const escapeSnippet = (text: string): string => text.replace(/[\\$}]/g, "\\$&");

/** The text that an author rewrites first: the heading, or else the first text of all. */
function firstText(example: JsonObject): string | undefined {
  const texts = Object.entries(example).filter(([, value]) => typeof value === "string");
  const [, text] = texts.find(([name]) => name === "heading") ?? texts[0] ?? [];
  return typeof text === "string" ? text : undefined;
}

/** What a value would be as the body of a snippet: JSON, indented by the editor, with a text of it selected. */
function bodyOf(value: JsonValue, selected?: string): string {
  const body = escapeSnippet(JSON.stringify(value, null, "\t"));
  if (selected === undefined) return body;
  const literal = escapeSnippet(JSON.stringify(selected));
  return body.replace(`: ${literal}`, () => `: "\${1:${literal.slice(1, -1)}}"`);
}

/**
 * A snippet that the JSON service of VS Code offers for a value; other editors ignore it.
 *
 * @param value what it inserts
 * @param content the part of the value whose heading, or first text, is selected after that
 */
export function snippet(
  label: string,
  description: string,
  value: JsonValue,
  content?: JsonObject,
): JsonObject {
  return { label, description, bodyText: bodyOf(value, content && firstText(content)) };
}
