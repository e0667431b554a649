import { join } from "node:path";
import { type Diagnostic, sortDiagnostics } from "../../schema/diagnostic";
import { htmlFile } from "../build/render";
import { BundleNeeds } from "../build/styles/page-styles";
import type { FinishedPage, FinishedPageCache } from "../kept/finished-pages";
import { progress } from "../progress";
import type { PageTask, RenderReply, RenderTask } from "./render-worker";
import { runInWorkers } from "./share-out";

/** What has come of the pages. */
export interface RenderedPages {
  /** The faults found in the HTML, and one for each page that could not be rendered. */
  faults: Diagnostic[];
  needs: BundleNeeds;
  /** The pages that were kept as an earlier build had finished them, by their routes. */
  reused: ReadonlyMap<string, FinishedPage>;
}

/**
 * Renders every page, checks its HTML and writes it, on as many cores as are worth it; one that is kept is put in place. No
 * page is kept in memory.
 *
 * Processes of their own also keep Vike's rendering apart from its bundler, whose development logger would else print every page.
 *
 * @throws when a worker does not come to its end
 */
export async function renderPages(
  task: RenderTask,
  pages: readonly PageTask[],
  cache?: FinishedPageCache,
): Promise<RenderedPages> {
  const { outDir } = task;
  const tick = progress("Rendering pages", pages.length);
  const faults: Diagnostic[] = [];
  const needs = new BundleNeeds();
  needs.addSheets(cache?.sheets ?? []);
  const reused = new Map<string, FinishedPage>();
  const uncached = pages.filter(({ route, group, key }) => {
    const page = key === undefined ? undefined : cache?.restore(key, join(outDir, "client", htmlFile(route)));
    if (!page) return true;
    reused.set(route, page);
    needs.addPage(group, page.needs);
    tick();
    return false;
  });
  if (uncached.length > 0)
    await runInWorkers<PageTask, RenderReply>("workers/render-worker", task, uncached, (reply) => {
      faults.push(...reply.faults);
      if (reply.needs) needs.addPage(reply.group, reply.needs);
      needs.addSheets(reply.sheets);
      tick();
    });
  return { faults: sortDiagnostics(faults), needs, reused };
}
