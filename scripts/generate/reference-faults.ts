import type { Diagnostic } from "../../schema/diagnostic";
import { errorIn, type JsonDocument, type JsonPath, type JsonValue } from "../../schema/json-document";
import { nearest } from "../../schema/nearest";
import { resolveReference } from "../../schema/schema-parts";

/** Every `$ref` of a schema, with its path. */
function referencesIn(value: JsonValue, path: JsonPath = []): { reference: string; path: JsonPath }[] {
  if (typeof value !== "object" || value === null) return [];
  const entries: [string | number, JsonValue][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([key, child]) =>
    key === "$ref" && typeof child === "string"
      ? [{ reference: child, path: [...path, key] }]
      : referencesIn(child, [...path, key]),
  );
}

/**
 * Finds references of a schema that lead to no schema of the project. Nothing is fetched: what a schema says must not
 * change without a commit.
 *
 * @param files paths of all schemas, from the project's root
 */
export function referenceFaults(document: JsonDocument, files: readonly string[]): Diagnostic[] {
  return referencesIn(document.value).flatMap(({ reference, path }) => {
    const [target = ""] = reference.split("#", 1);
    const file = resolveReference(document.file, target);
    if (target === "" || files.includes(file)) return [];
    const isRemote = /^[a-z][a-z0-9+.-]*:|^\/\//i.test(target);
    const meant = isRemote ? undefined : nearest(file, files);
    const message = isRemote
      ? `"${reference}" is not of this project; nothing is fetched.`
      : `There is no schema ${file}.`;
    const fix = meant
      ? `Did you mean ${meant}?`
      : "Name a file of the project, such as ../../schema/button.schema.json.";
    return [errorIn(document, path, { rule: "schema-shape", message, fix })];
  });
}
