import { availableParallelism } from "node:os";
import { runWorker } from "./run-worker";

/** Starting a worker takes about as long as rendering so many pages; below that a second one does not pay. */
const PAGES_WORTH_A_WORKER = 200;

/**
 * Shares pages out among as many processes as there are cores and as are worth it.
 *
 * @param worker program that takes its task by `onTask`
 * @param taskOf the task for a share of the pages; it and the replies have to be JSON
 * @param onReply called with whatever a worker says
 * @throws when a worker does not come to its end
 */
export async function shareOut<Page, Reply>(
  worker: string,
  pages: readonly Page[],
  taskOf: (share: Page[]) => object,
  onReply: (reply: Reply) => void,
): Promise<void> {
  const worth = Math.ceil(pages.length / PAGES_WORTH_A_WORKER);
  const count = Math.max(1, Math.min(availableParallelism(), worth));
  const shares = Array.from({ length: count }, (_, share) =>
    pages.filter((_page, index) => index % count === share),
  );
  await Promise.all(shares.map((share) => runWorker(worker, taskOf(share), onReply)));
}
