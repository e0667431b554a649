import { execFileSync } from "node:child_process";

/** Day and time of a file's last commit, by its path from the project's root. */
export type LastModified = ReadonlyMap<string, Date>;

function git(root: string, ...args: string[]): string {
  return execFileSync("git", ["-C", root, ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 64 * 1024 * 1024,
  });
}

/**
 * When each file below pages/ and data/ was last committed; one with changes since has no date. Without a history, or
 * with a shallow one, which would give every file the date of its clone, nothing is known.
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
    // What is not committed yet has no date that others could check.
    const changed = git(root, "diff", "--name-only", "--relative", "HEAD", "--", "pages", "data");
    for (const file of changed.split("\n")) dates.delete(file);
  } catch {
    // No git, or no repository: the files are not dated.
  }
  return dates;
}

/** The newest date of some files; undefined where one of them is not dated. */
export function newestDate(dates: LastModified, files: readonly string[]): Date | undefined {
  const known = files.map((file) => dates.get(file));
  if (known.some((date) => date === undefined)) return undefined;
  return known.reduce((latest, date) => (latest && date && latest > date ? latest : date), undefined);
}
