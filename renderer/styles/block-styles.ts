import { existsSync } from "node:fs";
import { join } from "node:path";

/**
 * Returns the URLs of the stylesheets of blocks, without duplicates and in a stable order. The build inlines the used
 * styles into each page (scripts/build/styles), so a page only contains styles of blocks on pages of its own kind.
 */
export async function blockStylesheets(types: readonly string[]): Promise<string[]> {
  const files = [...new Set(types)].sort().map((type) => `/blocks/${type}/block.css`);
  // In development, the browser requests the files themselves.
  if (import.meta.env.DEV) return files.filter((file) => existsSync(join(process.cwd(), file)));
  const { BLOCK_SHEETS } = await import("./block-sheets");
  return files.flatMap((file) => BLOCK_SHEETS[file] ?? []);
}
