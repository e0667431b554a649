import { on } from "node:events";

/**
 * Processes a task in a worker that `runInWorkers` has started: prepares the task, then processes one item after the
 * other until the parent has no more. An error ends the process with code 1.
 *
 * @param prepare receives the task and returns the function that processes an item; its result is sent to the parent
 */
export async function onTask<Task, Item, Reply>(
  prepare: (task: Task) => Promise<(item: Item) => Promise<Reply>>,
): Promise<void> {
  // The IPC channel keeps the process alive until the parent closes it or exits.
  process.once("disconnect", () => process.exit());
  let work: ((item: Item) => Promise<Reply>) | undefined;
  try {
    for await (const [message] of on(process, "message")) {
      if (!work) {
        work = await prepare(message as Task);
        continue;
      }
      const reply = await work(message as Item);
      await new Promise((sent) => process.send?.(reply, sent));
    }
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}
