import { type Dirent, readdirSync } from "node:fs";
import { join } from "node:path";

/** What stands below public/, as addresses: `/share/default.png`. */
export interface PublicFiles {
  /** Files that the build copies to the site. */
  files: readonly string[];
  /** What it must not publish, with the reason. */
  refused: readonly { path: string; reason: string }[];
}

/** Configuration of hosts, which the build makes (scripts/hosting/). */
const MADE_BY_THE_BUILD = new Set(["/_headers", "/_redirects"]);

/** Why something below public/ must not be published; undefined for a file or folder that may. */
function refusal(path: string, entry: Dirent): string | undefined {
  if (entry.isSymbolicLink()) return "is a symbolic link, which may lead out of the project";
  if (!entry.isFile() && !entry.isDirectory()) return "is no file";
  if (entry.name.startsWith(".") && path !== "/.well-known")
    return "is hidden: its name begins with a dot, as that of a file with secrets";
  if (MADE_BY_THE_BUILD.has(path)) return "is made by the build, from scripts/hosting/";
  return undefined;
}

/** What stands below public/. Names are compared exactly, as hosts do. */
export function publicFiles(root: string): PublicFiles {
  const files: string[] = [];
  const refused: { path: string; reason: string }[] = [];
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(root, "public", folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      const reason = refusal(path, entry);
      if (reason) refused.push({ path, reason });
      else if (entry.isDirectory()) visit(path);
      else files.push(path);
    }
  };
  try {
    visit("");
  } catch (error) {
    // Without the folder there are no files, and each asset is reported as missing.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  return { files, refused };
}
