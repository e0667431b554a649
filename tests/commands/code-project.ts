import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { VISUALS_FOLDER } from "../../schema/schema-parts";
import { makeProject, page } from "../check/project";
import { ROOT } from "../render";

const UI = "renderer/ui";

/** What is generated from: all shared schemas, and a few of the blocks and pictures. */
const COPIED = [
  "schema",
  ...["countdown", "faq", "hero", "steps"].map((type) => `blocks/${type}`),
  `${VISUALS_FOLDER}/call-screen`,
];

/**
 * Makes a project with code that may be written into: a few blocks instead of all, and one page. What blocks import is
 * linked.
 *
 * @returns the project's folder, and a function that removes it
 */
export function makeCodeProject(): { root: string; remove: () => void } {
  const project = makeProject({ "pages/index.json": page() });
  const { root } = project;
  // Links to the schemas that all projects share.
  for (const folder of ["schema", "blocks", "renderer"]) rmSync(join(root, folder));
  for (const part of COPIED) cpSync(join(ROOT, part), join(root, part), { recursive: true });
  const linked = readdirSync(join(ROOT, UI)).map((name) => `${UI}/${name}`);
  mkdirSync(join(root, UI), { recursive: true });
  for (const part of ["node_modules", ...linked.filter((path) => path !== VISUALS_FOLDER)])
    symlinkSync(join(ROOT, part), join(root, part));
  return project;
}
