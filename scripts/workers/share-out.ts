import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { RUN_FILE } from "../command/run-file";

/** Starting a worker takes about as long as rendering so many pages; below that a second one does not pay. */
const PAGES_WORTH_A_WORKER = 200;

/** Runs one worker to its end, passing on what it says. */
function run<Reply>(worker: string, task: object, onReply: (reply: Reply) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(RUN_FILE, [worker]);
    child.on("message", (reply) => onReply(reply as Reply));
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${worker} ended with code ${code}.`)),
    );
    child.send(task);
  });
}

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
  await Promise.all(shares.map((share) => run(worker, taskOf(share), onReply)));
}
