import { isFilledIn } from "../../../data/fact-shape";
import { DATA_FILES, INDEX_SCHEMAS, ITEM_SCHEMAS } from "../../../data/known-files";
import type { JsonObject } from "../../../schema/json-document";
import {
  BLOCK_SCHEMA,
  objectAt,
  PAGE_SCHEMA,
  VISUAL_SCHEMA,
  VISUALS_FOLDER,
} from "../../../schema/schema-parts";
import type { SchemaSet } from "../../../schema/schema-set";
import { titleAndDescriptionOf } from "../../../schema/schema-words";
import { contentRef, EDITOR_HEAD, editorFile, type Sources, snippet } from "./json-schema";
import { definitionName, toEditorSchema } from "./to-editor-schema";

const DATA_SCHEMAS = DATA_FILES.map((name) => `schema/${name}.schema.json`);

/** Reference to the definition with a snippet for each block. */
const BLOCK_SNIPPETS = { $ref: "#/$defs/block-snippets" };

/** Returns the example in the folder of a block or a visual. */
export type ExampleOf = (folder: string) => JsonObject;

/**
 * Returns the schema of a block entry with the content of every block. Types are an enum with if/then: VS Code then lists
 * the valid types, whereas `oneOf` produces misleading errors.
 */
function entrySchema(schemas: SchemaSet): JsonObject {
  const entry = schemas.schema(BLOCK_SCHEMA);
  const properties = objectAt(entry.properties);
  const branches = schemas.blockTypes.map((type) => {
    const path = `blocks/${type}/schema.json`;
    return {
      if: { properties: { type: { const: type } }, required: ["type"] },
      // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema
      then: {
        properties: {
          type: { const: type, ...titleAndDescriptionOf(schemas.schema(path)) },
          props: { $ref: `../${path}` },
        },
      },
    };
  });
  const type = { ...objectAt(properties.type), enum: [...schemas.blockTypes] };
  return { ...entry, properties: { ...properties, type }, allOf: branches };
}

/** Returns the sources of the editor schemas, with the expanded schema of block entries. */
function sourcesOf(schemas: SchemaSet): Sources {
  const entry = entrySchema(schemas);
  return { schema: (path) => (path === BLOCK_SCHEMA ? entry : schemas.schema(path)), seen: new Set() };
}

/** Returns every schema that is referenced directly or indirectly, by the name of its definition. */
function definitionsOf(sources: Sources): JsonObject {
  const definitions: JsonObject = {};
  // Iteration over a set includes the paths that are added meanwhile.
  for (const path of sources.seen)
    definitions[definitionName(path)] = toEditorSchema(sources.schema(path), path, sources, "definition");
  return Object.fromEntries(Object.entries(definitions).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns a schema together with all schemas that it references. */
function bundleSchema(path: string, sources: Sources): JsonObject {
  // Its own definitions are among the bundled ones.
  const { $defs: _, ...root } = objectAt(toEditorSchema(sources.schema(path), path, sources));
  const definitions = definitionsOf(sources);
  return { ...EDITOR_HEAD, ...root, ...(Object.keys(definitions).length > 0 ? { $defs: definitions } : {}) };
}

/** Returns the props that an author writes: the example also contains those that the site fills in. */
function withoutFilledIn(props: JsonObject, { properties }: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(props).filter(([name]) => !isFilledIn(objectAt(properties)[name])),
  );
}

function blockSnippets(schemas: SchemaSet, exampleOf: ExampleOf): JsonObject[] {
  return schemas.blockTypes.map((type) => {
    const schema = schemas.schema(`blocks/${type}/schema.json`);
    const { title, description } = titleAndDescriptionOf(schema);
    const example = exampleOf(`blocks/${type}`);
    const props = withoutFilledIn(objectAt(example.props), schema);
    return snippet(title, description, { ...example, props });
  });
}

function visualSnippets(schemas: SchemaSet, exampleOf: ExampleOf): JsonObject[] {
  return schemas.visualKinds.map((kind) => {
    const { title, description } = titleAndDescriptionOf(
      schemas.schema(`${VISUALS_FOLDER}/${kind}/schema.json`),
    );
    return snippet(title, description, exampleOf(`${VISUALS_FOLDER}/${kind}`));
  });
}

/** Returns the schema of pages with all blocks and visuals, their examples as snippets, and snippets of shared blocks. */
function pageSchema(schemas: SchemaSet, exampleOf: ExampleOf): JsonObject {
  const page = bundleSchema(PAGE_SCHEMA, sourcesOf(schemas));
  const definitions = objectAt(page.$defs);
  const entry = objectAt(definitions[definitionName(BLOCK_SCHEMA)]);
  entry.allOf = [BLOCK_SNIPPETS, ...(entry.allOf as JsonObject[])];
  objectAt(definitions[definitionName(VISUAL_SCHEMA)]).defaultSnippets = visualSnippets(schemas, exampleOf);
  definitions["block-snippets"] = { defaultSnippets: blockSnippets(schemas, exampleOf) };
  const items = objectAt(objectAt(objectAt(page.properties).blocks).items);
  items.allOf = [BLOCK_SNIPPETS, { $ref: contentRef("shared-snippets") }];
  // While an entry has neither `type` nor `use`, the editor suggests both.
  const { properties: use = {} } = objectAt(items.then);
  items.else = { ...objectAt(items.else), if: { required: ["type"] }, else: { properties: use } };
  return page;
}

/** Returns a reference to a definition in the schema of pages. */
const pageReference = (path: string): JsonObject => ({
  $ref: `page.editor.gen.json#/$defs/${definitionName(path)}`,
});

/** Returns the schema of examples. Unlike pages, examples contain values that the site fills in; such blocks only need `props`. */
function exampleSchema(schemas: SchemaSet): JsonObject {
  const filledIn = schemas.blockTypes.filter((type) =>
    Object.values(objectAt(schemas.schema(`blocks/${type}/schema.json`).properties)).some(isFilledIn),
  );
  return {
    ...EDITOR_HEAD,
    if: { required: ["type"], properties: { type: { enum: filledIn } } },
    // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema
    then: { required: ["props"] },
    else: pageReference(BLOCK_SCHEMA),
  };
}

/**
 * Returns the editor schemas (for VS Code and other editors) of every kind of file that people write.
 * `.vscode/settings.json` maps files to schemas.
 *
 * @returns path from the root → schema
 */
export function editorSchemas(schemas: SchemaSet, exampleOf: ExampleOf): Map<string, JsonObject> {
  const data = [...DATA_SCHEMAS, ...Object.values(ITEM_SCHEMAS), ...Object.values(INDEX_SCHEMAS)];
  return new Map([
    [editorFile(PAGE_SCHEMA), pageSchema(schemas, exampleOf)],
    ...[BLOCK_SCHEMA, VISUAL_SCHEMA].map(
      (path) => [editorFile(path), { ...EDITOR_HEAD, ...pageReference(path) }] as const,
    ),
    ["schema/block-example.editor.gen.json", exampleSchema(schemas)],
    ...data.map(
      (path) => [editorFile(path), bundleSchema(path, { schema: schemas.schema, seen: new Set() })] as const,
    ),
  ]);
}
