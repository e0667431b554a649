import { once } from "node:events";
import { availableParallelism } from "node:os";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { startProgram } from "./calls";

/** Makes V8 collect old objects before the heap has grown by half: a rendered page leaves much garbage and nothing else. */
export const HEAP_GROWTH_FLAG = "--heap-growing-percent=50";

/** Makes V8 collect new objects four times as often. By default, workers for 3,000 pages grew to 550 MB each, and were not faster. */
const SEMI_SPACE_FLAG = "--max-semi-space-size=4";

/** Makes the bundler, which is native code, return freed memory at once: this saves a seventh of its memory. */
const MIMALLOC_ENV = { MIMALLOC_PURGE_DELAY: "0" };

/** Number of pages that a worker has at once, so that it does not wait for the next one. */
const MAX_QUEUED_PAGES = 2;

/** Runs a worker until no page is left. @throws what a page's call throws, or when the worker ends early */
async function runWorker<Page, Reply>(
  worker: string,
  args: readonly string[],
  takePage: () => Page | undefined,
  onReply: (reply: Reply) => void,
): Promise<void> {
  // React renders several times slower in development mode.
  const env = { ...process.env, ...MIMALLOC_ENV, NODE_ENV: "production" };
  const { child, call } = startProgram(worker, args, {
    execArgv: [HEAP_GROWTH_FLAG, SEMI_SPACE_FLAG],
    // A structured clone of each reply would take a tenth of the time of a build.
    serialization: "json",
    env,
  });
  const exit = once(child, "exit");
  const work = async () => {
    for (let page = takePage(); page !== undefined; page = takePage())
      onReply((await call("work", page)) as Reply);
  };
  try {
    await Promise.all(Array.from({ length: MAX_QUEUED_PAGES }, work));
  } finally {
    if (child.connected) child.disconnect();
    await exit;
  }
}

/**
 * Frees the memory that this process does not need while it waits for workers. V8 would do so only when something is
 * allocated.
 */
function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  // V8 keeps the pages that the first collection has emptied; the second one returns them to the system.
  collect();
}

/** Number of pages that take about as long to render as a worker takes to start; for fewer, another worker does not pay off. */
const PAGES_PER_WORKER = 200;

/**
 * Distributes pages among worker processes: at most one per core, and only as many as pay off. A worker receives the
 * next page when it has finished one.
 *
 * @param worker program that answers the call `work` for a page (calls.ts)
 * @param args arguments of the program; the pages and the replies must be JSON values
 * @param onReply called with a worker's reply for each page
 * @param coreIsFree settles when another process has released its core; until then, only one worker runs
 * @throws what the work on a page throws, or when a worker ends early
 */
export async function runInWorkers<Page, Reply>(
  worker: string,
  args: readonly string[],
  pages: readonly Page[],
  onReply: (reply: Reply) => void,
  coreIsFree: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  collectGarbage();
  const useful = Math.ceil(pages.length / PAGES_PER_WORKER);
  const count = Math.max(1, Math.min(availableParallelism(), useful));
  let taken = 0;
  const takePage = () => (taken < pages.length ? pages[taken++] : undefined);
  const run = async () => {
    if (taken === pages.length) return;
    try {
      await runWorker(worker, args, takePage, onReply);
    } catch (error) {
      // The other workers end, too.
      taken = pages.length;
      throw error;
    }
  };
  const first = run();
  const others = Array.from({ length: count - 1 }, () => Promise.race([first, coreIsFree]).then(run));
  await Promise.allSettled([first, ...others]);
  await Promise.all([first, ...others]);
}
