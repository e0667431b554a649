import type { Diagnostic } from "../schema/diagnostic";
import { errorIn, isJsonObject, type JsonValue } from "../schema/json-document";
import { validate } from "../schema/validate";
import { type Loading, reportUnknown, type Spot } from "./loading";
import { placeFields } from "./misplaced";

/** Faults of a shared block's envelope; that it cannot use another one keeps them from running in a circle. */
function sharedFaults(loading: Loading, spot: Spot, value: JsonValue): Diagnostic[] {
  const said = { rule: "block-shape", where: spot.where };
  if (isJsonObject(value) && Object.hasOwn(value, "use")) {
    const message = "A shared block cannot use another one.";
    const fix = 'Write the block itself here, with "type" and "props".';
    return [errorIn(spot.document, ["use"], { ...said, part: "key", message, fix })];
  }
  const schema = "schema/block-entry.schema.json";
  return validate(loading.site.schemas, { ...spot, ...said, value, schema });
}

/** Follows `{ "use": name }` to the shared file; undefined, with the fault reported, where that cannot be used. */
export function sourceOf(loading: Loading, spot: Spot, entry: JsonValue) {
  const { document, path } = spot;
  if (!isJsonObject(entry) || typeof entry.use !== "string") return { document, path, entry };
  const name = entry.use;
  const { shared } = loading.site;
  const source = shared.get(name);
  if (!source) {
    const names = [...shared.keys()];
    const list = names.length > 0 ? ` Shared blocks: ${names.join(", ")}.` : "";
    reportUnknown(loading, { ...spot, path: [...path, "use"] }, name, names, {
      rule: "unknown-shared-block",
      missing: `shared block ${name}`,
      message: `There is no shared block "${name}".`,
      fix: `Add pages/_shared/${name}.json, or remove this entry.${list}`,
    });
    return undefined;
  }
  if (source.diagnostics.length > 0) return undefined;
  const value = placeFields(loading, source, [], source.value);
  const spotThere = { document: source, path: [], where: `shared block ${name}` };
  const faults = sharedFaults(loading, spotThere, value);
  loading.diagnostics.push(...faults);
  return faults.length === 0 ? { document: source, path: [], entry: value } : undefined;
}
