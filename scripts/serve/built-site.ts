import { existsSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../user-error";

/** Where `npm run build` puts the site, from the project's root. */
const SITE_FOLDER = join("dist", "client");

/** The port that the built site is served on where none is asked for. */
export const DEFAULT_PORT = 4173;

/**
 * The folder of the built site.
 *
 * @throws UserError when there is none
 */
export function builtSite(root: string): string {
  const folder = join(root, SITE_FOLDER);
  if (existsSync(join(folder, "index.html"))) return folder;
  throw new UserError(`There is no built site in ${SITE_FOLDER}. Run "npm run build" first.`);
}
