import { existsSync, renameSync, rmSync } from "node:fs";

/**
 * Puts a finished build in the place of the earlier one.
 *
 * Two renames, so the site that is being served is never half of each; when the second one fails, the first is undone.
 */
export function publish(from: string, to: string): void {
  const earlier = `${to}.earlier`;
  rmSync(earlier, { recursive: true, force: true });
  if (existsSync(to)) renameSync(to, earlier);
  try {
    renameSync(from, to);
  } catch (error) {
    if (existsSync(earlier)) renameSync(earlier, to);
    throw error;
  }
  rmSync(earlier, { recursive: true, force: true });
}
