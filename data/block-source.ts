import type { Diagnostic } from "../schema/diagnostic";
import {
  isJsonObject,
  type JsonDocument,
  type JsonPath,
  type JsonValue,
  locate,
} from "../schema/json-document";
import { isSlip, nearest } from "../schema/nearest";
import { replaced } from "../schema/replaced";
import { validate } from "../schema/validate";
import type { Loading } from "./loading";
import { placeFields } from "./misplaced";

function unknownShared(
  loading: Loading,
  document: JsonDocument,
  path: JsonPath,
  name: string,
  where: string,
): void {
  const names = [...loading.site.shared.keys()];
  const meant = nearest(name, names);
  loading.diagnostics.push({
    file: document.file,
    ...locate(document, [...path, "use"]),
    severity: "error",
    rule: "unknown-shared-block",
    where,
    missing: `shared block ${name}`,
    message: `There is no shared block "${name}".`,
    fix: meant
      ? `Did you mean "${meant}"?`
      : `Add pages/_shared/${name}.json, or remove this entry.${names.length > 0 ? ` Shared blocks: ${names.join(", ")}.` : ""}`,
    ...(meant && isSlip(name, meant) ? replaced(document, [...path, "use"], meant) : {}),
  });
}

/** Faults of a shared block's envelope; that it cannot use another one keeps them from running in a circle. */
function sharedFaults(loading: Loading, shared: JsonDocument, value: JsonValue, name: string): Diagnostic[] {
  const where = `shared block ${name}`;
  if (isJsonObject(value) && Object.hasOwn(value, "use")) {
    const message = "A shared block cannot use another one.";
    const fix = 'Write the block itself here, with "type" and "props".';
    const place = locate(shared, ["use"], "key");
    return [{ file: shared.file, ...place, severity: "error", rule: "block-shape", where, message, fix }];
  }
  const task = { document: shared, path: [], value, schema: "schema/block-entry.schema.json" };
  return validate(loading.site.schemas, { ...task, rule: "block-shape", where });
}

/** An entry with its fields where they belong; that one did not is reported. */
export function placed(
  { site: { schemas }, diagnostics }: Loading,
  document: JsonDocument,
  path: JsonPath,
  value: JsonValue,
): JsonValue {
  if (!isJsonObject(value)) return value;
  const { entry, fault } = placeFields(schemas, document, path, value);
  if (fault) diagnostics.push(fault);
  return entry;
}

/** Follows `{ "use": name }` to the shared file; undefined, with the fault reported, where that cannot be used. */
export function sourceOf(
  loading: Loading,
  document: JsonDocument,
  path: JsonPath,
  entry: JsonValue,
  where: string,
) {
  if (!isJsonObject(entry) || typeof entry.use !== "string") return { document, path, entry };
  const shared = loading.site.shared.get(entry.use);
  if (!shared) {
    unknownShared(loading, document, path, entry.use, where);
    return undefined;
  }
  if (shared.diagnostics.length > 0) return undefined;
  const value = placed(loading, shared, [], shared.value);
  const faults = sharedFaults(loading, shared, value, entry.use);
  loading.diagnostics.push(...faults);
  return faults.length === 0 ? { document: shared, path: [], entry: value } : undefined;
}
