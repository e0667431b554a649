import { UserError } from "./user-error";

/** Characters that Vite, Vike or esbuild read as the end of a path, as a code or as a pattern. */
const SPECIAL_CHARACTER = /[#?%*]/;

/** @throws UserError for a project in a folder whose name the bundler cannot work with */
export function requireUsableFolder(root: string): void {
  const [character] = SPECIAL_CHARACTER.exec(root) ?? [];
  if (character === undefined) return;
  throw new UserError(
    `${root}: The bundler cannot work in a folder with "${character}" in its path. Rename that folder.`,
  );
}
