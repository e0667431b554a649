import { fork, type Serializable } from "node:child_process";
import { availableParallelism } from "node:os";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { RUN_FILE } from "../command/run-file";

/** Makes V8 collect old objects before the heap has grown by half: a rendered page leaves much garbage and nothing else. */
export const HEAP_GROWTH_FLAG = "--heap-growing-percent=50";

/** Makes V8 collect new objects four times as often. By default, workers for 3,000 pages grew to 550 MB each, and were not faster. */
const SEMI_SPACE_FLAG = "--max-semi-space-size=4";

/** Makes the bundler, which is native code, return freed memory at once: this saves a seventh of its memory. */
const MIMALLOC_ENV = { MIMALLOC_PURGE_DELAY: "0" };

/** Number of items that a worker has at once, so that it does not wait for the next one. */
const MAX_QUEUED_ITEMS = 2;

/**
 * Runs a worker until it has processed all items.
 *
 * @param worker program that calls `onTask`
 * @param task input for all items; it, the items and the replies must be JSON values
 * @param takeItem returns the next item, or undefined if there is none left
 * @throws when the worker fails or exits early
 */
function runWorker<Item, Reply>(
  worker: string,
  task: object,
  takeItem: () => Item | undefined,
  onReply: (reply: Reply) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    // React renders several times slower in development mode.
    const env = { ...process.env, ...MIMALLOC_ENV, NODE_ENV: "production" };
    const child = fork(RUN_FILE, [worker], { execArgv: [HEAP_GROWTH_FLAG, SEMI_SPACE_FLAG], env });
    let pending = 0;
    const sendNext = () => {
      const item = takeItem();
      if (item !== undefined) {
        pending += 1;
        child.send(item as Serializable);
      } else if (pending === 0 && child.connected) child.disconnect();
    };
    child.on("message", (reply) => {
      pending -= 1;
      onReply(reply as Reply);
      sendNext();
    });
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 && pending === 0 ? resolve() : reject(new Error(`${worker} ended with code ${code}.`)),
    );
    child.send(task);
    for (let count = 0; count < MAX_QUEUED_ITEMS; count += 1) sendNext();
  });
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
 * @param worker program that calls `onTask`
 * @param task input besides the pages; it, the pages and the replies must be JSON values
 * @param onReply called with a worker's reply for each page
 * @param coreIsFree settles when another process has released its core; until then, only one worker runs
 * @throws when a worker fails or exits early
 */
export async function runInWorkers<Page, Reply>(
  worker: string,
  task: object,
  pages: readonly Page[],
  onReply: (reply: Reply) => void,
  coreIsFree: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  collectGarbage();
  const useful = Math.ceil(pages.length / PAGES_PER_WORKER);
  const count = Math.max(1, Math.min(availableParallelism(), useful));
  let taken = 0;
  const takePage = () => pages[taken++];
  const run = () => (taken < pages.length ? runWorker(worker, task, takePage, onReply) : undefined);
  const first = run();
  const others = Array.from({ length: count - 1 }, () => Promise.race([first, coreIsFree]).then(run));
  await Promise.all([first, ...others]);
}
