import { projectText } from "../../data/project-file";
import { readDocument } from "../../data/read-document";
import { objectAt, resolveReference, VISUAL_SCHEMA } from "../../schema/schema-parts";
import type { SchemaSet } from "../../schema/schema-set";
import { editorSchemas } from "./editor/editor-schemas";
import { BANNER } from "./names";
import { ruleDocs } from "./rule-docs";
import { schemaToTypes } from "./types";
import { formatJsonFile } from "./update";

/** Shared schemas without generated types: the code processes these documents as JSON, or blocks refer to single fields. */
const UNTYPED_SCHEMAS = ["page", "block-entry", "constants", "fields", "plan-facts"].map(
  (name) => `schema/${name}.schema.json`,
);

/** Generates the types of the shared schemas and of every visual, in one file, since they refer to each other. */
async function generateShapes(schemas: SchemaSet): Promise<string> {
  const own = schemas.paths.filter((path) => !path.startsWith("blocks/") && !UNTYPED_SCHEMAS.includes(path));
  const parts: string[] = [];
  for (const path of [...own, VISUAL_SCHEMA]) {
    const titleOf = (ref: string) => String(schemas.schema(resolveReference(path, ref)).title);
    parts.push(await schemaToTypes(schemas.schema(path), titleOf));
  }
  return `${BANNER}\n\n${parts.join("\n")}`;
}

/** Generates the types of a block's props, with imports of the shared types that they refer to. */
async function generateBlockProps(schemas: SchemaSet, type: string): Promise<string> {
  const path = `blocks/${type}/schema.json`;
  const used = new Set<string>();
  const types = await schemaToTypes(schemas.schema(path), (ref) => {
    const title = String(schemas.schema(resolveReference(path, ref)).title);
    used.add(title);
    return title;
  });
  const names = [...used].sort().join(", ");
  const imports = names ? `import type { ${names} } from "../../schema/shapes.gen";\n\n` : "";
  return `${BANNER}\n\n${imports}${types}`;
}

/**
 * Generates the types, and the schema of all pictures, from the schemas.
 *
 * @returns path from the root → text (not yet formatted)
 */
export async function codeFiles(schemas: SchemaSet): Promise<Map<string, string>> {
  const files = new Map([
    ["schema/shapes.gen.ts", await generateShapes(schemas)],
    [VISUAL_SCHEMA, formatJsonFile(schemas.schema(VISUAL_SCHEMA))],
  ]);
  for (const type of schemas.blockTypes)
    files.set(`blocks/${type}/props.gen.ts`, await generateBlockProps(schemas, type));
  return files;
}

/**
 * Generates the editor schemas and the documentation of the rules, for authors.
 *
 * @param root folder with the blocks' examples
 * @returns path from the root → text (not yet formatted)
 */
export function guideFiles(root: string, schemas: SchemaSet): Map<string, string> {
  const exampleOf = (folder: string) => objectAt(readDocument(root, `${folder}/example.json`).value);
  const forEditors = [...editorSchemas(schemas, exampleOf)].map(
    ([path, schema]) => [path, formatJsonFile(schema)] as const,
  );
  return new Map([
    ...forEditors,
    ["checks/README.md", ruleDocs(projectText(root, "checks/README.md") ?? "")],
  ]);
}
