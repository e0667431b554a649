import { UserError } from "./user-error";

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
