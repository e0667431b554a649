import { openSite } from "../../data/site";
import { errorAt, FILE_START } from "../../schema/diagnostic";
import { VISUALS_FOLDER } from "../../schema/schema-parts";
import { FaultsError } from "../report/text";
import { generatedFiles } from "./files";
import { missingFiles, requireSchemas } from "./schema-faults";
import { updateFiles } from "./update";

/**
 * Writes every generated file, or only compares those that are committed if `check` is set.
 *
 * @param root the project's folder
 * @returns paths of the files that differed, from the root
 * @throws FaultsError when a schema is broken, or a block or visual has a schema but no component
 */
export async function generate(root: string, check = false): Promise<string[]> {
  const schemas = requireSchemas(root);
  const missing = missingFiles(root, [
    ...schemas.blockTypes.map((type) => `blocks/${type}/block.tsx`),
    ...schemas.visualKinds.map((kind) => `${VISUALS_FOLDER}/${kind}/visual.tsx`),
  ]);
  if (missing.length > 0) throw new FaultsError(missing);
  return updateFiles(root, await generatedFiles(openSite(root, schemas)), check);
}

/** Returns the fault of a generated file that is out of date. */
const staleFault = (file: string) =>
  errorAt(file, FILE_START, {
    rule: "generated-files",
    message: "This file is not up to date with the schemas, the rules and the content.",
    fix: "Run `npm run generate` and commit the result.",
  });

/** @throws FaultsError with a fault for each generated file that is out of date */
export async function requireFresh(root: string): Promise<void> {
  const stale = await generate(root, true);
  if (stale.length > 0) throw new FaultsError(stale.map(staleFault));
}
