import { availableParallelism } from "node:os";
import { runWorker } from "./run-worker";

/** Starting a worker takes about as long as rendering so many pages; below that a second one does not pay. */
const PAGES_WORTH_A_WORKER = 200;

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
export async function shareOut<Page, Reply>(
  worker: string,
  task: object,
  pages: readonly Page[],
  onReply: (reply: Reply) => void,
  coreIsFree: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  const worth = Math.ceil(pages.length / PAGES_WORTH_A_WORKER);
  const count = Math.max(1, Math.min(availableParallelism(), worth));
  let taken = 0;
  const next = () => pages[taken++];
  const run = () => (taken < pages.length ? runWorker(worker, task, next, onReply) : undefined);
  const first = run();
  const others = Array.from({ length: count - 1 }, () => Promise.race([first, coreIsFree]).then(run));
  await Promise.all([first, ...others]);
}
