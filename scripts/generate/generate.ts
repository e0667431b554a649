import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { format } from "prettier";
import { loadConstants } from "../../data/constants";
import { loadSchemas, type SchemaSet, VISUALS_FOLDER } from "../../schema/schema-set";
import { formatText } from "../report/text";
import { UserError } from "../user-error";
import { generatedFiles } from "./files";
import { requireSchemas } from "./schema-faults";
import { staleFaults } from "./stale";

/** Formats a generated text by its file's ending, so that it is stable and reads well in a review. */
function formatted(file: string, text: string): Promise<string> {
  return format(text, { filepath: file, printWidth: 110 });
}

/** A folder with a schema and no component would be registered and then break every page. */
function requireComponents(root: string, { blockTypes, visualKinds }: SchemaSet): void {
  const components = [
    ...blockTypes.map((type) => `blocks/${type}/block.tsx`),
    ...visualKinds.map((kind) => `${VISUALS_FOLDER}/${kind}/visual.tsx`),
  ];
  const missing = components.filter((file) => !existsSync(join(root, file)));
  if (missing.length > 0)
    throw new UserError(`Missing beside their schema: ${missing.join(", ")}. Nothing was generated.`);
}

/**
 * Writes every generated file, or with `check` only compares.
 *
 * @param root the project's folder
 * @returns the files that differed, from the root
 * @throws UserError when a schema is broken, or a block or visual has a schema but no component
 */
export async function generate(root: string, check = false): Promise<string[]> {
  requireSchemas(root);
  const schemas = loadSchemas(root);
  requireComponents(root, schemas);
  const changed: string[] = [];
  for (const [file, text] of await generatedFiles(schemas, loadConstants(root).constants)) {
    const path = join(root, file);
    const wanted = await formatted(file, text);
    if (existsSync(path) && readFileSync(path, "utf8") === wanted) continue;
    changed.push(file);
    if (check) continue;
    mkdirSync(dirname(path), { recursive: true });
    // Renamed into place: a dev server that reads a half-written file would serve it.
    writeFileSync(`${path}.tmp`, wanted);
    renameSync(`${path}.tmp`, path);
  }
  return changed;
}

/** @throws UserError with a fault for each generated file that is not what the schemas and the rules give */
export async function requireFresh(root: string): Promise<void> {
  const stale = await generate(root, true);
  if (stale.length > 0) throw new UserError(staleFaults(stale).map(formatText).join("\n"));
}
