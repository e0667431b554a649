import { cpSync, mkdirSync, readdirSync, symlinkSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { VISUALS_FOLDER } from "../../schema/schema-parts";
import { page, projectOf } from "../check/project";
import { ROOT } from "../roots";

const UI = "renderer/ui";

/** Sources of generated files: all shared schemas, and a few of the blocks and visuals. */
const COPIED = [
  "schema",
  ...["countdown", "faq", "hero", "steps"].map((type) => `blocks/${type}`),
  `${VISUALS_FOLDER}/call-screen`,
];

/**
 * Creates a project whose code may be changed: a few blocks instead of all, and one page. Modules that blocks import
 * are symbolic links.
 *
 * @returns the project's folder
 */
export function makeCodeProject(): string {
  const root = projectOf({ "pages/index.json": page() });
  // These are links to the schemas that all projects share.
  for (const folder of ["schema", "blocks", "renderer"]) unlinkSync(join(root, folder));
  for (const part of COPIED) cpSync(join(ROOT, part), join(root, part), { recursive: true });
  const linked = readdirSync(join(ROOT, UI)).map((name) => `${UI}/${name}`);
  mkdirSync(join(root, UI), { recursive: true });
  for (const part of ["node_modules", ...linked.filter((path) => path !== VISUALS_FOLDER)])
    symlinkSync(join(ROOT, part), join(root, part));
  return root;
}
