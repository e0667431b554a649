import { type Diagnostic, sortDiagnostics } from "../../schema/diagnostic";
import { progress } from "../progress";
import type { PageTask, RenderedPage, RenderTask } from "./render-worker";
import { shareOut } from "./share-out";

/**
 * Renders every page, checks its HTML and writes it, on as many cores as are worth it. No page is kept in memory.
 *
 * Processes of their own also keep Vike's rendering apart from its bundler, whose development logger would else print every page.
 *
 * @returns the faults found in the HTML, and one for each page that could not be rendered
 * @throws when a worker does not come to its end
 */
export async function renderPages({ pages, ...task }: RenderTask): Promise<Diagnostic[]> {
  const rendered = progress("Rendering pages", pages.length);
  const faults: Diagnostic[] = [];
  await shareOut<PageTask, RenderedPage>(
    "workers/render-worker",
    pages,
    (share): RenderTask => ({ ...task, pages: share }),
    (page) => {
      faults.push(...page.faults);
      rendered();
    },
  );
  return sortDiagnostics(faults);
}
