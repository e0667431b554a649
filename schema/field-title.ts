import { isJsonObject, type JsonObject, type JsonPath, type JsonValue } from "./json-document";
import { childOf, valueAt } from "./json-path";
import { atPointer, BLOCK_SCHEMA, PAGE_SCHEMA, propertiesOf, resolveReference } from "./schema-parts";
import type { SchemaSet } from "./schema-set";
import { titleAndDescriptionOf } from "./schema-words";
import { humanizeName } from "./words";

/** A schema and the file that its references are relative to. */
export interface LocatedSchema {
  schema: JsonObject;
  file: string;
}

/** Whether a value satisfies a branch's `const` and `required` conditions; conditions of any other form always apply. */
function mayApply(condition: JsonValue | undefined, value: unknown): boolean {
  if (!isJsonObject(condition) || !isJsonObject(value)) return true;
  const { required, not } = condition;
  const has = (names: readonly JsonValue[]) => names.every((name) => Object.hasOwn(value, String(name)));
  if (Array.isArray(required) && !has(required)) return false;
  if (isJsonObject(not) && Array.isArray(not.required) && has(not.required)) return false;
  return Object.entries(propertiesOf(condition)).every(
    ([name, wanted]) => !isJsonObject(wanted) || wanted.const === undefined || wanted.const === value[name],
  );
}

/** Returns a schema with all the schemas that apply to a value through `$ref`, `allOf` and `if`. */
export function applicableSchemas(
  schemas: Pick<SchemaSet, "schema">,
  { schema, file }: LocatedSchema,
  value: unknown,
): LocatedSchema[] {
  const found: LocatedSchema[] = [{ schema, file }];
  const add = (part: JsonValue | undefined, from = file) => {
    if (isJsonObject(part)) found.push(...applicableSchemas(schemas, { schema: part, file: from }, value));
  };
  if (typeof schema.$ref === "string") {
    const [target = "", pointer = ""] = schema.$ref.split("#");
    const path = resolveReference(file, target);
    add(atPointer(schemas.schema(path), pointer), path);
  }
  for (const part of Array.isArray(schema.allOf) ? schema.allOf : []) add(part);
  if (schema.if !== undefined) add(mayApply(schema.if, value) ? schema.then : schema.else);
  return found;
}

/** Returns the schemas of the child at a step; none if the schemas do not know the step. */
export function childSchemas(at: readonly LocatedSchema[], step: string | number): LocatedSchema[] {
  const collectChildren = (pick: (schema: JsonObject) => JsonValue | undefined): LocatedSchema[] =>
    at.flatMap(({ schema, file }) => {
      const child = pick(schema);
      return isJsonObject(child) ? [{ schema: child, file }] : [];
    });
  if (typeof step === "number") return collectChildren(({ items }) => items);
  const named = collectChildren(({ properties }) =>
    isJsonObject(properties) && Object.hasOwn(properties, step) ? properties[step] : undefined,
  );
  if (named.length > 0) return named;
  return [
    ...collectChildren(({ additionalProperties }) => additionalProperties),
    ...collectChildren(({ patternProperties }) =>
      isJsonObject(patternProperties) ? Object.values(patternProperties)[0] : undefined,
    ),
  ];
}

/** Returns the first title that the schemas of a value give it. */
export const titleOf = (all: readonly LocatedSchema[]): string | undefined =>
  all.map(({ schema }) => titleAndDescriptionOf(schema).title).find(Boolean);

/** Returns all schemas of the child at a step; none if the schemas do not know the step. */
const childrenOf = (
  schemas: Pick<SchemaSet, "schema">,
  around: readonly LocatedSchema[],
  step: string | number,
  value?: unknown,
): LocatedSchema[] =>
  childSchemas(around, step).flatMap((located) => applicableSchemas(schemas, located, value));

/** Names of the properties that schemas have; other properties are keys of a map. */
const namesIn = (at: readonly LocatedSchema[]): string[] =>
  at.flatMap(({ schema }) => Object.keys(propertiesOf(schema)));

/** The schemas at one step of a path. */
interface Level {
  step: JsonPath[number];
  /** Schemas of the value at the step. */
  own: LocatedSchema[];
  /** Schemas of the object or array that contains the step. */
  around: LocatedSchema[];
}

/** A place in a value, and the schema of that value, such as `blocks/faq/schema.json`. */
export interface SchemaPlace {
  schema: string;
  /** Path of the place in the value. */
  steps: JsonPath;
  /** The value itself, which selects the branch of a tagged union. */
  value: unknown;
}

/** Resolves a path in a block's entry: in `props` to the block's own schema, elsewhere to the schema of entries. */
function resolveInEntry(entry: JsonValue | undefined, [first, ...below]: JsonPath): SchemaPlace | undefined {
  if (!isJsonObject(entry)) return undefined;
  if (first === "props")
    return { schema: `blocks/${entry.type}/schema.json`, steps: below, value: entry.props };
  return { schema: BLOCK_SCHEMA, steps: first === undefined ? [] : [first, ...below], value: entry };
}

/**
 * Resolves a path in a file of pages/ or data/ to the schema that describes it.
 *
 * @param schema path of the file's schema
 * @returns undefined if the path points into a block that does not exist
 */
export function resolveSchemaPlace(
  content: JsonValue,
  path: JsonPath,
  schema = PAGE_SCHEMA,
): SchemaPlace | undefined {
  const [first, index, ...steps] = path;
  if (schema === BLOCK_SCHEMA) return resolveInEntry(content, path);
  if (schema !== PAGE_SCHEMA || first !== "blocks" || typeof index !== "number")
    return { schema, steps: path, value: content };
  return resolveInEntry(valueAt(content, [first, index]), steps);
}

function* levels(
  schemas: Pick<SchemaSet, "schema">,
  { schema, steps, value }: SchemaPlace,
): Generator<Level> {
  let node = value;
  let around = applicableSchemas(schemas, { schema: schemas.schema(schema), file: schema }, node);
  for (const step of steps) {
    node = childOf(node as JsonValue, step);
    const own = childrenOf(schemas, around, step, node);
    yield { step, own, around };
    around = own;
  }
  yield { step: "", own: [], around };
}

/**
 * Returns a field's title from the schemas, in the words of the studio's form: `Question 2 › Answer`. Steps that the schema
 * does not know are left out.
 */
export function fieldTitle(schemas: Pick<SchemaSet, "schema">, place: SchemaPlace): string {
  const titles: string[] = [];
  let isNumbered = false;
  for (const { step, own, around } of levels(schemas, place)) {
    if (typeof step === "number") {
      // `Line 2`, and `Rows 2 › Cell 3` for a list in a list.
      const list = isNumbered ? undefined : titles.pop();
      titles.push(`${titleOf(own) ?? list ?? "Entry"} ${step + 1}`);
    } else {
      if (own.length === 0) break;
      titles.push((namesIn(around).includes(step) && titleOf(own)) || humanizeName(step));
    }
    isNumbered = typeof step === "number";
  }
  return titles.join(" › ");
}

/** Returns the titles of the fields at a place and in its ancestors, by name; the innermost field of a name wins. */
export function titlesAround(schemas: Pick<SchemaSet, "schema">, place: SchemaPlace): Map<string, string> {
  const titles = new Map<string, string>();
  for (const { around } of levels(schemas, place))
    for (const name of namesIn(around))
      titles.set(name, titleOf(childrenOf(schemas, around, name)) ?? humanizeName(name));
  return titles;
}
