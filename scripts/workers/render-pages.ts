import { join } from "node:path";
import { type Diagnostic, sortDiagnostics } from "../../schema/diagnostic";
import { BundleNeeds } from "../build/styles/page-styles";
import type { FinishedPage, FinishedPageCache } from "../cache/finished-page-cache";
import { htmlFile } from "../files";
import { progress } from "../progress";
import type { PageTask, RenderReply } from "./render-worker";
import { runInWorkers } from "./run-in-workers";

/**
 * Renders every page in workers, checks its HTML and writes it, or restores it from the cache. No page stays in memory.
 *
 * Separate processes also isolate Vike's renderer from its bundler, whose development logger would print every page.
 *
 * @param content folder with the pages' sources
 * @param outDir folder with the bundle, whose `client` gets the pages
 * @returns the faults in the HTML and of pages that could not be rendered, what the pages need, and by route those that
 *   were restored from the cache
 * @throws UserError for an error of the system, such as a full disk; another error when a worker fails
 */
export async function renderPages(
  content: string,
  outDir: string,
  pages: readonly PageTask[],
  cache?: FinishedPageCache,
) {
  const tick = progress("Rendering pages", pages.length);
  const faults: Diagnostic[] = [];
  const needs = new BundleNeeds();
  const reused = new Map<string, FinishedPage>();
  const restore = ({ route, group, key }: PageTask): boolean => {
    const page = cache?.restore(key, join(outDir, "client", htmlFile(route)));
    if (!page) return false;
    reused.set(route, page);
    needs.addPage(group, page.needs);
    tick();
    return true;
  };
  const render = async (uncached: readonly PageTask[]): Promise<void> => {
    if (uncached.length === 0) return;
    await runInWorkers<PageTask, RenderReply>(
      "workers/render-worker",
      [content, outDir],
      uncached,
      (reply) => {
        faults.push(...reply.faults);
        if (reply.needs) needs.addPage(reply.group, reply.needs);
        tick();
      },
    );
  };
  // Workers start and render the pages that changed while this process restores all others.
  const rendering = render(pages.filter(({ key }) => !cache?.has(key)));
  const lost = pages.filter((page) => cache?.has(page.key) && !restore(page));
  await rendering;
  await render(lost);
  return { faults: sortDiagnostics(faults), needs, reused };
}
