import { isJsonObject, type JsonObject, type JsonPath, type JsonValue } from "./json-document";
import { childOf, valueAt } from "./json-path";
import { atPointer, BLOCK_SCHEMA, PAGE_SCHEMA, propertiesOf, resolveReference } from "./schema-parts";
import type { SchemaSet } from "./schema-set";
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

const titleOf = (located: readonly LocatedSchema[]): string | undefined =>
  located.map(({ schema: { title } }) => title).find((title) => typeof title === "string");

/** Returns the schemas of the child at a step, and its title; the title is undefined if the schemas do not know the step. */
export function childSchemas(
  at: readonly LocatedSchema[],
  step: string | number,
): { found: LocatedSchema[]; words: string | undefined } {
  const collectChildren = (pick: (schema: JsonObject) => JsonValue | undefined): LocatedSchema[] =>
    at.flatMap(({ schema, file }) => {
      const child = pick(schema);
      return isJsonObject(child) ? [{ schema: child, file }] : [];
    });
  if (typeof step === "number") {
    const found = collectChildren(({ items }) => items);
    return { found, words: titleOf(found) };
  }
  const named = collectChildren(({ properties }) =>
    isJsonObject(properties) && Object.hasOwn(properties, step) ? properties[step] : undefined,
  );
  if (named.length > 0) return { found: named, words: titleOf(named) ?? humanizeName(step) };
  const others = [
    ...collectChildren(({ additionalProperties }) => additionalProperties),
    ...collectChildren(({ patternProperties }) =>
      isJsonObject(patternProperties) ? Object.values(patternProperties)[0] : undefined,
    ),
  ];
  return { found: others, words: others.length > 0 ? step : undefined };
}

/** The schemas at one step of a path. */
interface Level {
  step: JsonPath[number];
  /** Title of the value at the step; undefined if the schema does not know the step. */
  words: string | undefined;
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
    const { found, words } = childSchemas(around, step);
    yield { step, words, around };
    node = childOf(node as JsonValue, step);
    around = found.flatMap((located) => applicableSchemas(schemas, located, node));
  }
  yield { step: "", words: undefined, around };
}

/**
 * Returns a field's title from the schemas: `Questions 2 › Answer`. A key of a map is shown unchanged; steps that the
 * schema does not know are left out.
 */
export function fieldTitle(schemas: Pick<SchemaSet, "schema">, place: SchemaPlace): string {
  const titles: string[] = [];
  let isNumbered = false;
  for (const { step, words } of levels(schemas, place)) {
    if (typeof step === "number") {
      // `Rows 2`, and `Rows 2 › Cell 3` for a list in a list.
      const last = isNumbered || titles.length === 0 ? undefined : titles.pop();
      titles.push(`${last ?? words ?? "Entry"} ${step + 1}`);
    } else {
      if (words === undefined) break;
      titles.push(words);
    }
    isNumbered = typeof step === "number";
  }
  return titles.join(" › ");
}

/** Returns the titles of the fields at a place and in its ancestors, by name; the innermost field of a name wins. */
export function titlesAround(schemas: Pick<SchemaSet, "schema">, place: SchemaPlace): Map<string, string> {
  const titles = new Map<string, string>();
  for (const { around } of levels(schemas, place))
    for (const name of around.flatMap(({ schema }) => Object.keys(propertiesOf(schema))))
      titles.set(name, childSchemas(around, name).words ?? name);
  return titles;
}
