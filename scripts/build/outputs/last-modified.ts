import { execFileSync } from "node:child_process";

/** Date of each file's last commit, by path from the project's root. */
export type LastModified = ReadonlyMap<string, Date>;

function git(root: string, ...args: string[]): string {
  return execFileSync("git", ["-C", root, ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 64 * 1024 * 1024,
  });
}

/**
 * Returns the date of the last commit of each file below pages/ and data/. A file with uncommitted changes has no date.
 * The map is empty without a history, and with a shallow one, whose oldest commit appears to add every file.
 *
 * @param root the folder with `pages/` and `data/`
 */
export function lastModified(root: string): LastModified {
  const dates = new Map<string, Date>();
  try {
    if (git(root, "rev-parse", "--is-shallow-repository").trim() !== "false") return dates;
    // Newest first, so the first mention of a file is its last change. Paths are relative to the root.
    const log = git(root, "log", "--format=%x00%cI", "--name-only", "--relative", "--", "pages", "data");
    for (const commit of log.split("\0").slice(1)) {
      const [date = "", ...files] = commit.split("\n").filter((line) => line !== "");
      for (const file of files) if (!dates.has(file)) dates.set(file, new Date(date));
    }
    // Uncommitted changes have no date that others could verify.
    const changed = git(root, "diff", "--name-only", "--relative", "HEAD", "--", "pages", "data");
    for (const file of changed.split("\n")) dates.delete(file);
  } catch {
    // Without git or a repository, files have no dates.
  }
  return dates;
}

/** Returns the newest date of the files; undefined if one of them has no date. */
export function newestDate(dates: LastModified, files: readonly string[]): Date | undefined {
  const known = files.map((file) => dates.get(file));
  if (known.some((date) => date === undefined)) return undefined;
  return known.reduce((latest, date) => (latest && date && latest > date ? latest : date), undefined);
}
