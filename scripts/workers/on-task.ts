import { on } from "node:events";

/**
 * In a process that `shareOut` has started: makes ready for a task, and then does one item of it after the other, until
 * the parent has no more. A failure ends it with code 1.
 *
 * @param prepare what is to be done with an item; its reply goes back to the parent
 */
export async function onTask<Task, Item, Reply>(
  prepare: (task: Task) => Promise<(item: Item) => Promise<Reply>>,
): Promise<void> {
  // The channel keeps the process alive; the parent closes it, or is gone.
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
