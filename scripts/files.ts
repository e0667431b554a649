import { accessSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { UserError } from "./user-error";

/** Writes a file and creates its parent folders. */
export function writeWithFolders(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/**
 * Whether a path is a file, not a folder, that this process may access.
 *
 * @param mode kind of access: `constants.R_OK` to read it, `constants.X_OK` to run it
 */
export function isFileFor(mode: number, path: string): boolean {
  try {
    accessSync(path, mode);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Returns the file of a route below the site's folder: `/pricing` → `pricing.html`, which hosts serve without a redirect. */
export function htmlFile(route: string): string {
  return route === "/" ? "index.html" : `${route.slice(1)}.html`;
}

/** A character that Vite, Vike or esbuild interpret as the end of a path, as an escape code or as a pattern. */
const SPECIAL_CHARACTER = /[#?%*]/;

/** @throws UserError if the path of the project's folder contains a character that the bundler cannot handle */
export function requireUsableFolder(root: string): void {
  const [character] = SPECIAL_CHARACTER.exec(root) ?? [];
  if (character === undefined) return;
  throw new UserError(
    `${root}: The bundler cannot work in a folder with "${character}" in its path. Rename that folder.`,
  );
}
