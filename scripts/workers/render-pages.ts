import { join } from "node:path";
import { type Diagnostic, sortDiagnostics } from "../../schema/diagnostic";
import { writePage } from "../build/render";
import { KeptFiles } from "../kept/kept-files";
import { keptPage } from "../kept/kept-html";
import { progress } from "../progress";
import type { PageTask, RenderTask } from "./render-worker";
import { shareOut } from "./share-out";

/** Writes the pages that are kept as they were rendered before; the others are returned. */
function writeKept({ pages, kept, outDir }: RenderTask, onPage: () => void): PageTask[] {
  if (kept === undefined) return [...pages];
  const files = new KeptFiles(kept);
  return pages.filter(({ route, key }) => {
    const page = key === undefined ? undefined : keptPage(files, key);
    if (!page) return true;
    writePage(join(outDir, "client"), route, page);
    onPage();
    return false;
  });
}

/**
 * Renders every page, checks its HTML and writes it, on as many cores as are worth it. No page is kept in memory.
 *
 * Processes of their own also keep Vike's rendering apart from its bundler, whose development logger would else print every page.
 *
 * @returns the faults found in the HTML, and one for each page that could not be rendered
 * @throws when a worker does not come to its end
 */
export async function renderPages(task: RenderTask): Promise<Diagnostic[]> {
  const rendered = progress("Rendering pages", task.pages.length);
  const faults: Diagnostic[] = [];
  const unknown = writeKept(task, rendered);
  if (unknown.length === 0) return [];
  await shareOut<PageTask, Diagnostic[]>(
    "workers/render-worker",
    unknown,
    (pages): RenderTask => ({ ...task, pages }),
    (found) => {
      faults.push(...found);
      rendered();
    },
  );
  return sortDiagnostics(faults);
}
