import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { type Diagnostic, sortDiagnostics } from "../../schema/diagnostic";
import { progress } from "../progress";
import type { RenderedPage, RenderTask } from "./render-worker";

/** Starting a worker takes about as long as rendering so many pages; below that a second one does not pay. */
const PAGES_WORTH_A_WORKER = 200;

/** Runs one worker to its end, passing on what it says of each page. */
function runWorker(task: RenderTask, onPage: (page: RenderedPage) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = fork(new URL("./render-worker.ts", import.meta.url), { execArgv: ["--import", "tsx"] });
    worker.on("message", (page) => onPage(page as RenderedPage));
    worker.on("error", reject);
    worker.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`A render worker ended with code ${code}.`)),
    );
    worker.send(task);
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
export async function renderPages({ pages, ...task }: RenderTask): Promise<Diagnostic[]> {
  const count = Math.max(1, Math.min(availableParallelism(), Math.ceil(pages.length / PAGES_WORTH_A_WORKER)));
  const rendered = progress("Rendering pages", pages.length);
  const faults: Diagnostic[] = [];
  const onPage = (page: RenderedPage) => {
    faults.push(...page.faults);
    rendered();
  };
  const shares = Array.from({ length: count }, (_, share) =>
    pages.filter((_page, index) => index % count === share),
  );
  await Promise.all(shares.map((share) => runWorker({ ...task, pages: share }, onPage)));
  return sortDiagnostics(faults);
}
