import { createHash } from "node:crypto";
import { join } from "node:path";
import { KEPT_FOLDER } from "../../schema/kept-validators";
import { Kept } from "./kept";

/** The version of the code, which scripts/run.mjs tells; undefined in a program that it has not started. */
export const codeVersion = (): string | undefined => (globalThis as { codeVersion?: string }).codeVersion;

/**
 * What this version of the code has found out about a project.
 *
 * @param subject names the answers
 * @param root the project's folder
 * @returns undefined where nothing is kept, since the version is not known
 */
export function keptAbout(
  subject: string,
  root: string,
  code = codeVersion(),
  folder = KEPT_FOLDER,
): Kept | undefined {
  if (code === undefined) return undefined;
  const hash = createHash("sha256")
    .update(JSON.stringify([root, code]))
    .digest("hex");
  return new Kept(join(folder, `${subject}-${hash.slice(0, 24)}`));
}
