import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { FILE_SUFFIXES, type FinishedPage, type FinishedPageCache } from "../cache/finished-page-cache";
import { htmlFile } from "../files";
import { inlineHash } from "../hosting/headers";
import type { PageTask } from "../workers/render-worker";
import { writePage } from "./compress";
import { forEachConcurrently } from "./for-each-concurrently";
import { needsOf } from "./styles/page-needs";
import { withStyles } from "./styles/page-styles";

/**
 * Inlines the styles into the pages of a built site, and writes the pages with their compressed forms. Skips a page that
 * was restored from the cache with the same styles.
 *
 * @param styles CSS of each group
 * @param reused pages that were restored from the cache, by route
 * @param cache stores the finished pages for later builds
 */
export async function finishPages(
  clientDir: string,
  pages: readonly Pick<PageTask, "route" | "group" | "key">[],
  styles: ReadonlyMap<string, string>,
  reused: ReadonlyMap<string, FinishedPage>,
  cache?: FinishedPageCache,
): Promise<void> {
  const hashes = new Map([...styles].map(([group, css]) => [group, inlineHash(css)]));
  await forEachConcurrently(pages, async ({ route, group, key }) => {
    const style = hashes.get(group) ?? "";
    const cached = reused.get(route);
    if (cached?.style === style) return;
    const file = join(clientDir, htmlFile(route));
    const html = await readFile(file, "utf8");
    const needs = cached?.needs ?? needsOf(html);
    // A restored file may be a hard link to a file of the site that is being served: remove it, do not overwrite it.
    if (cached) await Promise.all(FILE_SUFFIXES.map((suffix) => rm(file + suffix)));
    await writePage(file, Buffer.from(withStyles(html, styles.get(group) ?? "")));
    cache?.store(key, file, { needs, style });
  });
}
