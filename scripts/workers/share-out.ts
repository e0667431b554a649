import { fork, type Serializable } from "node:child_process";
import { availableParallelism } from "node:os";
import { RUN_FILE } from "../command/run-file";

/** What is old is looked through for garbage before it has half as much again: a page leaves much of it, and nothing else. */
export const HEAP_GROWTH_FLAG = "--heap-growing-percent=50";

/** What is new is looked through four times as often. Left alone, the workers of 3,000 pages grew to 550 MB each, in the same time. */
const SEMI_SPACE_FLAG = "--max-semi-space-size=4";

/** The bundler, which is not written in JavaScript, gives back at once what it has freed: a seventh of its memory. */
const MIMALLOC_ENV = { MIMALLOC_PURGE_DELAY: "0" };

/** So many items are with a worker at once, so that it need not wait for the next. */
const MAX_QUEUED_ITEMS = 2;

/**
 * Runs a worker to its end, passing on what it says.
 *
 * @param worker program that takes its task by `onTask`
 * @param task what it has to know for all items; it, the items and the replies have to be JSON
 * @param takeItem gives an item; undefined when there is none left
 * @throws when it does not come to its end
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

/** Starting a worker takes about as long as rendering so many pages; below that a second one does not pay. */
const PAGES_PER_WORKER = 200;

/**
 * Shares pages out among as many processes as there are cores and as are worth it. Each takes the next one when it is
 * done with one.
 *
 * @param worker program that takes its task by `onTask`
 * @param task what it has to know beside the pages; it, the pages and the replies have to be JSON
 * @param onReply called with what a worker says of each page
 * @param coreIsFree settles when a core is free that something else works on: one worker has to do until then
 * @throws when a worker does not come to its end
 */
export async function runInWorkers<Page, Reply>(
  worker: string,
  task: object,
  pages: readonly Page[],
  onReply: (reply: Reply) => void,
  coreIsFree: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  const useful = Math.ceil(pages.length / PAGES_PER_WORKER);
  const count = Math.max(1, Math.min(availableParallelism(), useful));
  let taken = 0;
  const takePage = () => pages[taken++];
  const run = () => (taken < pages.length ? runWorker(worker, task, takePage, onReply) : undefined);
  const first = run();
  const others = Array.from({ length: count - 1 }, () => Promise.race([first, coreIsFree]).then(run));
  await Promise.all([first, ...others]);
}
