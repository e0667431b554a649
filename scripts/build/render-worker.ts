import { join } from "node:path";
import { checkHtml } from "../../checks/html/check-html";
import { loadConstants } from "../../data/constants";
import type { Diagnostic } from "../../schema/diagnostic";
import { htmlFile, loadRenderer, writePage } from "./render";

/** What a worker is given: its share of the pages, and the folders to read and write. */
export interface RenderTask {
  contentRoot: string;
  outDir: string;
  pages: readonly { route: string; file: string }[];
}

/** What a worker says of each page: its faults, or that rendering it failed. */
export interface RenderedPage {
  faults: Diagnostic[];
  failure?: string;
}

/** Renders the worker's share, saying after each page how it went. */
async function work({ contentRoot, outDir, pages }: RenderTask): Promise<void> {
  const { constants } = loadConstants(contentRoot);
  const render = await loadRenderer(outDir);
  for (const { route, file } of pages) {
    const result: RenderedPage = { faults: [] };
    try {
      const html = await render(route);
      result.faults = checkHtml(html, { file, constants, output: htmlFile(route) });
      writePage(join(outDir, "client"), route, html);
    } catch (error) {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      result.failure = `${file} could not be rendered: ${reason}`;
    }
    process.send?.(result);
  }
}

process.once("message", (task) => {
  work(task as RenderTask).then(
    // The channel to the parent would keep the process alive.
    () => process.disconnect(),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
